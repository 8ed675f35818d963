// Predicates from format strings; Foundation on Linux creates them from closures alone.

public import Foundation
import FoundationAdditions

extension NSPredicate {
  /// Creates a predicate from a format string
  /// ([Apple](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html)).
  ///
  /// The format has comparisons of key paths, strings, numbers and lists, with AND, OR, NOT and parentheses. `%@`,
  /// `%d` and the like are replaced by the next argument, `%K` by a key path. Aggregates (ANY, ALL, SUBQUERY,
  /// `@count`) and functions are not supported.
  ///
  /// An invalid format makes a predicate that matches nothing, with one line in the log; Apple's raises an exception.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// Creates a predicate from a format string and an array of its arguments, as `init(format:_:)` does.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let parsed = parser.parse() else {
      logOnce("NSPredicate: “\(predicateFormat)” cannot be read and matches nothing")
      self.init { _, _ in false }
      return
    }
    self.init { object, _ in parsed.matches(object) }
  }
}
