// A spring by the time that it takes to settle.

import CoreGraphics
import QuartzCore

/// A spring of mass 1 that settles in a given time.
struct SettlingSpring {
  var stiffness: CGFloat = 100
  var damping: CGFloat = 10
  var velocity: CGFloat = 0

  /// The motion depends on time × frequency alone: the frequency is the settling time of a spring of
  /// frequency 1 over the duration. A velocity scales with it, hence a few repetitions.
  init(duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
    guard duration > 0, dampingRatio.isFinite, velocity.isFinite else { return }
    let ratio = min(max(dampingRatio, 0.05), 1)
    let unit = CASpringAnimation()
    unit.stiffness = 1
    unit.damping = 2 * ratio
    var frequency = unit.settlingDuration / duration
    for _ in 0..<8 where velocity != 0 {
      unit.initialVelocity = velocity / CGFloat(frequency)
      frequency = unit.settlingDuration / duration
    }
    stiffness = CGFloat(frequency * frequency)
    damping = 2 * ratio * CGFloat(frequency)
    self.velocity = velocity
  }
}
