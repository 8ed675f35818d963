// The conservative bounds and the path of a shape.

extension Shape {
  /// A rectangle that holds all coverage, in the shape's own space; for strokes it may be larger
  /// than the outline. Null for nothing.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _): rect.standardized
    case .path(let path, _): path.bounds
    case .stroke(let path, let style): style.bounds(around: path)
    }
  }

  /// The bounds of the whole stroke, so that what is decided from them stays while it is trimmed.
  package var untrimmedBounds: CGRect {
    guard case .stroke(let path, let style) = self else { return bounds }
    return style.untrimmedBounds(around: path)
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
  /// The largest distance of the outline from the path: half of the width, times the miter limit where there are
  /// miters.
  package var reach: CGFloat { reach(hasMiters: join == .miter) }

  private func reach(hasMiters: Bool) -> CGFloat {
    width / 2 * max(hasMiters ? max(1, miterLimit) : 1, cap == .square ? 2.0.squareRoot() : 1)
  }

  fileprivate func bounds(around path: PathData) -> CGRect {
    trimStart < trimEnd ? untrimmedBounds(around: path) : .null
  }

  fileprivate func untrimmedBounds(around path: PathData) -> CGRect {
    let box = path.bounds
    guard width > 0, !box.isNull else { return .null }
    let reach = reach(hasMiters: join == .miter && !path.isSingleLine)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}

extension PathData {
  /// Whether it is one straight line, which has no joins.
  fileprivate var isSingleLine: Bool { verbs.count == 2 && verbs[1] == .line }
}
