// The box and the path of a shape.

extension Shape {
  /// A rectangle that holds all coverage, in the shape's own space; for strokes it may be larger
  /// than the ink. Null for nothing.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _): rect.standardized
    case .path(let path, _): path.bounds
    case .stroke(let path, let style): style.bounds(around: path)
    }
  }

  /// The shape as a path to fill, nowhere farther than `tolerance` (in the shape's unit) from it.
  ///
  /// Rectangles and paths come back exactly; strokes as their outline.
  package func path(tolerance: CGFloat) -> (PathData, CGPathFillRule) {
    var path = PathData()
    switch self {
    case .rect(let rect): path.addRect(rect)
    case .roundedRect(let rect, let radius, let corners):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      path.addRoundedRect(rect, cornerWidth: radius, cornerHeight: radius, corners: corners)
    case .path(let own, let rule): return (own, rule)
    case .stroke(let line, let style): path = line.stroked(style, tolerance: tolerance)
    }
    return (path, .winding)
  }
}

extension StrokeStyle {
  /// How far ink may reach from the path.
  package var reach: CGFloat {
    width / 2 * max(join == .miter ? max(1, miterLimit) : 1, cap == .square ? 2.0.squareRoot() : 1)
  }

  fileprivate func bounds(around path: PathData) -> CGRect {
    guard width > 0, trimStart < trimEnd else { return .null }
    let box = path.bounds
    var style = self
    // A single line has no joins.
    if path.verbs == [.move, .line] { style.join = .bevel }
    return box.isNull ? .null : box.insetBy(dx: -style.reach, dy: -style.reach)
  }
}
