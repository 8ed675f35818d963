// Timing functions in the place of those that code gave to animations.

/// Returns the timing function that paces an animation in place of its own; nil: its own does. The animation is told by
/// the indices among sublayers that lead down to its layer, the key under which it was added, and its key path.
package typealias TimingOverride =
  (_ path: [Int], _ key: String?, _ keyPath: String) -> CAMediaTimingFunction?
