// The layer that only moves its sublayers.

/// Shows its sublayers and nothing of its own
/// ([Apple](https://developer.apple.com/documentation/quartzcore/catransformlayer)). Its sublayers
/// are flattened like any others: there is no common depth.
open class CATransformLayer: CALayer {
}
