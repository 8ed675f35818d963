// No-op on Linux: a group of motion effects, which are never applied.

/// Several motion effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
