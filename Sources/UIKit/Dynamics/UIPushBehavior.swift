// A push, once or for a while.

public import CoreGraphics

/// Pushes items
/// ([Apple](https://developer.apple.com/documentation/uikit/uipushbehavior)).
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// Points per second, or per second and second, that the magnitude 1 gives to the mass 1.
  private static let unit = 100.0

  public let mode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(moving: items)
  }

  open var items: [any UIDynamicItem] { moved.list }

  open func addItem(_ item: any UIDynamicItem) { take(item) }

  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    drop(item)
  }

  /// Whether it pushes. A push that is made once is no longer active then. Default: true.
  open var active = true { didSet { wake() } }

  /// Default: none.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { wake() } }

  /// Radians, clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.heading }
    set { pushDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// 1 speeds an item of 100 × 100 points and density 1 up by 100 points a second, each second or
  /// once.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { pushDirection = CGVector(angle: angle, length: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Sets the point at which an item is pushed. Default: its centre.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  override var isDriving: Bool { active && mode == .continuous && magnitude > 0 }

  override func act(on world: DynamicWorld, for seconds: Double) {
    guard active else { return }
    let force = DynamicVector(pushDirection) * Self.unit
    for body in world.bodies(of: moved) {
      let arm = DynamicVector(targetOffsetFromCenter(for: body.item))
      body.push(mode == .continuous ? force * seconds : force, at: arm.rotated(body.angle))
    }
    if mode == .instantaneous { active = false }
  }
}
