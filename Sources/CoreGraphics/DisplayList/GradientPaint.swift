// Gradients as display lists hold them.

/// A gradient in a space of its own.
///
/// Colours interpolate unpremultiplied in sRGB and are premultiplied after. A parameter that lies
/// exactly on several stops takes the last of them.
package struct GradientPaint: Hashable, Sendable {
  /// How the parameter t depends on the place.
  package enum Kind: Hashable, Sendable {
    /// t = (p − start)·(end − start) / |end − start|².
    case axial(start: CGPoint, end: CGPoint)
    /// Circles from (start, startRadius) to (end, endRadius), drawn in order: a point has the largest t of
    /// those whose radius is ≥ 0.
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    /// t grows clockwise on screen by turns about `center`, from 0 at `angle` radians (0 = east).
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// A colour at a value of the parameter.
  package struct Stop: Hashable, Sendable {
    /// Any finite number, not only 0 … 1; never less than the one before.
    package var location: Double
    /// Not premultiplied.
    package var color: RGBA
    /// A stop; `location` is finite, `color` not premultiplied.
    package init(_ location: Double, _ color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// How the parameter depends on the place, in the gradient's space.
  package var kind: Kind
  /// At least one.
  package var stops: [Stop]
  /// Maps the gradient's space to the item's.
  package var transform: CGAffineTransform
  /// Whether the first colour goes on before the first stop's end of the line. Default: true.
  package var extendsBeforeStart = true
  /// Whether the last colour goes on after the end. Default: true.
  package var extendsAfterEnd = true

  /// A gradient that goes on before its start and after its end. `stops`: at least one, in ascending order.
  package init(kind: Kind, stops: [Stop], transform: CGAffineTransform = .identity) {
    precondition(!stops.isEmpty, "a gradient has at least one stop")
    self.kind = kind
    self.stops = stops
    self.transform = transform
  }

  /// The parameters that have a colour.
  package var parameters: ClosedRange<Double> {
    (extendsBeforeStart ? -.infinity : 0)...(extendsAfterEnd ? .infinity : 1)
  }
}
