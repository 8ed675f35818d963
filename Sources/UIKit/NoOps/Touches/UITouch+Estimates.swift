// No-op on Linux: estimated properties of a stylus touch; none is ever an estimate.

public import CoreGraphics

extension UITouch {
  /// Values of a touch that may be estimates
  /// ([Apple](https://developer.apple.com/documentation/uikit/uitouch/properties)).
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// Nothing.
  public var estimatedProperties: Properties { [] }

  /// Nothing.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// Nil: there will be no better values.
  public var estimationUpdateIndex: NSNumber? { nil }

  /// Radians by which a stylus is turned around itself: a finger is not.
  public var rollAngle: CGFloat { 0 }
}
