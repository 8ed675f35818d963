// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Quaternions, which turn vectors in space.

import Foundation

/// A turn in space, as four numbers. Use `simd_quatf` and `simd_quatd`
/// ([Apple](https://developer.apple.com/documentation/simd/simd_quatf)).
public struct SIMDQuaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable,
  Sendable
where SIMD4<Scalar>: Sendable {
  /// The imaginary parts, and the real one at the end.
  public var vector: SIMD4<Scalar>

  /// Zeros.
  public init() { vector = .zero }
  /// The imaginary parts, and the real one at the end.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// The four parts, the real one last.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// The real part and the imaginary ones.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// A turn by an angle in radians about an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The shortest turn from one direction to another, both of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let turned = simd.dot(from, to)
    if turned <= -1 {
      let other: SIMD3<Scalar> = from.x.magnitude < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(angle: .pi, axis: simd.normalize(simd.cross(from, other)))
    } else {
      let sum = SIMDQuaternion(real: 1 + turned, imag: simd.cross(from, to))
      self = sum.normalized
    }
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// Radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd.length(imag)), Double(real))) }
  /// The axis, of length 1.
  public var axis: SIMD3<Scalar> { simd.normalize(imag) }
  /// The root of the sum of squares; 1 for a turn.
  public var length: Scalar { simd.length(vector) }
  /// The same direction with length 1.
  public var normalized: Self { Self(vector: simd.normalize(vector)) }
  /// The imaginary parts with the other sign.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The quaternion of the inverse rotation.
  public var inverse: Self { Self(vector: conjugate.vector / simd.length_squared(vector)) }

  /// The vector, turned.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * simd.cross(imag, vector)
    return vector + real * twice + simd.cross(imag, twice)
  }

  /// One turn after another: `b` first.
  public static func * (a: Self, b: Self) -> Self {
    Self(
      real: a.real * b.real - simd.dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + simd.cross(a.imag, b.imag))
  }
  /// Sum, by parts.
  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
  /// Difference, by parts.
  public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
  /// All parts with the other sign.
  public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
  /// Each part times a number.
  public static func * (a: Scalar, b: Self) -> Self { Self(vector: a * b.vector) }
  /// Each part times a number.
  public static func * (a: Self, b: Scalar) -> Self { b * a }
}

/// A turn between two, by the shorter arc. `t`: 0 is the first, 1 the second.
public func simd_slerp<S>(
  _ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S
) -> SIMDQuaternion<S> {
  var cosine = dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1 : q1
  cosine = cosine.magnitude
  if cosine > 0.9995 { return ((1 - t) * q0 + t * end).normalized }
  let angle = acos(Double(cosine))
  let parts = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
  return S(parts.0) * q0 + S(parts.1) * end
}

/// The vector, turned.
public func simd_act<S>(_ q: SIMDQuaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
/// One turn after another: `q` first.
public func simd_mul<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> {
  p * q
}
/// The same direction with length 1.
public func simd_normalize<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.normalized }
/// The quaternion of the inverse rotation.
public func simd_inverse<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.inverse }

extension SIMDMatrix4x4 {
  /// The matrix of a turn in space.
  public init(_ quaternion: SIMDQuaternion<Scalar>) {
    let turned = SIMDMatrix3x3(quaternion)
    self.init(
      SIMD4(turned[0], 0), SIMD4(turned[1], 0), SIMD4(turned[2], 0), SIMD4(0, 0, 0, 1))
  }
}

extension SIMDMatrix3x3 {
  /// The matrix of a turn in space.
  public init(_ quaternion: SIMDQuaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)),
      quaternion.act(SIMD3(0, 0, 1)))
  }
}
