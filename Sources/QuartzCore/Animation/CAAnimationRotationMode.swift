// The rotation of a layer along the path of a keyframe animation.

/// The rotation of a layer that follows a path
/// ([Apple](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode)).
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The x axis of the layer follows the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The x axis of the layer points against the tangent of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
