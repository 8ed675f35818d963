// The caret positions of text that is laid out.

import CoreGraphics
import Typesetting

/// The caret positions of a text that is broken into lines, in the layout's coordinates.
///
/// A position is a number of characters (`Character`) before the caret: 0 … the count of characters.
package struct CaretPositions {
  /// The positions of a line.
  package struct Line {
    /// The positions from before the line's first character to behind its last one.
    package var positions: ClosedRange<Int>
    /// The x coordinate of each position in points.
    package var x: [CGFloat]
    /// The top of the line's box in points.
    package var top: CGFloat
    /// The height of the line's box in points.
    package var height: CGFloat
  }

  /// The width of the caret in points.
  package static let caretWidth: CGFloat = 2

  /// The lines from top to bottom; never empty.
  package private(set) var lines: [Line] = []

  /// Creates the positions of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - layout: The layout of the whole text.
  ///   - lineHeight: The height of the one line of an empty text, in points.
  package init(_ text: String, _ layout: TextLayout, lineHeight: CGFloat) {
    let characters = Array(text)
    var start = 0
    for line in layout.lines {
      let end = min(start + line.text.clusters.count, characters.count)
      let left = line.origin.x
      let x = line.text.clusters.map { left + $0.x }
      lines.append(
        Line(
          positions: start...end, x: x + [left + line.text.width], top: line.top,
          height: line.height))
      start = Self.lineStart(after: end, in: characters)
    }
    if lines.isEmpty { lines = [Line(positions: 0...0, x: [0], top: 0, height: lineHeight)] }
  }

  /// Returns the index of the first character of the line after one that ends at `end`: behind the spaces at which the
  /// line was broken, or behind its line break.
  package static func lineStart(after end: Int, in characters: [Character]) -> Int {
    var next = end
    while next < characters.count, !characters[next].isNewline, characters[next].isWhitespace {
      next += 1
    }
    return next < characters.count && characters[next].isNewline && next == end ? next + 1 : next
  }

  /// Returns the UTF-16 offset of each character, and of the end, in a text that begins at the offset `start`.
  package static func utf16Offsets(of text: String, from start: Int) -> [Int] {
    text.reduce(into: [start]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
  }

  /// Returns the index of the line with a position.
  package func lineIndex(of position: Int) -> Int {
    lines.lastIndex { $0.positions.lowerBound <= position } ?? 0
  }

  private func x(of position: Int, in line: Line) -> CGFloat {
    let index = min(
      position - line.positions.lowerBound, line.positions.count - 1, line.x.count - 1)
    return line.x[max(0, index)]
  }

  /// Returns the left edge of the caret at a position, with its line's height and without a width.
  package func caretRect(at position: Int) -> CGRect {
    let line = lines[lineIndex(of: position)]
    return CGRect(x: x(of: position, in: line), y: line.top, width: 0, height: line.height)
  }

  /// Returns the parts of the lines that a range of positions covers, from top to bottom. A line that the range leaves
  /// at its end is at least a caret wide.
  package func selectionRects(of range: Range<Int>) -> [CGRect] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard range.lowerBound <= line.positions.upperBound,
        range.upperBound >= line.positions.lowerBound
      else { return nil }
      let left = x(of: max(range.lowerBound, line.positions.lowerBound), in: line)
      let right = x(of: min(range.upperBound, line.positions.upperBound), in: line)
      let continues = range.upperBound > line.positions.upperBound
      let width = max(right - left, continues ? Self.caretWidth : 0)
      guard width > 0 else { return nil }
      return CGRect(x: left, y: line.top, width: width, height: line.height)
    }
  }

  /// Returns the position nearest to a point.
  package func closestPosition(to point: CGPoint) -> Int {
    closestPosition(toX: point.x, in: lines[lineIndex(at: point.y)])
  }

  /// Returns the index of the line at a height, or of the nearest one.
  package func lineIndex(at y: CGFloat) -> Int {
    lines.lastIndex { $0.top <= y } ?? 0
  }

  /// Returns the position nearest to `x` in the line that is `count` lines below a position, or above it for a negative
  /// count; beyond the first and the last line the text's ends.
  package func position(_ count: Int, linesBelow position: Int, nearX x: CGFloat) -> Int {
    let index = lineIndex(of: position) + count
    guard index >= 0 else { return lines[0].positions.lowerBound }
    guard index < lines.count else { return lines[lines.count - 1].positions.upperBound }
    return closestPosition(toX: x, in: lines[index])
  }

  private func closestPosition(toX x: CGFloat, in line: Line) -> Int {
    let distances = line.positions.map { ($0, abs(self.x(of: $0, in: line) - x)) }
    return distances.min { $0.1 < $1.1 }?.0 ?? line.positions.lowerBound
  }
}
