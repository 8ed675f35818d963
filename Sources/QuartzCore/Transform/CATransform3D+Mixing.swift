// The transform between two, as animations show it.

extension CATransform3D {
  /// The transform at `progress` on the way to `end`, part by part: a layer turns the shorter way and keeps its
  /// size. Where one of the two has no inverse the entries themselves are mixed.
  func mixed(with end: CATransform3D, at progress: Double) -> CATransform3D {
    guard !hasAxes(of: end) else { return entries(on: end, at: progress) }
    return DecomposedTransform(self).mixed(with: DecomposedTransform(end), at: progress)?.transform
      ?? entries(on: end, at: progress)
  }

  private func entries(on end: CATransform3D, at progress: Double) -> CATransform3D {
    CATransform3D(
      rows: zip(rows, end.rows).map {
        CGFloat(NumberLine(from: Double($0), to: Double($1)).value(at: progress))
      })
  }

  /// Whether the two scale and move alone, along the same directions, so that their entries are their parts.
  private func hasAxes(of other: CATransform3D) -> Bool {
    isScaleAndTranslation && other.isScaleAndTranslation
      && m11.sign == other.m11.sign && m22.sign == other.m22.sign && m33.sign == other.m33.sign
  }

  private var isScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0
      && m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1
  }
}
