// The names of value functions.

/// The names of value functions
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cavaluefunctionname)).
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Radians become a rotation about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Radians become a rotation about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Radians become a rotation about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A factor becomes a scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor becomes a scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor becomes a scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Points become a translation along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Points become a translation along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Points become a translation along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
