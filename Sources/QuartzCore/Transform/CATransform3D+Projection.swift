// The inverse of a 4 × 4 matrix, and its projection to the affine map that is drawn.

extension CATransform3D {
  var isAllFinite: Bool { rows.allSatisfy(\.isFinite) }

  /// By Gauss-Jordan elimination with pivoting; nil where there is none.
  var inverse: CATransform3D? {
    if CATransform3DIsAffine(self) {
      let affine = CATransform3DGetAffineTransform(self)
      guard affine.determinant != 0 else { return nil }
      return CATransform3DMakeAffineTransform(affine.inverted())
    }
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      guard Self.eliminate(column, of: &left, alongside: &right) else { return nil }
    }
    return CATransform3D(rows: right)
  }

  /// Turns one column of `left` into that of the identity; false where every pivot is 0.
  private static func eliminate(
    _ column: Int, of left: inout [CGFloat], alongside right: inout [CGFloat]
  ) -> Bool {
    let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }
    guard let pivot, left[pivot * 4 + column] != 0 else { return false }
    for index in 0..<4 where pivot != column {
      left.swapAt(pivot * 4 + index, column * 4 + index)
      right.swapAt(pivot * 4 + index, column * 4 + index)
    }
    let scale = left[column * 4 + column]
    for index in 0..<4 {
      left[column * 4 + index] /= scale
      right[column * 4 + index] /= scale
    }
    for row in 0..<4 where row != column {
      let factor = left[row * 4 + column]
      for index in 0..<4 {
        left[row * 4 + index] -= factor * left[column * 4 + index]
        right[row * 4 + index] -= factor * right[column * 4 + index]
      }
    }
    return true
  }

  /// The affine map that is drawn for the plane z = 0: the matrix itself where it has no
  /// perspective, else the map that agrees with it at `point` in place and in first derivatives.
  /// nil where `point` lies on or behind the eye.
  ///
  /// A rotation about the x or y axis narrows a layer, and a distant layer is smaller, as under
  /// perspective, but its edges stay parallel.
  func affine(near point: CGPoint) -> CGAffineTransform? {
    if m14 == 0 && m24 == 0 {
      guard m44 > 0 else { return nil }
      let flat = CATransform3DGetAffineTransform(self)
      return m44 == 1 ? flat : flat.concatenating(CGAffineTransform(scaleX: 1 / m44, y: 1 / m44))
    }
    let w = point.x * m14 + point.y * m24 + m44
    guard w > 0 else { return nil }
    let x = (point.x * m11 + point.y * m21 + m41) / w
    let y = (point.x * m12 + point.y * m22 + m42) / w
    let a = (m11 - x * m14) / w
    let b = (m12 - y * m14) / w
    let c = (m21 - x * m24) / w
    let d = (m22 - y * m24) / w
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - point.x * a - point.y * c, ty: y - point.x * b - point.y * d)
  }
}
