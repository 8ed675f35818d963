// The options of a key-value observer.

/// The values that a key-value observer asks for
/// ([Apple](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions)).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change dictionary has the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change dictionary has the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is notified of the present value at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// No effect: observers are notified after changes only.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
