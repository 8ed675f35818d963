// The tree that a predicate's format string is parsed into.

/// A predicate as a tree of comparisons.
indirect enum ParsedPredicate {
  case constant(Bool)
  case comparison(PredicateExpression, PredicateComparison, PredicateExpression)
  case not(ParsedPredicate)
  case and(ParsedPredicate, ParsedPredicate)
  case or(ParsedPredicate, ParsedPredicate)

  /// Whether the predicate is true for an object.
  func matches(_ object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let left, let comparison, let right):
      comparison.holds(left.value(of: object), right.value(of: object))
    case .not(let negated): !negated.matches(object)
    case .and(let left, let right): left.matches(object) && right.matches(object)
    case .or(let left, let right): left.matches(object) || right.matches(object)
    }
  }
}
