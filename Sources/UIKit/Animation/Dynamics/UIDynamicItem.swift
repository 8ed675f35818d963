// The items that a dynamic animator moves.

public import CoreGraphics

/// An item that a dynamic animator moves
/// ([Apple](https://developer.apple.com/documentation/uikit/uidynamicitem)). Views and the layout
/// attributes of collections conform.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  /// Default: the rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Around the centre. Default: empty.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
