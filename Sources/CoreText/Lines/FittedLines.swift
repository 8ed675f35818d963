// The lines of a text that fit in a box.

import CoreGraphics
import Typesetting

/// The lines of a part of a text that fit in a box.
struct FittedLines {
  /// The part, in UTF-16 units of the text.
  let range: Range<Int>
  private(set) var lines: [CTLine] = []
  /// The left end of each line's baseline, y down from the upper left corner of the box, in points.
  private(set) var origins: [CGPoint] = []
  /// The size that the lines take, in points.
  private(set) var size = CGSize.zero

  /// Breaks a part of a text into lines at the width of `box`, and drops those that exceed its height. A range of
  /// length 0 extends to the end of the text.
  init(_ text: NSAttributedString, _ range: CFRange, in box: CGSize) {
    self.range = range.part(of: 0..<text.length)
    let start = self.range.lowerBound
    let part = text.attributedSubstring(from: NSRange(location: start, length: self.range.count))
    let isUnlimited = !(box.width < CGFloat(Float.greatestFiniteMagnitude))
    let layout = TextLayout(part, width: isUnlimited ? .infinity : box.width, defaults: .coreText)
    let offsets = CaretPositions.utf16Offsets(of: part.string, from: start)
    // The UTF-16 unit with which each line begins.
    let starts = CaretPositions(part.string, layout, lineHeight: 0).lines.map {
      offsets[min($0.positions.lowerBound, offsets.count - 1)]
    }
    for (index, line) in layout.lines.enumerated() {
      // A line fits if its whole box does, up to rounding.
      guard line.top + line.height <= box.height + 0.001 else { break }
      let end = index + 1 < starts.count ? starts[index + 1] : self.range.upperBound
      lines.append(
        CTLine(layout.line(index), of: text, range: starts[index]..<max(starts[index], end)))
      origins.append(line.origin)
      size.width = max(size.width, line.origin.x + line.text.width)
      size.height = line.top + line.height
    }
    if lines.count == layout.lines.count { size.height = layout.size.height }
  }
}
