// KeyPress and KeyRelease as a value.

internal import CXlib
internal import Windowing

/// A key that went down or up.
@safe
struct X11KeyEvent {
  var isPress: Bool
  /// The keycode; 0 for the press that carries text of an input method.
  var code: UInt32
  /// The modifiers and the keyboard group, as `XKeyEvent.state` has them.
  var state: UInt32
  /// Server time in milliseconds.
  var time: UInt
  var window: UInt
  /// Whether another program sent it.
  var isSynthetic: Bool
  /// Xlib's event, which input methods look text up by.
  let event: XKeyEvent

  init(_ event: XKeyEvent) {
    // SAFETY: reads numbers; the copy's display pointer is used by Xlib alone, while the event is handled.
    unsafe isPress = event.type == KeyPress
    unsafe code = event.keycode
    unsafe state = event.state
    unsafe time = event.time
    unsafe window = event.window
    unsafe isSynthetic = event.send_event != 0
    unsafe self.event = event
  }
}
