// Text split where the paragraph style changes: each group is broken into lines by itself.

import CoreGraphics
import Typesetting

/// Consecutive paragraphs of one style.
struct ParagraphGroup {
  var style: NSParagraphStyle
  var runs: [StyledRun] = []
  /// The `paragraphSpacing` of the group before, in points.
  var spacingBefore: CGFloat = 0
  /// Whether the group is the last one.
  var isLast = true

  var spans: [TextSpan] { runs.compactMap(\.span) }
  /// The style of each span.
  var styles: [TextRunStyle] { runs.filter { $0.span != nil }.map(\.style) }

  /// Returns the groups of a text, from top to bottom. The line break behind a group is removed; those within it stay.
  static func groups(of runs: [StyledRun]) -> [ParagraphGroup] {
    var groups: [ParagraphGroup] = []
    for paragraph in paragraphs(of: runs) {
      guard let style = paragraph.first?.paragraph else { continue }
      guard let last = groups.last, last.style == style, style.continuesInGroup else {
        groups.append(
          ParagraphGroup(
            style: style, runs: paragraph, spacingBefore: groups.last?.style.paragraphSpacing ?? 0
          ))
        continue
      }
      groups[groups.count - 1].append(paragraph)
    }
    for index in groups.indices.dropLast() { groups[index].isLast = false }
    return groups
  }

  private mutating func append(_ paragraph: [StyledRun]) {
    runs[runs.count - 1].string += "\n"
    runs += paragraph
  }

  /// Returns the runs of each paragraph, without the line break; an empty paragraph has one empty run.
  private static func paragraphs(of runs: [StyledRun]) -> [[StyledRun]] {
    var result: [[StyledRun]] = [[]]
    for run in runs {
      let parts = run.string.split(
        omittingEmptySubsequences: false, whereSeparator: \.isParagraphBreak)
      for (index, part) in parts.enumerated() {
        if index > 0 { result.append([]) }
        guard !part.isEmpty || result[result.count - 1].isEmpty else { continue }
        var run = run
        run.string = String(part)
        result[result.count - 1].append(run)
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
  /// Whether the first line of a paragraph follows the paragraph before as any other line does.
  fileprivate var continuesInGroup: Bool {
    paragraphSpacing == 0 && paragraphSpacingBefore == 0 && firstLineHeadIndent == headIndent
  }
}
