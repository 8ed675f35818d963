// Matrices of 2 columns and 2 rows.

/// A matrix of 2 columns and 2 rows. Use `simd_float2x2` and `simd_double2x2`.
public struct SIMDMatrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SIMDMatrix
where SIMD2<Scalar>: Sendable {
  /// A column of the matrix.
  public typealias Column = SIMD2<Scalar>

  /// The columns, the first one first.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Zeros.
  public init() { columns = (.zero, .zero) }

  /// The columns, the first one first.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

  /// The columns, the first one first.
  public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) { columns = (col0, col1) }

  /// A column by its index, 0 to 1.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: fatalError("column \(column) of a matrix of 2")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: fatalError("column \(column) of a matrix of 2")
      }
    }
  }
}
