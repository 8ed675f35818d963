// The kinds of transitions.

/// Kinds of transitions. All are drawn as a cross-fade.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new contents fade in over the old ones.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents slide over the old ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents push the old ones out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents slide away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
