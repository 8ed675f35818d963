// Linear expressions in layout variables: the sides of constraints.

/// One unknown of a layout: a coordinate or a length of one rectangle.
package struct LayoutVariable: Hashable {
  /// The number that the layout has given the rectangle.
  package let owner: Int
  /// Which of the rectangle's four numbers it is.
  package let part: Part

  /// A variable of the rectangle that the layout has numbered `owner`.
  package init(owner: Int, part: Part) {
    self.owner = owner
    self.part = part
  }

  /// The four numbers of a rectangle, in points, y down.
  package enum Part: Int, Hashable {
    case minX, minY, width, height
  }
}

/// `constant + Σ coefficient × variable`, in points.
///
/// Example: a view's right edge is `LinearExpression(minX) + LinearExpression(width)`.
package struct LinearExpression: Equatable {
  /// The term without a variable, in points. Default: 0.
  package var constant: Double = 0
  /// The coefficients by variable, without zeros.
  package private(set) var terms: [LayoutVariable: Double] = [:]

  /// A constant.
  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// One variable, with the coefficient 1.
  package init(_ variable: LayoutVariable) {
    terms[variable] = 1
  }

  /// Adds `factor × other`. A coefficient below 10⁻¹² counts as 0 and its term goes.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms {
      let sum = terms[variable, default: 0] + coefficient * factor
      terms[variable] = abs(sum) < 1e-12 ? nil : sum
    }
  }

  /// Returns the sum.
  package static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }

  /// Returns the difference.
  package static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  /// Returns the expression with its constant and all coefficients multiplied.
  package static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(one, times: factor)
    return product
  }
}
