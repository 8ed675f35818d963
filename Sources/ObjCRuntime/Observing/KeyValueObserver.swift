// Who hears of changes, and whose values can be asked for by key path.

public import Foundation

/// An object that `addObserver(_:forKeyPath:options:context:)` may name. Views, other responders and
/// layers are; the lowering pass makes users' own classes such.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
  /// A property that the object observes has another value.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An object whose properties are found by name.
@preconcurrency @MainActor
public protocol KeyValueCoding: AnyObject {
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

/// What an observer asks for ([Apple](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions)).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer hears at once of the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Cannot be followed: observers hear of changes when they are made.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changed. Always `setting`: collections are values too.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

/// The keys of what `observeValue` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}

/// What a closure of `observe(_:options:changeHandler:)` is told.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// Nil where nobody asked for it.
  public let newValue: Value?
  /// Nil where nobody asked for it, or at first.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}
