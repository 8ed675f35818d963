// An animation on a layer: its key, when it begins, and what was told about it.

/// An animation on a layer.
struct AnimationEntry {
  let key: String?
  let animation: CAAnimation
  /// In the layer's local time; nil until the frame that commits it.
  var begin: CFTimeInterval?
  var wasStarted = false
  var wasStopped = false
  /// Whose completion blocks wait for it.
  let groups: [TransactionGroup]
  /// Transitions: what the layer showed before.
  var before: DisplayList?

  func end() -> CFTimeInterval {
    begin.map { animation.timing.end(begin: $0) } ?? .infinity
  }
}
