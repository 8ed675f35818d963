// The positions of a laid out text's characters.

import CoreGraphics
import Typesetting

/// The places between the characters of a text that was broken into lines, in the layout's
/// coordinates.
package struct PlacedText {
  package struct Line {
    /// The places of the line: before its first character … behind its last one.
    package var places: ClosedRange<Int>
    /// The x coordinate of each.
    package var x: [CGFloat]
    package var top: CGFloat
    package var height: CGFloat
  }

  /// Points across of the mark where typing goes.
  package static let caretWidth: CGFloat = 2

  /// From top to bottom; never empty.
  package private(set) var lines: [Line] = []

  /// `layout` is that of the whole text. `lineHeight`: of a text without lines.
  package init(_ text: String, _ layout: TextLayout, lineHeight: CGFloat) {
    let characters = Array(text)
    var start = 0
    for line in layout.lines {
      let end = min(start + line.text.clusters.count, characters.count)
      let left = line.origin.x
      let x = line.text.clusters.map { left + $0.x }
      lines.append(
        Line(
          places: start...end, x: x + [left + line.text.width], top: line.top, height: line.height))
      start = Self.next(after: end, in: characters)
    }
    if lines.isEmpty { lines = [Line(places: 0...0, x: [0], top: 0, height: lineHeight)] }
  }

  /// The first character of the next line: behind the spaces at which the line was broken, or
  /// behind its line break.
  package static func next(after end: Int, in characters: [Character]) -> Int {
    var next = end
    while next < characters.count, !characters[next].isNewline, characters[next].isWhitespace {
      next += 1
    }
    return next < characters.count && characters[next].isNewline && next == end ? next + 1 : next
  }

  /// Where each character begins, and the end, for a text that begins at `start`. In UTF-16 units.
  package static func units(of text: String, from start: Int) -> [Int] {
    text.reduce(into: [start]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
  }

  package func line(of place: Int) -> Int {
    lines.lastIndex { $0.places.lowerBound <= place } ?? 0
  }

  private func x(of place: Int, in line: Line) -> CGFloat {
    let index = min(place - line.places.lowerBound, line.places.count - 1, line.x.count - 1)
    return line.x[max(0, index)]
  }

  /// The left edge of the caret at a place, and its line's height.
  package func caret(at place: Int) -> CGRect {
    let line = lines[line(of: place)]
    return CGRect(x: x(of: place, in: line), y: line.top, width: 0, height: line.height)
  }

  /// The parts of the lines that a range covers; a line that goes on behind it is at least a caret
  /// wide.
  package func boxes(of range: Range<Int>) -> [CGRect] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard range.lowerBound <= line.places.upperBound, range.upperBound >= line.places.lowerBound
      else { return nil }
      let left = x(of: max(range.lowerBound, line.places.lowerBound), in: line)
      let right = x(of: min(range.upperBound, line.places.upperBound), in: line)
      let goesOn = range.upperBound > line.places.upperBound
      let width = max(right - left, goesOn ? Self.caretWidth : 0)
      guard width > 0 else { return nil }
      return CGRect(x: left, y: line.top, width: width, height: line.height)
    }
  }

  /// The place nearest to a point.
  package func place(at point: CGPoint) -> Int {
    nearest(to: point.x, in: lines[line(at: point.y)])
  }

  /// The line that is at a height, or the nearest one.
  package func line(at y: CGFloat) -> Int {
    lines.lastIndex { $0.top <= y } ?? 0
  }

  /// The place so many lines below, nearest to `x`; beyond the first and the last line the text's
  /// ends.
  package func place(_ count: Int, linesBelow place: Int, near x: CGFloat) -> Int {
    let index = line(of: place) + count
    guard index >= 0 else { return lines[0].places.lowerBound }
    guard index < lines.count else { return lines[lines.count - 1].places.upperBound }
    return nearest(to: x, in: lines[index])
  }

  private func nearest(to x: CGFloat, in line: Line) -> Int {
    let places = line.places.map { ($0, abs(self.x(of: $0, in: line) - x)) }
    return places.min { $0.1 < $1.1 }?.0 ?? line.places.lowerBound
  }
}
