// The identity of publisher streams.

internal import Synchronization

/// Something with an identity of its own.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  /// One that nothing else has.
  public init() { number = Self.numbers.wrappingAdd(2, ordering: .relaxed).newValue }

  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  /// Odd: no object lies there.
  private static let numbers = Atomic<UInt>(1)

  public var description: String { "0x" + String(number, radix: 16) }
}
