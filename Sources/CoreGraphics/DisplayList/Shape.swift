// What a display list fills, strokes or clips with: geometry whose inside is coverage.

/// Geometry as coverage, in its item's own space.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  /// The radius is clamped to half the shorter side where it is drawn. `corners` names the round ones.
  case roundedRect(CGRect, radius: CGFloat, corners: Corners)
  case path(PathData, CGPathFillRule)
  /// The outline of a line along a path, computed once and cached by value.
  case stroke(PathData, StrokeStyle)

  /// Which corners are round; the raw values are those of `CACornerMask`.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let minXMinY = Corners(rawValue: 1)
    package static let maxXMinY = Corners(rawValue: 2)
    package static let minXMaxY = Corners(rawValue: 4)
    package static let maxXMaxY = Corners(rawValue: 8)
    package static let all: Corners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
  }
}

/// A shape with the matrix from its space to its list's: one factor of a clip.
package struct ClipShape: Hashable, Sendable {
  package var shape: Shape
  package var transform: CGAffineTransform

  package init(_ shape: Shape, _ transform: CGAffineTransform = .identity) {
    self.shape = shape
    self.transform = transform
  }
}
