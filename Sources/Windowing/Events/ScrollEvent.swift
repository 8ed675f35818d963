// A turn of the wheel.

/// A turn of the wheel, or two fingers on a pad.
package struct ScrollEvent: Hashable, Sendable {
  /// The pointer, over the thing that scrolls.
  package var pointer: PointerEvent
  /// Notches to the right, with fractions where the device has them. One notch of a plain wheel is
  /// 1.
  package var deltaX: Double
  /// Notches down, that is towards the person.
  package var deltaY: Double

  /// Makes a turn of so many notches to the right and down.
  package init(pointer: PointerEvent, deltaX: Double, deltaY: Double) {
    self.pointer = pointer
    self.deltaX = deltaX
    self.deltaY = deltaY
  }
}
