// The comparison operators of predicates.

import Foundation

/// A comparison operator with its options, such as `CONTAINS[cd]`.
struct PredicateComparison {
  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between
  }

  var kind: Operator
  /// `[c]` ignores case, `[d]` diacritics. Default: empty.
  var options: String.CompareOptions = []

  /// Whether the comparison is true for two values.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: order(left, right) == .orderedSame
    case .notEqual: order(left, right) != .orderedSame
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .isIn: isElement(left, of: right)
    case .between: isBetween(left, right)
    case .contains: isElement(right, of: left)
    case .beginsWith: finds(right, in: left, anchors: .anchored)
    case .endsWith: finds(right, in: left, anchors: [.anchored, .backwards])
    case .matches: matches(left, Self.text(right))
    case .like: matches(left, Self.text(right).map(Self.expression))
    }
  }

  /// Returns the order of two values; nil where they cannot be compared.
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

  /// Whether a string contains another, at its start or end where `anchors` says so.
  private func finds(_ part: Any?, in whole: Any?, anchors: String.CompareOptions = []) -> Bool {
    guard let part = Self.text(part), let whole = Self.text(whole) else { return false }
    return part.isEmpty || whole.range(of: part, options: options.union(anchors)) != nil
  }

  /// Whether a list contains a value, or a string a substring.
  private func isElement(_ value: Any?, of all: Any?) -> Bool {
    guard let list = all as? [Any] else { return finds(value, in: all) }
    return list.contains { order(value, $0) == .orderedSame }
  }

  /// Whether a value lies between the two bounds in a list, which are included.
  private func isBetween(_ value: Any?, _ ends: Any?) -> Bool {
    guard let ends = ends as? [Any], ends.count == 2 else { return false }
    return order(value, ends[0]).map { $0 != .orderedAscending } == true
      && order(value, ends[1]).map { $0 != .orderedDescending } == true
  }

  /// Whether a regular expression matches the whole string.
  private func matches(_ value: Any?, _ expression: String?) -> Bool {
    guard let text = Self.text(value), let expression,
      let regular = try? NSRegularExpression(
        pattern: "^(?:\(expression))$",
        options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    else { return false }
    return regular.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
      != nil
  }

  /// Returns the regular expression of a `LIKE` pattern: `*` matches any characters, `?` one.
  private static func expression(like pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }

  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { $0 as String }
  }

  private static func number(_ value: Any) -> Double? {
    value is String || value is NSString ? nil : KeyValueConversion.read(value, as: Double.self)
  }
}
