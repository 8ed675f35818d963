// Text cut where paragraphs differ, so that each part can be broken into lines by itself.

import CoreGraphics
import Typesetting

/// Consecutive paragraphs of one style.
struct TextParagraphs {
  var style: NSParagraphStyle
  var pieces: [TextPiece] = []
  /// The spacing that the paragraph before asked for.
  var spacingBefore: CGFloat = 0
  /// Whether nothing follows.
  var isLast = true

  var spans: [TextSpan] { pieces.compactMap(\.span) }
  /// The look of each span.
  var looks: [TextLook] { pieces.filter { $0.span != nil }.map(\.look) }

  /// The text as parts that are set one below the other. Line breaks between them are taken away;
  /// those within a part stay.
  static func groups(of pieces: [TextPiece]) -> [TextParagraphs] {
    var groups: [TextParagraphs] = []
    for paragraph in paragraphs(of: pieces) {
      guard let style = paragraph.first?.paragraph else { continue }
      guard let last = groups.last, last.style == style, style.flowsOn else {
        groups.append(
          TextParagraphs(
            style: style, pieces: paragraph, spacingBefore: groups.last?.style.paragraphSpacing ?? 0
          ))
        continue
      }
      groups[groups.count - 1].continueLine(with: paragraph)
    }
    for index in groups.indices.dropLast() { groups[index].isLast = false }
    return groups
  }

  private mutating func continueLine(with paragraph: [TextPiece]) {
    pieces[pieces.count - 1].string += "\n"
    pieces += paragraph
  }

  /// Each paragraph's pieces, without the line break; an empty paragraph keeps one empty piece.
  private static func paragraphs(of pieces: [TextPiece]) -> [[TextPiece]] {
    var result: [[TextPiece]] = [[]]
    for piece in pieces {
      let parts = piece.string.split(
        omittingEmptySubsequences: false, whereSeparator: \.isParagraphBreak)
      for (index, part) in parts.enumerated() {
        if index > 0 { result.append([]) }
        guard !part.isEmpty || result[result.count - 1].isEmpty else { continue }
        var piece = piece
        piece.string = String(part)
        result[result.count - 1].append(piece)
      }
    }
    return result.map { paragraph in
      paragraph.count > 1 ? paragraph.filter { !$0.string.isEmpty } : paragraph
    }
  }
}

extension Character {
  fileprivate var isParagraphBreak: Bool {
    self == "\n" || self == "\r\n" || self == "\r" || self == "\u{2029}"
  }
}

extension NSParagraphStyle {
  /// Whether the next paragraph of this style begins as any line does.
  fileprivate var flowsOn: Bool {
    paragraphSpacing == 0 && paragraphSpacingBefore == 0 && firstLineHeadIndent == headIndent
  }
}
