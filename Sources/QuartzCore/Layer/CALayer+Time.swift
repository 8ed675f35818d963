// Times between the clock and a layer.

extension CALayer {
  /// The layer's local time at the root's superlayer's time, the clock's.
  func localTime(atRoot time: CFTimeInterval) -> CFTimeInterval {
    let path = Array(sequence(first: self, next: \.parent)).reversed()
    return path.reduce(time) { $1.timing.localTime(atParent: $0) }
  }

  /// The clock's time at the layer's local time.
  func rootTime(atLocal time: CFTimeInterval) -> CFTimeInterval {
    sequence(first: self, next: \.parent).reduce(time) { $1.timing.parentTime(atLocal: $0) }
  }
}
