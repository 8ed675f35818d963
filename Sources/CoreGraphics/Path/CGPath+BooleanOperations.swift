// Boolean operations on paths, which Apple has since iOS 16.

extension CGPath {
  /// A path of simple outlines that encloses the same: none crosses itself or another, and those of holes turn
  /// against those around them, so that both fill rules agree
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgpath/normalized(using:))). Open
  /// subpaths are closed.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.union, CGPath(PathData()), rule: rule, name: "CGPath.normalized")
  }

  /// The area that either path encloses
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgpath/union(_:using:))). Curves that
  /// nothing cuts stay as they are; others are cut within 0.005 points, or coarser where that would take more than
  /// some 130,000 chords and 64 for each segment. Open subpaths count as closed. Paths that cross in more than a
  /// million points, or in so many at one place that finding them would take long, are given back as they are, which
  /// is logged.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.union, other, rule: rule, name: "CGPath.union")
  }

  /// The area that both paths enclose, as `union(_:using:)` makes it.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.intersection, other, rule: rule, name: "CGPath.intersection")
  }

  /// The area that this path encloses and the other does not, as `union(_:using:)` makes it.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.subtraction, other, rule: rule, name: "CGPath.subtracting")
  }

  /// The area that exactly one of the paths encloses, as `union(_:using:)` makes it.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(.difference, other, rule: rule, name: "CGPath.symmetricDifference")
  }

  /// The parts of this path's lines that lie in what the other encloses, or on its rim
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgpath/lineintersection(_:using:))).
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    data.lines(inside: true, other.data, rule: rule, for: "CGPath.lineIntersection").map {
      CGPath($0)
    }
      ?? self
  }

  /// The parts of this path's lines that lie outside of what the other encloses
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgpath/linesubtracting(_:using:))).
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    data.lines(inside: false, other.data, rule: rule, for: "CGPath.lineSubtracting").map {
      CGPath($0)
    }
      ?? self
  }

  /// The areas that do not hang together, each with its holes
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgpath/componentsseparated(using:))).
  /// Areas that touch in a point alone are two.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let areas = data.areas(.union, PathData(), rule: rule, for: "CGPath.componentsSeparated")
    return areas?.map { CGPath($0) } ?? [self]
  }

  /// Whether any place is enclosed by both paths.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    data.overlaps(other.data, rule, for: "CGPath.intersects")
  }

  private func combined(
    _ operation: BooleanOperation, _ other: CGPath, rule: CGPathFillRule, name: StaticString
  ) -> CGPath {
    guard let areas = data.areas(operation, other.data, rule: rule, for: name) else { return self }
    var all = PathData()
    for area in areas { all.append(area) }
    return CGPath(all)
  }
}
