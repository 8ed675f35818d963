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
    /// The x coordinate of each position in points; between two directions that of the line's own one.
    package var x: [CGFloat]
    /// The left and the right edge of each character, in points.
    package var characters: [ClosedRange<CGFloat>]
    /// The left and the right end of the line, in points.
    package var ends: ClosedRange<CGFloat>
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
      lines.append(Line(line, positions: start...end))
      start = Self.lineStart(after: end, in: characters)
    }
    if lines.isEmpty {
      lines = [
        Line(positions: 0...0, x: [0], characters: [], ends: 0...0, top: 0, height: lineHeight)
      ]
    }
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

  /// Returns the parts of the lines that a range of positions covers, from top to bottom; in a line of two directions
  /// they are several. A line that the range leaves at its end is at least a caret wide.
  package func selectionRects(of range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      guard range.lowerBound <= line.positions.upperBound,
        range.upperBound >= line.positions.lowerBound
      else { return [] }
      let parts = line.parts(of: range)
      if parts.isEmpty, range.upperBound > line.positions.upperBound {
        let left = x(of: line.positions.upperBound, in: line)
        return [CGRect(x: left, y: line.top, width: Self.caretWidth, height: line.height)]
      }
      return parts.map {
        CGRect(
          x: $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: line.height)
      }
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

extension CaretPositions.Line {
  /// The positions of a line of a layout.
  fileprivate init(_ line: TextLayout.Line, positions: ClosedRange<Int>) {
    let (left, text) = (line.origin.x, line.text)
    self.positions = positions
    x = (0...text.clusters.count).map { left + text.caretOffsets(before: $0).primary }
    characters = text.clusters.map { left + $0.x...left + $0.x + max(0, $0.advance) }
    ends = left...left + max(0, text.width)
    top = line.top
    height = line.height
  }

  /// The parts of the line, from left to right, that the characters in a range of positions take.
  fileprivate func parts(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let start = positions.lowerBound
    let covered = characters.indices.filter { range.contains($0 + start) }.map { characters[$0] }
    return covered.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { parts, next in
      guard next.upperBound > next.lowerBound else { return }
      if let last = parts.last, next.lowerBound <= last.upperBound + 0.01 {
        parts[parts.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        parts.append(next)
      }
    }
  }
}
