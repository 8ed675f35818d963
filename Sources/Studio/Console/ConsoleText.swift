// Text of the console in lines of a width.

internal import CoreGraphics
internal import UIKit

/// A message's text in lines of equally wide characters.
struct ConsoleText: Hashable {
  /// A line of the text, or of a part of a line that is too long.
  struct Line: Hashable {
    var text: String
    /// The number of characters of the whole text before it.
    var start: Int
    /// The number of its characters.
    var count: Int
  }

  /// Lines of a message that are shown, at most.
  private static let most = 24

  private(set) var lines: [Line] = []
  /// The number of lines that are not shown.
  private(set) var left = 0

  /// Breaks a text into lines of `columns` characters, after a space where there is one; wide characters count twice.
  init(_ text: String, columns: Int) {
    let columns = max(8, columns)
    var start = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = line
      repeat {
        let part = Self.beginning(of: rest, columns: columns)
        add(Line(text: String(part), start: start, count: part.count))
        start += part.count
        rest = rest[part.endIndex...]
      } while !rest.isEmpty
      // The line break.
      start += 1
    }
  }

  /// As much of a line as there is room for.
  private static func beginning(of line: Substring, columns: Int) -> Substring {
    var width = 0
    var (index, space) = (line.startIndex, line.startIndex)
    while index < line.endIndex {
      width += Self.columns(of: line[index])
      if width > columns { break }
      let next = line.index(after: index)
      if line[index] == " " { space = next }
      index = next
    }
    if index == line.endIndex { return line }
    let isLate = line.distance(from: line.startIndex, to: space) > columns / 2
    return line[..<(isLate ? space : index)]
  }

  private mutating func add(_ line: Line) {
    if lines.count < Self.most { lines.append(line) } else { left += 1 }
  }

  /// 2 for characters of East Asian writing and for emoji, else 1.
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    return scalar.properties.isEmojiPresentation || scalar.properties.isIdeographic
      || (0x1100...0x115F).contains(scalar.value) || (0x3040...0x30FF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
      ? 2 : 1
  }

  /// The parts of the lines that a range of the whole text covers: the line's index, and the columns in it.
  func parts(of range: Range<Int>) -> [(line: Int, columns: Range<Int>)] {
    lines.enumerated().compactMap { index, line in
      let span = range.clamped(to: line.start..<line.start + line.count)
      guard !span.isEmpty else { return nil }
      let characters = Array(line.text)
      func column(_ position: Int) -> Int {
        characters[..<(position - line.start)].map(Self.columns).reduce(0, +)
      }
      return (index, column(span.lowerBound)..<column(span.upperBound))
    }
  }
}

extension ConsoleText {
  /// The font of messages: all characters are equally wide.
  @MainActor static let font = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  /// The width of a character in points.
  @MainActor static let columnWidth =
    ("0000000000" as NSString).size(
      withAttributes: [.font: font]).width / 10
  /// The height of a text's first line, with what stands beside it.
  static let lineHeight: CGFloat = 16
  /// The distance of lines.
  @MainActor static let pitch = font.lineHeight
}
