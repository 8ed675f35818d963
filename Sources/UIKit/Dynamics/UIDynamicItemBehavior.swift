// The material of dynamic items: density, friction, elasticity.

public import CoreGraphics

/// Sets the density, friction and elasticity of items
/// ([Apple](https://developer.apple.com/documentation/uikit/uidynamicitembehavior)).
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Speeds that are given to items when the next step begins.
  private var pushes: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

  public init(items: [any UIDynamicItem]) {
    super.init(moving: items)
  }

  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { moved.list }

  open func addItem(_ item: any UIDynamicItem) { take(item) }
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// From 0 to 1: what of the speed is left when it bounces. Default: 0.
  open var elasticity: CGFloat = 0 { didSet { wake() } }
  /// From 0: how items rub. Default: 0.
  open var friction: CGFloat = 0 { didSet { wake() } }
  /// The density: an item of 100 × 100 points with density 1 has mass 1. Default: 1.
  open var density: CGFloat = 1 { didSet { wake() } }
  /// The part of the speed that is lost in a second. Default: 0.
  open var resistance: CGFloat = 0 { didSet { wake() } }
  /// The same of turning. Default: 0.
  open var angularResistance: CGFloat = 0 { didSet { wake() } }
  /// The charge in electric and magnetic fields. Default: 0.
  open var charge: CGFloat = 0 { didSet { wake() } }
  /// Default: true.
  open var allowsRotation = true { didSet { wake() } }
  /// Whether nothing moves it. Default: false.
  open var isAnchored = false { didSet { wake() } }

  /// Points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pushes.append((item, velocity, 0))
    wake()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let pending = pushes.filter { $0.item === item }.map { DynamicVector($0.velocity) }
    let known = dynamicAnimator?.body(of: item)?.velocity ?? DynamicVector(0, 0)
    return pending.reduce(known, +).point
  }

  /// Radians a second, clockwise on the screen.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pushes.append((item, .zero, velocity))
    wake()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let pending = pushes.filter { $0.item === item }.map(\.spin)
    return pending.reduce(CGFloat(dynamicAnimator?.body(of: item)?.spin ?? 0), +)
  }

  /// Comes before all that moves.
  func describe(to world: DynamicWorld) {
    for body in world.bodies(of: moved) {
      body.elasticity = Double(elasticity)
      body.friction = Double(friction)
      body.density = Double(max(density, 0))
      body.resistance = Double(resistance)
      body.angularResistance = Double(angularResistance)
      body.charge = Double(charge)
      body.rotates = allowsRotation
      body.isAnchored = isAnchored
    }
    for push in pushes {
      guard let body = world.body(push.item) else { continue }
      body.velocity += DynamicVector(push.velocity)
      body.spin += Double(push.spin)
    }
    pushes = []
  }
}
