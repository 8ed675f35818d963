// The animation of a damped spring.

/// Moves to its value as a damped spring does
/// ([Apple](https://developer.apple.com/documentation/quartzcore/caspringanimation)).
///
/// The progress solves m·x″ + c·x′ + k·x = 0 from x = 1 (at the start) to 0 (at the value).
/// The duration does not stretch the motion; set it to `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  /// Default: 1. Must be > 0.
  open var mass: CGFloat = 1 {
    didSet { if !(mass > 0 && mass.isFinite) { mass = oldValue } }
  }
  /// Default: 100. Must be > 0.
  open var stiffness: CGFloat = 100 {
    didSet { if !(stiffness > 0 && stiffness.isFinite) { stiffness = oldValue } }
  }
  /// Default: 10. Must be ≥ 0.
  open var damping: CGFloat = 10 {
    didSet { if !(damping >= 0 && damping.isFinite) { damping = oldValue } }
  }
  /// Towards the value, in distances of the whole way for each second. Default: 0.
  open var initialVelocity: CGFloat = 0 {
    didSet { if !initialVelocity.isFinite { initialVelocity = oldValue } }
  }
  /// Whether damping above the critical one is drawn as such; else it counts as critical.
  open var allowsOverdamping = false

  /// A spring by how long it takes to be felt as at rest and how far it bounces (−1 … 1).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let angular = 2 * Double.pi / max(perceptualDuration, 0.01)
    let bounce = min(max(Double(bounce), -0.99), 1)
    stiffness = CGFloat(angular * angular)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = CGFloat(2 * ratio * angular)
    allowsOverdamping = bounce < 0
  }

  /// Seconds after which the spring is felt to be at rest.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (Double(stiffness) / Double(mass)).squareRoot()
  }

  /// The overshoot: 0 for a critically damped spring, 1 for one that never rests.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  /// Seconds after which the spring stays within a thousandth of the way.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The progress after `time` seconds: 0 at the start, 1 at the value.
  package func progress(at time: CFTimeInterval) -> Double { spring.progress(at: time) }

  override func progress(_ phase: AnimationPhase) -> Double {
    if phase.time == timing.duration, phase.time >= settlingDuration { return 1 }
    return spring.progress(at: phase.time)
  }
}
