// The directions of transitions.

/// Directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new contents come in from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new contents come in from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new contents come in from the side of the greatest y: from below, where y runs downwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new contents come in from the side of the least y.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
