// Shapes: geometry whose inside is coverage, which display lists fill and clip with.

/// Geometry as coverage, in its item's own space.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  /// The radius is clamped to half the shorter side where it is drawn. `corners` names the round ones.
  case roundedRect(CGRect, radius: CGFloat, corners: RectCorners)
  case path(PathData, CGPathFillRule)
  /// The outline of a line along a path, computed once and cached by value.
  case stroke(PathData, StrokeStyle)
}
