// No-op on Linux: a group of motion effects, which are never applied.

/// A group of motion effects, which are never applied.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
