// An animation on a layer: its key, its begin, and which delegate calls were made.

internal import Synchronization

/// An animation on a layer.
struct AnimationEntry {
  /// The process's number of the animation: each one that is added has another.
  let number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
  let key: String?
  let animation: CAAnimation
  /// Whether the layer's class draws the layer anew for the animated values; see
  /// `CALayer.needsDisplay(forKey:)`.
  let redrawsLayer: Bool
  /// The begin in the layer's local time, in seconds; nil until a frame commits it.
  var begin: CFTimeInterval?
  /// The local time of the frame that committed it, in seconds. Default: 0, none has.
  var committed: CFTimeInterval = 0
  var wasStarted = false
  var wasStopped = false
  /// The transactions whose completion blocks wait for it.
  let groups: [TransactionGroup]
  /// The picture before a transition; nil for other animations.
  var before: DisplayList?

  private static let numbers = Atomic<Int>(0)

  func end() -> CFTimeInterval {
    begin.map { animation.timing.end(begin: $0) } ?? .infinity
  }
}
