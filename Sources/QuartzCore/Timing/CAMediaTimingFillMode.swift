// The values of an animation outside of its active time.

/// The values outside of an animation's active time
/// ([Apple](https://developer.apple.com/documentation/quartzcore/camediatimingfillmode)).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// ``forwards`` and ``backwards`` together.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside of its active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}
