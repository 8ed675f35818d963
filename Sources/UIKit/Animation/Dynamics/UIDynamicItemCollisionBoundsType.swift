// The shape by which dynamic items collide.

/// The shape by which items collide.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  /// Items touch by the rectangle around the path.
  case path = 2
}
