// A change as closures of key-value observers get it.

public import Foundation

/// A change that `observe(_:options:changeHandler:)` reports
/// ([Apple](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange)).
public struct NSKeyValueObservedChange<Value> {
  /// The kinds of changes.
  public typealias Kind = NSKeyValueChange
  /// Always `setting`.
  public let kind: Kind
  /// The new value; nil without the option `new`.
  public let newValue: Value?
  /// The old value; nil without the option `old`, and in the initial notification.
  public let oldValue: Value?
  /// Always nil: changes of collections have no indexes here.
  public let indexes: IndexSet?
  /// Always false: observers are notified after changes only.
  public let isPrior: Bool
}
