// Marks of intervals and events, for a tool that Linux lacks.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Tells intervals of one name apart
/// ([Apple](https://developer.apple.com/documentation/os/ossignpostid)).
public struct OSSignpostID: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// By its number.
  public init(_ value: UInt64) { rawValue = value }
  /// One that no other has.
  public init(log: OSLog) { rawValue = UInt64.random(in: 2..<UInt64.max - 1) }
  /// The same for the same object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// For intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// For none.
  public static let null = OSSignpostID(0)
  /// For marks that are left out.
  public static let invalid = OSSignpostID(.max)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}
