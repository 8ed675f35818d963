// The operands of a predicate's comparisons.

import Foundation

/// One side of a comparison in a predicate.
enum PredicateExpression {
  case constant(Any?)
  /// A key path; empty for the object itself, `SELF`.
  case path([String])
  case list([PredicateExpression])

  /// Returns the expression's value for an object.
  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): value is NSNull ? nil : value
    case .path(let names): names.reduce(object) { Self.value($1, of: $0) }
    case .list(let values): values.map { $0.value(of: object) as Any }
    }
  }

  /// Returns the value of a dictionary's entry, a registered property or a stored property.
  private static func value(_ name: String, of object: Any?) -> Any? {
    guard let object else { return nil }
    if let entries = object as? [String: Any] { return entries[name] }
    let found = Thread.isMainThread ? registered(name, of: object as AnyObject) : nil
    return found ?? Mirror(reflecting: object).children.first { $0.label == name }?.value
  }

  private static func registered(_ name: String, of object: AnyObject) -> Any? {
    // SAFETY: the only caller checks for the main thread; `assumeIsolated` runs its closure before it returns.
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      unsafe UncheckedValue(value: ObjCRuntime.value(name, of: object))
    }.value
  }
}

/// A result that leaves `assumeIsolated`.
private struct UncheckedValue: @unchecked Sendable {
  // Unchecked: it is made and read on the main thread.
  let value: Any?
}
