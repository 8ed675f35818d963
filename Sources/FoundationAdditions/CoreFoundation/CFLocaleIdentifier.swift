// The identifier of a Core Foundation locale.

/// The identifier of a locale, such as `de_DE`.
public struct CFLocaleIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates an identifier, which need not be known.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}
