// A spring to a point.

public import CoreGraphics

/// Moves an item to a point, upright, by a damped spring
/// ([Apple](https://developer.apple.com/documentation/uikit/uisnapbehavior)).
open class UISnapBehavior: UIDynamicBehavior {
  /// Swings a second of the spring, which Apple does not say.
  private static let frequency = 3.0

  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init(moving: [item])
  }

  open var snapPoint: CGPoint { didSet { wake() } }

  /// From 0, where it swings most, to 1, where it does not. Default: 0.5.
  open var damping: CGFloat = 0.5

  override func act(on world: DynamicWorld, for seconds: Double) {
    guard let body = world.body(item), !body.isAnchored else { return }
    let pace = 2 * Double.pi * Self.frequency
    let ratio = 0.3 + 0.7 * Double(min(max(damping, 0), 1))
    let offset = DynamicVector(snapPoint) - body.place
    body.velocity += (offset * (pace * pace) - body.velocity * (2 * ratio * pace)) * seconds
    let turn = body.angle.remainder(dividingBy: 2 * .pi)
    body.spin += (-turn * pace * pace - body.spin * 2 * ratio * pace) * seconds
  }
}
