// The corners of a layer.

/// Corners of a layer, y down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left on the screen.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right on the screen.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left on the screen.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right on the screen.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}
