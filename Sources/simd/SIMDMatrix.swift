// Square matrices of numbers, stored by columns, and their arithmetic.

/// The operations that the square matrices share. Use `simd_float4x4` and its like.
public protocol SIMDMatrix: Equatable, Sendable, CustomDebugStringConvertible {
  /// A column, with as many numbers as there are columns.
  associatedtype Column: SIMD & Sendable where Column.Scalar: BinaryFloatingPoint

  /// Zeros.
  init()

  /// A column by its index from 0. Another index ends the program.
  subscript(column: Int) -> Column { get set }
}

extension SIMDMatrix {
  /// A number of the matrix.
  public typealias Scalar = Column.Scalar

  private static var order: Range<Int> { 0..<Column.scalarCount }

  /// The columns, as many as the matrix has.
  public init(_ columns: [Column]) {
    self.init()
    precondition(columns.count == Column.scalarCount, "the matrix has another number of columns")
    for index in Self.order { self[index] = columns[index] }
  }

  /// The rows, as many as the matrix has.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// The numbers from top left to bottom right; zeros elsewhere.
  public init(diagonal: Column) {
    self.init()
    for index in Self.order { self[index][index] = diagonal[index] }
  }

  /// The number on the diagonal; zeros elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// A number by its column and row, from 0.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Whether all numbers are equal.
  public static func == (a: Self, b: Self) -> Bool { order.allSatisfy { a[$0] == b[$0] } }

  /// The columns as text.
  public var debugDescription: String {
    "\(Self.self)([" + Self.order.map { "\(self[$0])" }.joined(separator: ", ") + "])"
  }

  private func map(_ change: (Int) -> Column) -> Self { Self(Self.order.map(change)) }

  // MARK: Arithmetic

  /// Sum, by columns.
  public static func + (a: Self, b: Self) -> Self { a.map { a[$0] + b[$0] } }
  /// Difference, by columns.
  public static func - (a: Self, b: Self) -> Self { a.map { a[$0] - b[$0] } }
  /// All numbers with the other sign.
  public static prefix func - (a: Self) -> Self { a.map { -a[$0] } }
  /// Each number times another.
  public static func * (a: Scalar, b: Self) -> Self { b.map { a * b[$0] } }
  /// Each number times another.
  public static func * (a: Self, b: Scalar) -> Self { b * a }
  /// The matrix times a column.
  public static func * (a: Self, b: Column) -> Column {
    order.reduce(Column.zero) { $0 + a[$1] * b[$1] }
  }
  /// A row times the matrix.
  public static func * (a: Column, b: Self) -> Column {
    order.reduce(into: Column.zero) { $0[$1] = (a * b[$1]).sum() }
  }
  /// The product: `b` is applied first.
  public static func * (a: Self, b: Self) -> Self { b.map { a * b[$0] } }

  /// Adds in place.
  public static func += (a: inout Self, b: Self) { a = a + b }
  /// Subtracts in place.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Multiplies in place.
  public static func *= (a: inout Self, b: Self) { a = a * b }
  /// Multiplies each number in place.
  public static func *= (a: inout Self, b: Scalar) { a = a * b }

  // MARK: Inverse

  /// Columns as rows.
  public var transpose: Self {
    map { row in Self.order.reduce(into: Column.zero) { $0[$1] = self[$1][row] } }
  }

  /// 0 for a matrix without an inverse.
  public var determinant: Scalar { eliminated().determinant }

  /// Not a number throughout for a matrix without an inverse, as on Apple's systems.
  public var inverse: Self { eliminated().inverse ?? map { _ in Column(repeating: .nan) } }

  /// Elimination by Gauss and Jordan, with the largest pivot of each row first.
  private func eliminated() -> (inverse: Self?, determinant: Scalar) {
    var left = self
    var right = Self(1)
    var determinant: Scalar = 1
    for row in Self.order {
      let pivot = Self.order.dropFirst(row).max {
        left[$0][row].magnitude < left[$1][row].magnitude
      }
      guard let pivot, left[pivot][row] != 0 else { return (nil, 0) }
      if pivot != row {
        (left[row], left[pivot]) = (left[pivot], left[row])
        (right[row], right[pivot]) = (right[pivot], right[row])
        determinant = -determinant
      }
      let scale = left[row][row]
      determinant *= scale
      left[row] /= Column(repeating: scale)
      right[row] /= Column(repeating: scale)
      for other in Self.order where other != row {
        let factor = left[other][row]
        left[other] -= factor * left[row]
        right[other] -= factor * right[row]
      }
    }
    return (right, determinant)
  }
}
