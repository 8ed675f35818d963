// Properties and messages, the means of all agreements between programs on an X server.

internal import CXlib
internal import Windowing

extension X11Window {
  typealias Name = X11Atoms.Name

  func atom(_ name: Name) -> UInt { connection.atoms[name] }

  /// Sends a ClientMessage of five 32-bit values, about `subject`, by default this window.
  func send(
    _ kind: Name, to receiver: UInt, about subject: UInt? = nil, _ values: [Int],
    mask: Int = NoEventMask
  ) {
    var event = unsafe XEvent()
    unsafe event.xclient = XClientMessageEvent()
    unsafe event.xclient.type = ClientMessage
    unsafe event.xclient.window = subject ?? identifier
    unsafe event.xclient.message_type = atom(kind)
    unsafe event.xclient.format = 32
    unsafe event.xclient.data.l = (values[0], values[1], values[2], values[3], values[4])
    unsafe XSendEvent(connection.display, receiver, 0, mask, &event)
  }

  /// A property of 32-bit values; Xlib takes them as C longs.
  func setProperty(_ name: Name, type: UInt, longs: [UInt]) {
    unsafe longs.withUnsafeBytes { bytes in
      _ = unsafe XChangeProperty(
        connection.display, identifier, atom(name), type, 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(longs.count))
    }
  }

  func setProperty(_ name: UInt, type: UInt, bytes: [UInt8]) {
    _ = unsafe XChangeProperty(
      connection.display, identifier, name, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }
}
