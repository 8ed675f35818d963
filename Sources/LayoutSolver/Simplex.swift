// The solver: linear equations and inequalities with priorities.

/// How the sides of a constraint are related: `expression (=, ≤, ≥) 0`.
package enum LinearRelation {
  case equal, lessOrEqual, greaterOrEqual
}

/// A solver: finds values that satisfy all required constraints and, among the others, a higher priority before a
/// lower one.
///
/// The tableau is that of Cassowary (Badros, Borning, Stuckey: *The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm*, 2001): layout variables are free, slacks and errors are not
/// negative, and rows are added one by one to a solved tableau. Priorities are kept apart level by
/// level instead of by weights: after a level is optimised, what would make it worse is fixed at 0,
/// so that lower levels cannot trade against it. Bland's rule chooses pivots, which therefore end.
package struct Simplex {
  private var rows: [SimplexSymbol: SimplexRow] = [:]
  private var symbols: [LayoutVariable: SimplexSymbol] = [:]
  private var symbolCount = 0
  /// The required constraints by their slack or dummy symbol.
  private var owners: [SimplexSymbol: Int] = [:]

  /// A solver without constraints: all variables are 0.
  package init() {}

  /// Adds the required constraint `expression (relation) 0`, which the caller knows by the number `owner`.
  ///
  /// - Returns: The owners of the constraints that cannot hold together with this one, itself included; it is
  ///   not added then. Empty where it was added.
  package mutating func require(
    _ expression: LinearExpression, _ relation: LinearRelation, owner: Int
  ) -> Set<Int> {
    var row = row(expression)
    let marker = newSymbol(relation == .equal ? .dummy : .slack)
    owners[marker] = owner
    row.add(marker, times: relation == .greaterOrEqual ? -1 : 1)
    if row.constant < 0 { row.negate() }
    if let subject = freeSymbol(in: row) {
      enter(row, subject)
      return []
    }
    if marker.kind == .slack, row[marker] < 0 {
      enter(row, marker)
      return []
    }
    if row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
      return row.constant < SimplexRow.tolerance ? [] : conflict(row)
    }
    return enterArtificially(row)
  }

  /// Adds the constraints of one priority and satisfies them as far as those added before allow: the sum of
  /// their errors becomes least. Call it once for each priority, from the highest to the lowest.
  package mutating func prefer(
    _ constraints: [(expression: LinearExpression, relation: LinearRelation)]
  ) {
    var objective = SimplexRow()
    for (expression, relation) in constraints {
      addSoft(expression, relation, objective: &objective)
    }
    minimize(&objective)
    fixColumns(of: objective)
  }

  /// Returns the value of a variable, in points; 0 where no constraint determines it.
  package func value(_ variable: LayoutVariable) -> Double {
    symbols[variable].flatMap { rows[$0]?.constant } ?? 0
  }

  /// Whether no other solution, as good as this one, gives a variable another value.
  package func determines(_ variable: LayoutVariable) -> Bool {
    guard let symbol = symbols[variable], let row = rows[symbol] else { return false }
    guard !row.cells.keys.contains(where: { $0.kind == .free }) else { return false }
    return [1.0, -1].allSatisfy { sign in
      var other = self
      var objective = SimplexRow()
      objective.add(row, times: sign)
      other.minimize(&objective)
      // Where something can still grow, the value has no bound.
      return other.enteringSymbol(objective) == nil
        && abs(objective.constant - sign * row.constant) < 1e-6
    }
  }

  // MARK: Rows

  private mutating func newSymbol(_ kind: SimplexSymbol.Kind) -> SimplexSymbol {
    symbolCount += 1
    return SimplexSymbol(number: symbolCount, kind: kind)
  }

  private mutating func symbol(_ variable: LayoutVariable) -> SimplexSymbol {
    if let known = symbols[variable] { return known }
    let new = newSymbol(.free)
    symbols[variable] = new
    return new
  }

  /// Returns the expression in symbols that are not basic. Adds variables in the order of their numbers, so that
  /// the same layout always takes the same pivots.
  private mutating func row(_ expression: LinearExpression) -> SimplexRow {
    var row = SimplexRow(expression.constant)
    let terms = expression.terms.sorted {
      ($0.key.owner, $0.key.part.rawValue) < ($1.key.owner, $1.key.part.rawValue)
    }
    for (variable, coefficient) in terms {
      let symbol = symbol(variable)
      if let basic = rows[symbol] {
        row.add(basic, times: coefficient)
      } else {
        row.add(symbol, times: coefficient)
      }
    }
    return row
  }

  private func freeSymbol(in row: SimplexRow) -> SimplexSymbol? {
    row.cells.keys.filter { $0.kind == .free }.min { $0.number < $1.number }
  }

  /// Makes `subject` basic by the row `0 = row`.
  private mutating func enter(_ row: SimplexRow, _ subject: SimplexSymbol) {
    var row = row
    row.solve(for: subject)
    substitute(subject, row)
    rows[subject] = row
  }

  private mutating func substitute(_ symbol: SimplexSymbol, _ row: SimplexRow) {
    for key in rows.keys { rows[key]?.substitute(symbol, row) }
  }

  /// Adds a row of restricted symbols alone with an artificial variable, and minimizes that to 0 if it can be.
  private mutating func enterArtificially(_ row: SimplexRow) -> Set<Int> {
    let artificial = newSymbol(.slack)
    rows[artificial] = row
    var objective = row
    minimize(&objective)
    guard objective.constant < SimplexRow.tolerance else {
      let left = rows.removeValue(forKey: artificial) ?? row
      return conflict(left)
    }
    if let left = rows.removeValue(forKey: artificial), let entering = pivotSymbol(of: left) {
      enter(left, entering)
    }
    for key in rows.keys { rows[key]?.remove(artificial) }
    return []
  }

  private func pivotSymbol(of row: SimplexRow) -> SimplexSymbol? {
    row.cells.keys.filter(\.isRestricted).min { $0.number < $1.number }
  }

  /// Returns the owners of the required constraints whose sum the row is.
  private func conflict(_ row: SimplexRow) -> Set<Int> {
    Set(row.cells.keys.compactMap { owners[$0] })
  }

  private mutating func addSoft(
    _ expression: LinearExpression, _ relation: LinearRelation, objective: inout SimplexRow
  ) {
    var row = row(expression)
    // `row = over − under`, of which an inequality forgives one.
    let over = newSymbol(relation == .lessOrEqual || relation == .equal ? .error : .slack)
    let under = newSymbol(relation == .greaterOrEqual || relation == .equal ? .error : .slack)
    row.add(over, times: -1)
    row.add(under, times: 1)
    let subject = freeSymbol(in: row) ?? (row.constant >= 0 ? over : under)
    enter(row, subject)
    for symbol in [over, under] where symbol.kind == .error {
      if let basic = rows[symbol] {
        objective.add(basic, times: 1)
      } else {
        objective.add(symbol, times: 1)
      }
    }
  }

  // MARK: Optimizing

  /// Pivots until the objective is least.
  private mutating func minimize(_ objective: inout SimplexRow) {
    while let entering = enteringSymbol(objective), let leaving = leavingSymbol(entering) {
      guard var row = rows.removeValue(forKey: leaving) else { return }
      row.add(leaving, times: -1)
      row.solve(for: entering)
      substitute(entering, row)
      objective.substitute(entering, row)
      rows[entering] = row
    }
  }

  /// Returns the first restricted symbol whose growth lowers the objective; nil at the minimum.
  private func enteringSymbol(_ objective: SimplexRow) -> SimplexSymbol? {
    objective.cells.filter { $0.key.isRestricted && $0.value < -SimplexRow.tolerance }
      .min { $0.key.number < $1.key.number }?.key
  }

  /// Returns the first basic symbol that becomes 0 while `entering` grows; nil where none does.
  private func leavingSymbol(_ entering: SimplexSymbol) -> SimplexSymbol? {
    var best: (symbol: SimplexSymbol, ratio: Double)?
    for (symbol, row) in rows where symbol.isRestricted {
      let coefficient = row[entering]
      guard coefficient < -SimplexRow.tolerance else { continue }
      let ratio = -row.constant / coefficient
      guard let known = best else {
        best = (symbol, ratio)
        continue
      }
      if ratio < known.ratio || (ratio == known.ratio && symbol.number < known.symbol.number) {
        best = (symbol, ratio)
      }
    }
    return best?.symbol
  }

  /// Removes the symbols whose growth would raise a minimized objective: they stay 0.
  private mutating func fixColumns(of objective: SimplexRow) {
    let fixed = objective.cells.filter { $0.key.isRestricted && $0.value > SimplexRow.tolerance }
    for symbol in fixed.keys {
      for key in rows.keys { rows[key]?.remove(symbol) }
    }
  }
}
