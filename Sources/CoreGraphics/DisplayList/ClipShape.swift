// A shape that limits drawing.

/// A shape with the matrix from its space to its list's: one factor of a clip.
package struct ClipShape: Hashable, Sendable {
  /// The shape; its coverage is the factor.
  package var shape: Shape
  /// Maps the shape's space to the list's, or to device pixels where a painter uses it.
  package var transform: CGAffineTransform

  /// A shape whose space is the list's, unless a matrix says otherwise.
  package init(_ shape: Shape, _ transform: CGAffineTransform = .identity) {
    self.shape = shape
    self.transform = transform
  }
}
