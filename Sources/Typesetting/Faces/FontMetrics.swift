// The vertical figures of a face.

package import CoreGraphics

/// Vertical figures at 1 unit per em, y up from the baseline as `UIFont` reports them.
package struct FontMetrics: Hashable, Sendable {
  /// Positive.
  package var ascender: CGFloat
  /// Negative.
  package var descender: CGFloat
  /// The height of a line's box.
  package var lineHeight: CGFloat
  /// The height of capitals.
  package var capHeight: CGFloat
  /// The height of small letters.
  package var xHeight: CGFloat

  /// Metrics at 1 unit per em.
  package init(
    ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
