// Two fingers that come nearer or go apart on a touchpad.

/// A movement of two fingers on a touchpad, towards each other or apart.
package struct PinchEvent: Hashable, Sendable {
  /// The pointer, over the thing that is pinched; it stands still meanwhile.
  package var pointer: PointerEvent
  /// The fingers' distance in parts of that at the pinch event before; the first one compares with the gesture's
  /// beginning. Finite and > 0.
  package var factor: Double

  /// Makes a movement by a factor.
  package init(pointer: PointerEvent, factor: Double) {
    self.pointer = pointer
    self.factor = factor
  }
}
