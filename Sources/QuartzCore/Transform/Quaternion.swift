// Rotations in space as unit quaternions, for the shortest way between two of them.

/// A rotation as a unit quaternion: `x`, `y` and `z` are the axis times the sine of half the angle, `w` is that
/// half's cosine.
struct Quaternion {
  let x: Double
  let y: Double
  let z: Double
  let w: Double

  init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The rotation whose matrix, for points as rows, has the orthonormal rows `m`. It is found from the largest
  /// of the four numbers, so that none is divided by a small one (Shepperd's method).
  init(rows m: [[Double]]) {
    let squares = [
      1 + m[0][0] - m[1][1] - m[2][2], 1 - m[0][0] + m[1][1] - m[2][2],
      1 - m[0][0] - m[1][1] + m[2][2], 1 + m[0][0] + m[1][1] + m[2][2],
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let double = max(squares[largest], 0).squareRoot()
    let (half, part) = (double / 2, double > 0 ? 0.5 / double : 0)
    // Differences give the axis times w, sums the products of two parts of the axis.
    let turn = [m[1][2] - m[2][1], m[2][0] - m[0][2], m[0][1] - m[1][0]].map { $0 * part }
    let (xy, xz, yz) = (
      (m[0][1] + m[1][0]) * part, (m[0][2] + m[2][0]) * part, (m[1][2] + m[2][1]) * part
    )
    switch largest {
    case 0: self.init(x: half, y: xy, z: xz, w: turn[0])
    case 1: self.init(x: xy, y: half, z: yz, w: turn[1])
    case 2: self.init(x: xz, y: yz, z: half, w: turn[2])
    default: self.init(x: turn[0], y: turn[1], z: turn[2], w: half)
    }
  }

  /// The rows of the rotation's matrix, for points as rows.
  var rows: [[Double]] {
    [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ]
  }

  /// The rotation at `progress` of the shorter way to `other`, at an even speed (spherical linear interpolation);
  /// outside 0 … 1 it goes on beyond them.
  ///
  /// Two rotations half a turn apart have two ways of one length: the sign of a zero decides, as the rounding of
  /// sin π does in Apple's matrices. So a turn by π goes clockwise, one by −π the other way, the way back from
  /// either is the way there, and adding π again and again goes on in one direction.
  func mixed(with other: Quaternion, at progress: Double) -> Quaternion {
    let products = [x * other.x, y * other.y, z * other.z, w * other.w]
    let dot = products.reduce(0, +)
    let isLongWay = dot < 0 || dot == 0 && products.contains { $0.sign == .minus }
    let sign: Double = isLongWay ? -1 : 1
    let cosine = min(abs(dot), 1)
    let angle = arcTangent(y: (1 - cosine * cosine).squareRoot(), x: cosine)
    let sine = sineAndCosine(radians: angle).sine
    // The sines are in the proportion of the parts where the angle is too small to divide by.
    let isNear = sine < 1e-9
    let from = isNear ? 1 - progress : sineAndCosine(radians: angle * (1 - progress)).sine / sine
    let to = sign * (isNear ? progress : sineAndCosine(radians: angle * progress).sine / sine)
    return Quaternion(
      x: from * x + to * other.x, y: from * y + to * other.y, z: from * z + to * other.z,
      w: from * w + to * other.w)
  }
}
