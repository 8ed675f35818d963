// The pointer's place in an event, as a value.

internal import CXlib
internal import Windowing

/// The pointer's position and the modifiers at an event.
struct X11PointerState {
  /// Pixels of the window, y down; fractions from XInput only.
  var x: Double
  var y: Double
  /// Server time in milliseconds.
  var time: UInt
  /// Modifiers, group and buttons, as core events have them.
  var modifiers: UInt32

  init(x: Double, y: Double, time: UInt, modifiers: UInt32) {
    self.x = x
    self.y = y
    self.time = time
    self.modifiers = modifiers
  }

  init(_ event: XButtonEvent) {
    // SAFETY: reads numbers only.
    unsafe self.init(
      x: Double(event.x), y: Double(event.y), time: event.time, modifiers: event.state)
  }

  init(_ event: XMotionEvent) {
    // SAFETY: reads numbers only.
    unsafe self.init(
      x: Double(event.x), y: Double(event.y), time: event.time, modifiers: event.state)
  }

  init(_ event: XCrossingEvent) {
    // SAFETY: reads numbers only.
    unsafe self.init(
      x: Double(event.x), y: Double(event.y), time: event.time, modifiers: event.state)
  }
}
