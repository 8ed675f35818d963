// How two values are compared.

import Foundation

/// An operator with its options in square brackets.
struct PredicateComparison {
  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between
  }

  var kind: Operator
  /// `[c]`: case, `[d]`: accents do not count.
  var options: String.CompareOptions = []

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: order(left, right) == .orderedSame
    case .notEqual: order(left, right) != .orderedSame
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .isIn: Self.isIn(left, right, self)
    case .between: isBetween(left, right)
    case .contains: Self.isIn(right, left, self)
    case .beginsWith: finds(right, in: left, .anchored)
    case .endsWith: finds(right, in: left, [.anchored, .backwards])
    case .matches: matches(left, Self.text(right))
    case .like: matches(left, Self.text(right).map(Self.expression))
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if left == nil, right == nil { return .orderedSame }
    guard let left, let right else { return nil }
    if let left = Self.number(left), let right = Self.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = Self.text(left), let right = Self.text(right) {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return (left as? NSObject)?.isEqual(right) == true ? .orderedSame : nil
  }

  private func finds(_ part: Any?, in whole: Any?, _ further: String.CompareOptions) -> Bool {
    guard let part = Self.text(part), let whole = Self.text(whole) else { return false }
    return part.isEmpty || whole.range(of: part, options: options.union(further)) != nil
  }

  /// Whether a value is in a list, or a text in a text.
  private static func isIn(_ value: Any?, _ all: Any?, _ comparison: Self) -> Bool {
    guard let list = all as? [Any] else { return comparison.finds(value, in: all, []) }
    return list.contains { comparison.order(value, $0) == .orderedSame }
  }

  private func isBetween(_ value: Any?, _ ends: Any?) -> Bool {
    guard let ends = ends as? [Any], ends.count == 2 else { return false }
    return order(value, ends[0]).map { $0 != .orderedAscending } == true
      && order(value, ends[1]).map { $0 != .orderedDescending } == true
  }

  /// Whether the whole text is what an expression describes.
  private func matches(_ value: Any?, _ expression: String?) -> Bool {
    guard let text = Self.text(value), let expression,
      let regular = try? NSRegularExpression(
        pattern: "^(?:\(expression))$",
        options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    else { return false }
    return regular.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
      != nil
  }

  /// `*` is any text, `?` any character.
  private static func expression(like pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }

  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { $0 as String }
  }

  private static func number(_ value: Any) -> Double? {
    value is String || value is NSString ? nil : KeyValue.read(value, as: Double.self)
  }
}
