// Matrices of 3 columns and 3 rows.

/// A matrix of 3 columns and 3 rows. Use `simd_float3x3` and `simd_double3x3`.
public struct SIMDMatrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SIMDMatrix
where SIMD3<Scalar>: Sendable {
  /// A column of the matrix.
  public typealias Column = SIMD3<Scalar>

  /// The columns, the first one first.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Zeros.
  public init() { columns = (.zero, .zero, .zero) }

  /// The columns, the first one first.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

  /// The columns, the first one first.
  public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
    columns = (col0, col1, col2)
  }

  /// A column by its index, 0 to 2.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: fatalError("column \(column) of a matrix of 3")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: fatalError("column \(column) of a matrix of 3")
      }
    }
  }
}
