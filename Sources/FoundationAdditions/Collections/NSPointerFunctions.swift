// The memory options of collections that may hold their objects weakly.

/// A namespace for the options of pointer collections
/// ([Apple](https://developer.apple.com/documentation/foundation/nspointerfunctions)).
public struct NSPointerFunctions {
  /// How a collection holds its objects and compares them
  /// ([Apple](https://developer.apple.com/documentation/foundation/nspointerfunctions/options)).
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The collection retains its objects. The default.
    public static let strongMemory: Options = []
    /// The collection holds its objects weakly; deallocated ones are dropped.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by identity instead of equality. `NSHashTable` always does so.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}
