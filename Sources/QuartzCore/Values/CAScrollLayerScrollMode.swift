// The directions in which a layer scrolls.

/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Neither.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Along y alone.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Along x alone.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Along x and y.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
