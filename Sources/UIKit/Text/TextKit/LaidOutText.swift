// A container's part of a text, as lines.

import CoreGraphics
import Foundation

/// Text laid out in a container, with places counted as Foundation does, in UTF-16 units of the
/// whole storage.
struct LaidOutText {
  private let layout: TextLayout
  private let caretPositions: CaretPositions
  /// The start of each character of the part in UTF-16 units, and its end.
  private let units: [Int]
  private let start: Int
  private let end: Int
  private let lineCount: Int
  private let padding: CGFloat

  /// `start` is where `text`, the rest of the storage, begins.
  init(
    _ text: NSAttributedString, from start: Int, in container: NSTextContainer,
    usesFontLeading: Bool
  ) {
    let mode = container.lineBreakMode
    func layout(lines: Int) -> TextLayout {
      TextLayout(
        text, width: container.lineWidth, maximumLines: lines,
        lineBreak: mode == .byWordWrapping ? nil : mode, usesFontLeading: usesFontLeading)
    }
    var whole = layout(lines: max(0, container.maximumNumberOfLines))
    let count =
      container.lineHeight.isFinite ? whole.lineCount(within: container.lineHeight) : .max
    if count < whole.lines.count { whole = layout(lines: count) }
    self.layout = whole
    padding = container.lineFragmentPadding
    caretPositions = CaretPositions(text.string, whole, lineHeight: 0)
    lineCount = whole.lines.count
    self.start = start
    units = CaretPositions.utf16Offsets(of: text.string, from: start)
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    let last = caretPositions.lines[caretPositions.lines.count - 1].positions.upperBound
    // A truncated last line covers all the text that follows it.
    end =
      wraps && whole.isTruncated
      ? units[min(CaretPositions.lineStart(after: last, in: Array(text.string)), units.count - 1)]
      : units[units.count - 1]
  }

  /// The units that the lines show, or would show if the last one were not cut. The text behind them
  /// goes on in the next container.
  var range: Range<Int> { start..<max(start, end) }

  /// The lines with the padding at both ends.
  var usedRect: CGRect {
    (0..<lineCount).reduce(CGRect.null) { $0.union(usedRect(ofLine: $1)) }.orZero
  }

  var lineIndices: Range<Int> { 0..<lineCount }

  /// A line's units, with the spaces and the line break behind it.
  func range(ofLine index: Int) -> Range<Int> {
    let start = units[min(caretPositions.lines[index].positions.lowerBound, units.count - 1)]
    guard index + 1 < caretPositions.lines.count else { return start..<max(start, end) }
    return start..<units[min(caretPositions.lines[index + 1].positions.lowerBound, units.count - 1)]
  }

  func usedRect(ofLine index: Int) -> CGRect {
    let line = caretPositions.lines[index]
    let (left, right) = (line.ends.lowerBound, line.ends.upperBound)
    return CGRect(x: left, y: line.top, width: right - left + 2 * padding, height: line.height)
  }

  func line(ofUnit unit: Int) -> Int { caretPositions.lineIndex(of: character(ofUnit: unit)) }

  /// The left end of the baseline before a unit.
  func location(ofUnit unit: Int) -> CGPoint {
    let character = character(ofUnit: unit)
    let line = caretPositions.lineIndex(of: character)
    let baseline = layout.lines.indices.contains(line) ? layout.lines[line].origin.y : 0
    let place = caretPositions.lines[line]
    let index = character - place.positions.lowerBound
    let caret = caretPositions.caretRect(at: character)
    let left = place.characters.indices.contains(index) ? place.characters[index].lowerBound : nil
    return CGPoint(x: (left ?? caret.minX) + padding, y: baseline - caret.minY)
  }

  /// The parts of the lines that units cover.
  func boxes(ofUnits range: Range<Int>) -> [CGRect] {
    let characters = character(ofUnit: range.lowerBound)..<endCharacter(ofUnit: range.upperBound)
    return caretPositions.selectionRects(of: characters).map { $0.offsetBy(dx: padding, dy: 0) }
  }

  /// The character that is at a point or nearest to it, and how far into it the point lies.
  func unit(at point: CGPoint) -> (unit: Int, fraction: CGFloat) {
    let line = caretPositions.lines[caretPositions.lineIndex(at: point.y)]
    let x = point.x - padding
    let order = line.characters.indices.sorted {
      line.characters[$0].lowerBound < line.characters[$1].lowerBound
    }
    let inside = order.first { x < line.characters[$0].upperBound } ?? order.last ?? 0
    let place = max(0, min(line.positions.lowerBound + inside, max(0, units.count - 2)))
    guard line.characters.indices.contains(inside), line.x.count > inside + 1 else {
      return (units[place], 0)
    }
    // From right to left a character begins at its right edge.
    let edges = line.characters[inside]
    let width = edges.upperBound - edges.lowerBound
    guard width > 0 else { return (units[place], 0) }
    let fraction = min(max((x - edges.lowerBound) / width, 0), 1)
    let isRightToLeft = line.x[inside] == edges.upperBound && line.x[inside + 1] < line.x[inside]
    return (units[place], isRightToLeft ? 1 - fraction : fraction)
  }

  func draw(in context: CGContext, at origin: CGPoint, units range: Range<Int>) {
    let isWhole =
      range.lowerBound <= self.range.lowerBound && range.upperBound >= self.range.upperBound
    context.saveGState()
    defer { context.restoreGState() }
    if !isWhole {
      context.clip(to: boxes(ofUnits: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
    }
    layout.draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y))
  }

  /// The character that a unit belongs to.
  private func character(ofUnit unit: Int) -> Int {
    max(0, (units.firstIndex { $0 > unit } ?? units.count) - 1)
  }

  /// The end of the character that ends at a unit or spans it.
  private func endCharacter(ofUnit unit: Int) -> Int {
    units.firstIndex { $0 >= unit } ?? units.count - 1
  }
}
