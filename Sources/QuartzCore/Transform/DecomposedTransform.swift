// A transform as scale, shear, rotation, translation and perspective, for key paths and for mixing.

/// A transform taken apart: scale, then shear, rotation, translation and perspective, in this order.
///
/// Core Animation mixes transforms by their parts, not by the entries of their matrices, so that a layer keeps its
/// size as it turns. The parts are those of Thomas's "Decomposing a Matrix into Simple Transformations" (Graphics
/// Gems II), as CSS Transforms uses them.
struct DecomposedTransform {
  /// Along x, y, z. At most one is negative, in a transform that mirrors.
  var scale: [Double]
  /// Of y along x, of z along x, of z along y.
  private var shear: [Double]
  /// The rows of the rotation's matrix.
  private var axes: [[Double]]
  /// Along x, y, z.
  var translation: [Double]
  /// The column that makes w of x, y, z and 1 after all the rest.
  private var perspective: [Double]

  init(_ t: CATransform3D) {
    let rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]].map {
      $0.map(Double.init)
    }
    (scale, shear, axes) = Self.parts(of: rows)
    translation = [t.m41, t.m42, t.m43].map(Double.init)
    perspective = Self.perspective(of: t)
    // A transform that mirrors is one that does not, with the axis mirrored that has turned the farthest.
    if determinant(rows) < 0, let axis = (0..<3).min(by: { axes[$0][$0] < axes[$1][$1] }) {
      mirror(axis)
    }
  }

  /// The transform that the parts make.
  var transform: CATransform3D {
    let (x, y, z) = (axes[0], axes[1], axes[2])
    let rows = [
      x.map { scale[0] * $0 },
      zip(x, y).map { scale[1] * ($1 + shear[0] * $0) },
      (0..<3).map { scale[2] * (z[$0] + shear[1] * x[$0] + shear[2] * y[$0]) },
      translation,
    ]
    let entries = zip(rows, [0.0, 0, 0, 1]).flatMap { row, last in
      let w = zip(row, perspective).reduce(last * perspective[3]) { $0 + $1.0 * $1.1 }
      return (row + [w]).map { CGFloat($0) }
    }
    return CATransform3D(rows: entries)
  }

  /// The rotation about x, then y, then z, in radians.
  var angles: [Double] {
    get {
      // Rx·Ry·Rz has the rows (cy·cz, cy·sz, −sy), (…, sx·cy), (…, cx·cy).
      let cosine = (axes[0][0] * axes[0][0] + axes[0][1] * axes[0][1]).squareRoot()
      let y = arcTangent(y: -axes[0][2], x: cosine)
      guard cosine > 1e-9 else { return [0, y, arcTangent(y: -axes[1][0], x: axes[1][1])] }
      return [
        arcTangent(y: axes[1][2], x: axes[2][2]), y, arcTangent(y: axes[0][1], x: axes[0][0]),
      ]
    }
    set {
      let unit: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
      let turn = zip(newValue, unit).reduce(CATransform3DIdentity) { turn, part in
        let (angle, axis) = part
        guard angle != 0 else { return turn }
        return CATransform3DConcat(
          turn, CATransform3DMakeRotation(CGFloat(angle), axis.0, axis.1, axis.2))
      }
      let rows = turn.rows.map(Double.init)
      axes = (0..<3).map { Array(rows[$0 * 4..<$0 * 4 + 3]) }
    }
  }

  /// The parts at `progress` on the way to `other`: the rotation by the shorter way, all else in lines. nil where
  /// one of the two has no inverse, so that its rotation is unknown.
  func mixed(with other: DecomposedTransform, at progress: Double) -> DecomposedTransform? {
    guard isInvertible, other.isInvertible else { return nil }
    var end = other
    // Two mirrored transforms are mixed with the same axis mirrored.
    if let one = mirroredAxis, let two = end.mirroredAxis, one != two {
      end.mirror(one)
      end.mirror(two)
    }
    func line(_ a: [Double], _ b: [Double]) -> [Double] {
      zip(a, b).map { NumberLine(from: $0, to: $1).value(at: progress) }
    }
    var result = self
    result.scale = line(scale, end.scale)
    result.shear = line(shear, end.shear)
    result.axes = Quaternion(rows: axes).mixed(with: Quaternion(rows: end.axes), at: progress).rows
    result.translation = line(translation, end.translation)
    result.perspective = line(perspective, end.perspective)
    return result
  }

  private var isInvertible: Bool {
    scale.allSatisfy { $0 != 0 && $0.isFinite } && perspective.allSatisfy(\.isFinite)
  }

  private var mirroredAxis: Int? { scale.firstIndex { $0 < 0 } }

  /// Turns one axis of the rotation round and its scale with it, which leaves the matrix as it is.
  private mutating func mirror(_ axis: Int) {
    scale[axis] = -scale[axis]
    axes[axis] = axes[axis].map { -$0 }
    for (index, pair) in [[0, 1], [0, 2], [1, 2]].enumerated() where pair.contains(axis) {
      shear[index] = -shear[index]
    }
  }

  /// Scale, shear and rotation of three rows, by making the rows perpendicular one after the other.
  private static func parts(
    of rows: [[Double]]
  ) -> (scale: [Double], shear: [Double], axes: [[Double]]) {
    func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    func without(_ part: Double, of axis: [Double], in row: [Double]) -> [Double] {
      part == 0 ? row : zip(row, axis).map { $0 - part * $1 }
    }
    func unit(_ row: [Double], _ length: Double) -> [Double] {
      length == 0 ? row : row.map { $0 / length }
    }
    func quotient(_ a: Double, _ b: Double) -> Double { b == 0 ? 0 : a / b }
    let width = dot(rows[0], rows[0]).squareRoot()
    let x = unit(rows[0], width)
    let yx = dot(x, rows[1])
    let uprightY = without(yx, of: x, in: rows[1])
    let height = dot(uprightY, uprightY).squareRoot()
    let y = unit(uprightY, height)
    let (zx, zy) = (dot(x, rows[2]), dot(y, rows[2]))
    let uprightZ = without(zy, of: y, in: without(zx, of: x, in: rows[2]))
    let depth = dot(uprightZ, uprightZ).squareRoot()
    return (
      [width, height, depth], [quotient(yx, height), quotient(zx, depth), quotient(zy, depth)],
      [x, y, unit(uprightZ, depth)]
    )
  }

  /// The column p for which the matrix is the one without perspective times (x, y, z, p).
  private static func perspective(of t: CATransform3D) -> [Double] {
    var affine = t
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    let column = [t.m14, t.m24, t.m34, t.m44]
    guard column != [0, 0, 0, 1], let inverse = affine.inverse?.rows else {
      return column.map(Double.init)
    }
    return (0..<4).map { row in
      (0..<4).reduce(0) { $0 + Double(inverse[row * 4 + $1]) * Double(column[$1]) }
    }
  }
}

private func determinant(_ m: [[Double]]) -> Double {
  m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
    - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
    + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
}
