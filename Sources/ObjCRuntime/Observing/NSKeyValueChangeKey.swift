// The keys of change dictionaries.

/// A key of the change dictionary of `observeValue`
/// ([Apple](https://developer.apple.com/documentation/foundation/nskeyvaluechangekey)).
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an `NSKeyValueChange`; always there.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, `NSNull` for nil; there with the option `new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, `NSNull` for nil; there with the option `old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Never there: changes of collections have no indexes here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Never there: observers are notified after changes only.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}
