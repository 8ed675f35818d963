// A row of the simplex tableau: one unknown in terms of others.

/// An unknown of the tableau.
struct SimplexSymbol: Hashable {
  enum Kind {
    /// A variable of the layout: any value.
    case free
    /// The difference between the sides of an inequality: never negative.
    case slack
    /// How far a constraint that may be broken is from being kept: never negative.
    case error
    /// Marks a required equation; always 0.
    case dummy
  }

  let number: Int
  let kind: Kind

  static func == (one: SimplexSymbol, other: SimplexSymbol) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  var isRestricted: Bool { kind == .slack || kind == .error }
}

/// `constant + Σ coefficient × symbol`.
struct SimplexRow {
  /// Smaller coefficients and errors count as 0: coordinates are below 10⁶, and Double keeps 16 digits.
  static let tolerance = 1e-8

  var constant: Double = 0
  /// The coefficients by symbol, without zeros.
  private(set) var cells: [SimplexSymbol: Double] = [:]

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  subscript(symbol: SimplexSymbol) -> Double { cells[symbol] ?? 0 }

  mutating func add(_ symbol: SimplexSymbol, times factor: Double) {
    let sum = self[symbol] + factor
    cells[symbol] = abs(sum) < Self.tolerance ? nil : sum
  }

  mutating func add(_ row: SimplexRow, times factor: Double) {
    constant += row.constant * factor
    for (symbol, coefficient) in row.cells { add(symbol, times: coefficient * factor) }
  }

  mutating func remove(_ symbol: SimplexSymbol) {
    cells[symbol] = nil
  }

  mutating func negate() {
    constant = -constant
    cells = cells.mapValues { -$0 }
  }

  /// Turns `0 = self` into `symbol = self`.
  mutating func solve(for symbol: SimplexSymbol) {
    let factor = -1 / self[symbol]
    cells[symbol] = nil
    constant *= factor
    cells = cells.mapValues { $0 * factor }
  }

  /// Replaces a symbol by the row that it is equal to.
  mutating func substitute(_ symbol: SimplexSymbol, _ row: SimplexRow) {
    guard let coefficient = cells.removeValue(forKey: symbol) else { return }
    add(row, times: coefficient)
  }
}
