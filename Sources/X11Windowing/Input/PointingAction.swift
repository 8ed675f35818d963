// An event of XInput as a value, without C's names.

internal import CXlib
internal import Windowing

/// An action of a pointing device or a finger.
struct PointingAction {
  enum Kind {
    case move
    /// A button's number.
    case press(UInt32)
    case release(UInt32)
    /// A finger's number. `isFirst`: it is the pointer too, for programs without touch
    /// (`XITouchEmulatingPointer`).
    case touch(Int, TouchEvent.Phase, isFirst: Bool)
    /// Two fingers on a touchpad. `scale`: their distance in parts of that at the beginning.
    case pinch(TouchEvent.Phase, scale: Double)

    init(_ event: XIDeviceEvent) {
      // SAFETY: reads numbers only.
      let isFirst = unsafe event.flags & Int32(XITouchEmulatingPointer) != 0
      let number = unsafe Int(event.detail)
      switch unsafe event.evtype {
      case XI_ButtonPress: self = .press(UInt32(clamping: number))
      case XI_ButtonRelease: self = .release(UInt32(clamping: number))
      case XI_TouchBegin: self = .touch(number, .began, isFirst: isFirst)
      case XI_TouchUpdate: self = .touch(number, .moved, isFirst: isFirst)
      case XI_TouchEnd: self = .touch(number, .ended, isFirst: isFirst)
      default: self = .move
      }
    }
  }

  var window: UInt
  var kind: Kind
  var pointer: X11PointerState
  /// Whether the server made it up for programs without XInput (`XIPointerEmulated`).
  var isEmulated: Bool
  /// How far the wheel or the pad scrolled; nil: it did not.
  var scroll: ScrollAxes.Turn?

  init(_ event: XIDeviceEvent, scroll: ScrollAxes.Turn?) {
    // SAFETY: reads numbers only.
    unsafe window = event.event
    unsafe kind = Kind(event)
    unsafe pointer = X11PointerState(
      x: event.event_x, y: event.event_y, time: event.time,
      modifiers: UInt32(truncatingIfNeeded: event.mods.effective))
    unsafe isEmulated = event.flags & Int32(XIPointerEmulated) != 0
    self.scroll = scroll
  }

  init(_ event: XIGesturePinchEvent) {
    let phase: TouchEvent.Phase =
      switch unsafe event.evtype {
      case XI_GesturePinchBegin: .began
      case XI_GesturePinchUpdate: .moved
      default: .ended
      }
    // SAFETY: reads numbers only.
    unsafe window = event.event
    unsafe kind = .pinch(phase, scale: event.scale)
    unsafe pointer = X11PointerState(
      x: event.event_x, y: event.event_y, time: event.time,
      modifiers: UInt32(truncatingIfNeeded: event.mods.effective))
    isEmulated = false
  }
}
