// Sums of unknown lengths, as constraints relate them.

import CoreGraphics

/// One unknown of a layout: a coordinate or a length of one rectangle.
struct LayoutVariable: Hashable {
  /// Whose: numbered by the layout.
  let owner: Int
  let part: Part

  enum Part: Int, Hashable {
    case minX, minY, width, height
  }
}

/// `constant + Σ coefficient × variable`.
struct LinearExpression: Equatable {
  var constant: Double = 0
  /// Without zeros.
  private(set) var terms: [LayoutVariable: Double] = [:]

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  init(_ variable: LayoutVariable) {
    terms[variable] = 1
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms {
      let sum = terms[variable, default: 0] + coefficient * factor
      terms[variable] = abs(sum) < 1e-12 ? nil : sum
    }
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(one, times: factor)
    return product
  }
}
