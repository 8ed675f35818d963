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
    let runsLeftToRight = !part.string.unicodeScalars.contains(where: \.mayRunRightToLeft)
    let offsets = CaretPositions.utf16Offsets(of: part.string, from: start)
    // The UTF-16 unit with which each line begins.
    let starts = CaretPositions(part.string, layout, lineHeight: 0).lines.map {
      offsets[min($0.positions.lowerBound, offsets.count - 1)]
    }
    for (index, line) in layout.lines.enumerated() {
      // A line fits if its whole box does, up to rounding.
      guard line.top + line.height <= box.height + 0.001 else { break }
      let end = index + 1 < starts.count ? starts[index + 1] : self.range.upperBound
      let units = starts[index]..<max(starts[index], end)
      let whole = runsLeftToRight ? text.lineWithTrailingSpace(units, asBrokenIn: line) : nil
      lines.append(CTLine(whole ?? layout.line(index), of: text, range: units))
      origins.append(line.origin)
      // The text's width, wherever its alignment puts it.
      size.width = max(size.width, line.inset + line.text.width)
      size.height = line.top + line.height
    }
    if lines.count == layout.lines.count { size.height = layout.size.height }
  }
}

extension NSAttributedString {
  /// Returns the layout of a line with the white space behind it, which Core Text's lines keep; nil for a line without
  /// any, and for one that was stretched over its box.
  fileprivate func lineWithTrailingSpace(
    _ units: Range<Int>, asBrokenIn line: TextLayout.Line
  ) -> TextLayout? {
    let shown = units.lowerBound + (line.text.clusters.last?.range.upperBound ?? 0)
    let text = string as NSString
    let newline = text.rangeOfCharacter(
      from: .newlines, range: NSRange(location: shown, length: max(0, units.upperBound - shown)))
    let end = newline.location == NSNotFound ? units.upperBound : newline.location
    guard shown > units.lowerBound, end > shown, !line.isStretched else { return nil }
    let range = NSRange(location: units.lowerBound, length: end - units.lowerBound)
    return TextLayout(attributedSubstring(from: range), maximumLines: 1, defaults: .coreText)
  }
}

extension Unicode.Scalar {
  /// Whether it stands in the blocks of scripts that run from right to left, or among the marks that set directions.
  fileprivate var mayRunRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
