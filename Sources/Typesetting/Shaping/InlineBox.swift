// A place in a line for something that is not text.

package import CoreGraphics

/// Room in a line for something that is not text; points.
package struct InlineBox: Hashable, Sendable {
  /// How far the pen moves on.
  package var width: CGFloat
  /// Above the baseline.
  package var ascent: CGFloat
  /// Below the baseline, negative.
  package var descent: CGFloat

  /// A place of `width` points that reaches from `ascent` above the baseline to `descent`, negative, below it.
  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
