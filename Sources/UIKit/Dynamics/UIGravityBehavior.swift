// Gravity.

public import CoreGraphics

/// Pulls items in one direction
/// ([Apple](https://developer.apple.com/documentation/uikit/uigravitybehavior)).
open class UIGravityBehavior: UIDynamicBehavior {
  /// Points per second, per second, of the magnitude 1.
  private static let unit = 1000.0

  public init(items: [any UIDynamicItem]) {
    super.init(moving: items)
  }

  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { moved.list }

  open func addItem(_ item: any UIDynamicItem) { take(item) }
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// Default: 1 downwards.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { wake() } }

  /// Radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.heading }
    set { gravityDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// In 1000 points per second, per second. Default: 1.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { gravityDirection = CGVector(angle: angle, length: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func act(on world: DynamicWorld, for seconds: Double) {
    let pull = DynamicVector(gravityDirection) * Self.unit
    for body in world.bodies(of: moved) where !body.isAnchored { body.velocity += pull * seconds }
  }
}

extension CGVector {
  /// `angle` in radians, clockwise from the right.
  init(angle: CGFloat, length: CGFloat) {
    let direction = DynamicVector(Double(length), 0).rotated(Double(angle))
    self.init(dx: direction.x, dy: direction.y)
  }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  var heading: CGFloat { CGFloat(arcTangent(y: Double(dy), x: Double(dx))) }
}
