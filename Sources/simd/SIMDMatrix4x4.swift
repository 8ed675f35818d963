// Matrices of 4 columns and 4 rows.

/// A matrix of 4 columns and 4 rows. Use `simd_float4x4` and `simd_double4x4`.
public struct SIMDMatrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SIMDMatrix
where SIMD4<Scalar>: Sendable {
  /// A column of the matrix.
  public typealias Column = SIMD4<Scalar>

  /// The columns, the first one first.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// The columns, the first one first.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  /// The columns, the first one first.
  public init(
    _ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>
  ) { columns = (col0, col1, col2, col3) }

  /// A column by its index, 0 to 3.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: fatalError("column \(column) of a matrix of 4")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: fatalError("column \(column) of a matrix of 4")
      }
    }
  }
}
