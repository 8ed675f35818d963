// The identity of publisher streams.

internal import Synchronization

/// Identifies a subscriber or a subscription
/// ([Apple](https://developer.apple.com/documentation/combine/combineidentifier)).
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  /// Makes an identifier that differs from all others.
  public init() { number = Self.numbers.wrappingAdd(2, ordering: .relaxed).newValue }

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  /// The last identifier without an object: an odd number, which is no address of an object.
  private static let numbers = Atomic<UInt>(1)

  public var description: String { "0x" + String(number, radix: 16) }
}
