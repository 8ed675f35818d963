// Sums of unknown lengths, as constraints relate them.

/// One unknown of a layout: a coordinate or a length of one rectangle.
package struct LayoutVariable: Hashable {
  /// Whose: numbered by the layout.
  package let owner: Int
  package let part: Part

  package init(owner: Int, part: Part) {
    self.owner = owner
    self.part = part
  }

  package enum Part: Int, Hashable {
    case minX, minY, width, height
  }
}

/// `constant + Σ coefficient × variable`.
package struct LinearExpression: Equatable {
  package var constant: Double = 0
  /// Without zeros.
  package private(set) var terms: [LayoutVariable: Double] = [:]

  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  package init(_ variable: LayoutVariable) {
    terms[variable] = 1
  }

  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms {
      let sum = terms[variable, default: 0] + coefficient * factor
      terms[variable] = abs(sum) < 1e-12 ? nil : sum
    }
  }

  package static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }

  package static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  package static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(one, times: factor)
    return product
  }
}
