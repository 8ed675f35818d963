// The interpolation between the values of a keyframe animation.

/// The interpolation between key frames
/// ([Apple](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode)).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight lines between the values, at the speeds that the key times give.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps: each value holds until the next key time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight lines at one speed throughout; key times count for nothing.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A Catmull-Rom spline through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The spline of ``cubic`` with its steps paced by their lengths; key times count for nothing.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
