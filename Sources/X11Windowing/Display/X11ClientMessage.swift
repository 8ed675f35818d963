// A ClientMessage event as a value.

internal import CXlib
internal import Windowing

/// A message between programs
/// ([X protocol, ClientMessage](https://www.x.org/releases/current/doc/xproto/x11protocol.html#events:ClientMessage)).
struct X11ClientMessage {
  /// The window that it is about, which need not be the receiver.
  var window: UInt
  /// The atom that names its kind (`message_type`).
  var kind: UInt
  /// Five 32-bit values, sign-extended.
  var values: [Int]

  init(window: UInt, kind: UInt, values: [Int]) {
    precondition(values.count == 5, "a ClientMessage has 5 values, not \(values.count)")
    self.window = window
    self.kind = kind
    self.values = values
  }

  init(_ event: XClientMessageEvent) {
    // SAFETY: `data` is a union of 40 bytes that any bit pattern is valid for.
    let data = unsafe event.data.l
    unsafe self.init(
      window: event.window, kind: event.message_type,
      values: [data.0, data.1, data.2, data.3, data.4])
  }
}
