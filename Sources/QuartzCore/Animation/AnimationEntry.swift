// An animation on a layer: its key, its begin, and which delegate calls were made.

/// An animation on a layer.
struct AnimationEntry {
  let key: String?
  let animation: CAAnimation
  /// Whether the layer's class draws the layer anew for the animated values; see
  /// `CALayer.needsDisplay(forKey:)`.
  let redrawsLayer: Bool
  /// The begin in the layer's local time, in seconds; nil until a frame commits it.
  var begin: CFTimeInterval?
  var wasStarted = false
  var wasStopped = false
  /// The transactions whose completion blocks wait for it.
  let groups: [TransactionGroup]
  /// The picture before a transition; nil for other animations.
  var before: DisplayList?

  func end() -> CFTimeInterval {
    begin.map { animation.timing.end(begin: $0) } ?? .infinity
  }
}
