// A transform as scale, rotation about the three axes and translation, for key paths.

/// A transform taken apart: scale, then rotation about x, y and z, then translation.
///
/// Shear and perspective are not kept where a part is replaced.
struct DecomposedTransform {
  /// Along x, y, z.
  var scale: [Double]
  /// Radians about x, y, z, applied in this order.
  var rotation: [Double]
  /// Along x, y, z.
  var translation: [Double]

  init(_ t: CATransform3D) {
    let rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]].map {
      $0.map(Double.init)
    }
    scale = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    // A mirrored transform is a turned one with its first axis mirrored.
    if Self.determinant(rows) < 0 { scale[0] = -scale[0] }
    let unit = zip(rows, scale).map { row, scale in row.map { scale == 0 ? 0 : $0 / scale } }
    rotation = Self.angles(unit)
    translation = [t.m41, t.m42, t.m43].map(Double.init)
  }

  /// The transform that the parts make.
  var transform: CATransform3D {
    var result = CATransform3DMakeScale(
      CGFloat(scale[0]), CGFloat(scale[1]), CGFloat(scale[2]))
    for (axis, angle) in rotation.enumerated() where angle != 0 {
      let turn = CATransform3DMakeRotation(
        CGFloat(angle), axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
      result = CATransform3DConcat(result, turn)
    }
    result.m41 = CGFloat(translation[0])
    result.m42 = CGFloat(translation[1])
    result.m43 = CGFloat(translation[2])
    return result
  }

  private static func determinant(_ m: [[Double]]) -> Double {
    m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
      - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
      + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
  }

  /// The angles of the rotation whose rows are `m` = Rx·Ry·Rz, points as rows.
  private static func angles(_ m: [[Double]]) -> [Double] {
    // Rx·Ry·Rz has m[0] = (cy·cz, cy·sz, −sy), m[1][2] = sx·cy, m[2][2] = cx·cy.
    let cosine = (m[0][0] * m[0][0] + m[0][1] * m[0][1]).squareRoot()
    let y = arcTangent(y: -m[0][2], x: cosine)
    if cosine > 1e-9 {
      return [
        arcTangent(y: m[1][2], x: m[2][2]), y, arcTangent(y: m[0][1], x: m[0][0]),
      ]
    }
    return [0, y, arcTangent(y: -m[1][0], x: m[1][1])]
  }
}
