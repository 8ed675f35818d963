// Functions of vectors.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The sum of the products.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  (x * y).sum()
}
/// The sum of the products.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  dot(x, y)
}
/// The sum of the squares.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  (x * x).sum()
}
/// The sum of the squares.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  length_squared(x)
}
/// The root of the sum of the squares.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  (x * x).sum().squareRoot()
}
/// The root of the sum of the squares.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  length(x)
}
/// The squared distance of two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
  length_squared(x - y)
}
/// The squared distance of two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: BinaryFloatingPoint {
  distance_squared(x, y)
}
/// The distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  length(x - y)
}
/// The distance of two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  distance(x, y)
}
/// The same direction with length 1; not a number for zeros.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x / V(repeating: length(x))
}
/// The same direction with length 1; not a number for zeros.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  normalize(x)
}
/// The direction after a plane with normal `n`, which has length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint {
  x - n * (2 * dot(x, n))
}
/// The direction after a plane with normal `n`, which has length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: BinaryFloatingPoint {
  reflect(x, n: n)
}
/// Each number without its sign.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.replacing(with: -x, where: x .< V.zero)
}
/// Each number without its sign.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  abs(x)
}
/// The smaller number in each place.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.replacing(with: y, where: y .< x)
}
/// The smaller number in each place.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  min(x, y)
}
/// The larger number in each place.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.replacing(with: y, where: y .> x)
}
/// The larger number in each place.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  max(x, y)
}
/// Each number between two bounds.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Each number between two bounds.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V
where V.Scalar: BinaryFloatingPoint {
  clamp(x, min: min, max: max)
}
/// The numbers between two: 0 is `x`, 1 is `y`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
  x + (y - x) * t
}
/// The numbers between two: 0 is `x`, 1 is `y`.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint {
  mix(x, y, t: t)
}
/// -1, 0 or 1 in each place.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  V.zero.replacing(with: 1, where: x .> V.zero).replacing(with: -1, where: x .< V.zero)
}
/// -1, 0 or 1 in each place.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  sign(x)
}
/// The fractional part of each component: the component minus its floor.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x - x.rounded(.down)
}
/// The fractional part of each component: the component minus its floor.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  fract(x)
}
/// 0 below the edge, else 1.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// 0 below the edge, else 1.
public func simd_step<V: SIMD>(_ x: V, _ edge: V) -> V where V.Scalar: BinaryFloatingPoint {
  step(x, edge: edge)
}
/// The product that stands upright on both.
public func cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The product that stands upright on both.
public func simd_cross<S: BinaryFloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  cross(x, y)
}
/// The product that stands upright on the plane: only its `z` is not 0.
public func cross<S: BinaryFloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// The numbers between two, each by its own part.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: BinaryFloatingPoint {
  x + (y - x) * t
}
/// Each number between two bounds.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: BinaryFloatingPoint {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// The number between two bounds.
public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
  Swift.min(Swift.max(x, min), max)
}
/// The number between two: 0 is `x`, 1 is `y`.
public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }
/// 0 below the first edge, 1 above the second, a smooth curve between.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V
where V.Scalar: BinaryFloatingPoint {
  let t = clamp((x - edge0) / (edge1 - edge0), min: V.zero, max: V(repeating: 1))
  return t * t * (3 - 2 * t)
}
/// 0 below the first edge, 1 above the second, a smooth curve between.
public func simd_smoothstep<S: BinaryFloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// The sum of the numbers.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }
/// The sum of the numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  x.sum()
}
/// The smallest number.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  x.min()
}
/// The largest number.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  x.max()
}

// MARK: Matrices

/// The product: `b` is applied first.
public func simd_mul<M: SIMDMatrix>(_ a: M, _ b: M) -> M { a * b }
/// The matrix times a column.
public func simd_mul<M: SIMDMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
/// A row times the matrix.
public func simd_mul<M: SIMDMatrix>(_ a: M.Column, _ b: M) -> M.Column { a * b }
/// The product: `b` is applied first.
public func matrix_multiply<M: SIMDMatrix>(_ a: M, _ b: M) -> M { a * b }
/// The matrix times a column.
public func matrix_multiply<M: SIMDMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
/// Columns as rows.
public func simd_transpose<M: SIMDMatrix>(_ a: M) -> M { a.transpose }
/// Not a number throughout for a matrix without an inverse.
public func simd_inverse<M: SIMDMatrix>(_ a: M) -> M { a.inverse }
/// 0 for a matrix without an inverse.
public func simd_determinant<M: SIMDMatrix>(_ a: M) -> M.Column.Scalar { a.determinant }
/// The columns, the first one first.
public func simd_matrix<S>(_ a: SIMD2<S>, _ b: SIMD2<S>) -> SIMDMatrix2x2<S> {
  SIMDMatrix2x2(a, b)
}
/// The columns, the first one first.
public func simd_matrix<S>(_ a: SIMD3<S>, _ b: SIMD3<S>, _ c: SIMD3<S>) -> SIMDMatrix3x3<S> {
  SIMDMatrix3x3(a, b, c)
}
/// The columns, the first one first.
public func simd_matrix<S>(
  _ a: SIMD4<S>, _ b: SIMD4<S>, _ c: SIMD4<S>, _ d: SIMD4<S>
) -> SIMDMatrix4x4<S> {
  SIMDMatrix4x4(a, b, c, d)
}
