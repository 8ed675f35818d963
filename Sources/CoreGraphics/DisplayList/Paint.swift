// Paints: colours, gradients and patterns.

/// The source of colour for a shape.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  case gradient(GradientPaint)
  /// An image repeated over the plane; `transform` maps the image's points to the item's space.
  case pattern(CGImage, transform: CGAffineTransform)
}
