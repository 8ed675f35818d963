// Predicates in words; Foundation on Linux makes them of closures alone.

public import Foundation
import FoundationAdditions

extension NSPredicate {
  /// A predicate in Apple's words
  /// ([Apple](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html)):
  /// comparisons of key paths, texts, numbers and lists, with AND, OR, NOT and parentheses. `%@`, `%d` and
  /// the like stand for the next argument, `%K` for a key path.
  ///
  /// One that cannot be read matches nothing, with one line in the log; on Apple's systems it raises an
  /// exception. Aggregates (ANY, ALL, SUBQUERY, `@count`) and functions are not read.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let test = parser.parse() else {
      logOnce("NSPredicate: “\(predicateFormat)” cannot be read and matches nothing")
      self.init { _, _ in false }
      return
    }
    self.init { object, _ in test.matches(object) }
  }
}

/// What a predicate says.
indirect enum PredicateTest {
  case constant(Bool)
  case comparison(PredicateValue, PredicateComparison, PredicateValue)
  case not(PredicateTest)
  case and(PredicateTest, PredicateTest)
  case or(PredicateTest, PredicateTest)

  func matches(_ object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let left, let comparison, let right):
      comparison.holds(left.value(of: object), right.value(of: object))
    case .not(let test): !test.matches(object)
    case .and(let left, let right): left.matches(object) && right.matches(object)
    case .or(let left, let right): left.matches(object) || right.matches(object)
    }
  }
}

/// One side of a comparison.
enum PredicateValue {
  case constant(Any?)
  /// Empty: the object itself.
  case path([String])
  case list([PredicateValue])

  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): value is NSNull ? nil : value
    case .path(let names): names.reduce(object) { Self.value($1, of: $0) }
    case .list(let values): values.map { $0.value(of: object) as Any }
    }
  }

  /// By key-value coding, in a dictionary, or of a stored property.
  private static func value(_ name: String, of object: Any?) -> Any? {
    guard let object else { return nil }
    if let entries = object as? [String: Any] { return entries[name] }
    let found = Thread.isMainThread ? registered(name, of: object as AnyObject) : nil
    return found ?? Mirror(reflecting: object).children.first { $0.label == name }?.value
  }

  private static func registered(_ name: String, of object: AnyObject) -> Any? {
    // SAFETY: asked on the main thread alone, for the length of the call.
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      unsafe UncheckedValue(value: ObjCRuntime.value(name, of: object))
    }.value
  }
}

/// A value that leaves a closure on its own thread.
private struct UncheckedValue: @unchecked Sendable {
  let value: Any?
}
