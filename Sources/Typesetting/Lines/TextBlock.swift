// Lines of text in a box of a given width.

package import CoreGraphics

/// Text broken into lines.
package struct TextBlock: Hashable, Sendable {
  /// From top to bottom.
  package internal(set) var lines: [TextLine] = []
  /// The baseline of each line below the block's top.
  package internal(set) var baselines: [CGFloat] = []
  /// The lines whose paragraphs go on in the next one.
  package internal(set) var broken: Set<Int> = []
  /// The widest line, without the spaces at which lines were broken, and the lines' boxes.
  package internal(set) var size = CGSize.zero
  /// Whether text was left out for want of room.
  package internal(set) var isTruncated = false

  /// Breaks text at `width` points, which may be infinite. No text has no line; a line break at the
  /// end has an empty line after it.
  ///
  /// `maximumLines` 0 is any number; a truncating `lineBreak` then leaves nothing out. The first line has
  /// `firstWidth` points instead, where that is given. `base` is the direction of each paragraph. `pushesOut`: a last
  /// line of a single word takes the word before it.
  package init(
    _ spans: [TextSpan], width: CGFloat = .infinity, firstWidth: CGFloat? = nil,
    lineBreak: LineBreak = .wordWrapping, maximumLines: Int = 0,
    base: BidiText.BaseDirection = .natural, pushesOut: Bool = false
  ) {
    var breaker = LineBreaker(
      spans, width: width, firstWidth: firstWidth ?? width, lineBreak: lineBreak,
      maximumLines: max(0, maximumLines), base: base, pushesOut: pushesOut)
    breaker.breakLines()
    isTruncated = breaker.isTruncated
    broken = breaker.broken
    for line in breaker.lines { append(line) }
  }

  /// Breaks text in one face and size; `size` is in points per em, `kern` follows each character.
  package init(
    _ string: String, face: FontFace, size: CGFloat, kern: CGFloat = 0,
    width: CGFloat = .infinity, lineBreak: LineBreak = .wordWrapping, maximumLines: Int = 0,
    base: BidiText.BaseDirection = .natural
  ) {
    self.init(
      [TextSpan(string, face: face, size: size, kern: kern)], width: width, lineBreak: lineBreak,
      maximumLines: maximumLines, base: base)
  }

  /// A face may ask for more room than its ascender and descender take: half of it goes above.
  private mutating func append(_ line: TextLine) {
    let leading = line.lineHeight - (line.ascender - line.descender)
    lines.append(line)
    baselines.append(size.height + leading / 2 + line.ascender)
    size.width = max(size.width, line.width)
    size.height += line.lineHeight
  }
}
