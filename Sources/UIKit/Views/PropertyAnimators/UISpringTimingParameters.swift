// The timing of a damped spring.

public import CoreGraphics
import QuartzCore

/// A damped spring
/// ([Apple](https://developer.apple.com/documentation/uikit/uispringtimingparameters)).
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The parametrisation of the spring.
  enum Kind: Sendable {
    /// It settles in the animator's duration; a ratio of 1 does not oscillate.
    case ratio(CGFloat)
    /// It has its own settling time.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  let kind: Kind
  /// The velocity towards the target, in whole distances per second; the longer component counts.
  public let initialVelocity: CGVector

  init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
  }

  /// The system's spring, which does not oscillate.
  public override convenience init() {
    self.init(.physical(mass: 3, stiffness: 1000, damping: 500), .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// A spring of a perceived duration, in seconds, and a bounce from −1 to 1.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      .physical(mass: 1, stiffness: spring.stiffness, damping: spring.damping), initialVelocity)
  }

  /// Foundation's coder holds no spring of ours: a decoded one is the system's.
  public required convenience init?(coder: NSCoder) { self.init() }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The longer component, with its sign.
  private var velocity: CGFloat {
    abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
  }

  /// Returns the animation of the spring.
  func animation(_ duration: TimeInterval) -> CASpringAnimation {
    let animation = CASpringAnimation()
    switch kind {
    case .ratio(let ratio):
      let spring = SettlingSpring(duration: duration, dampingRatio: ratio, velocity: velocity)
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = spring.velocity
    case .physical(let mass, let stiffness, let damping):
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
    }
    return animation
  }
}
