// A window of ours on the server: its number, and whether requests about it make sense.

internal import CXlib
internal import Windowing

/// The X window that the parts of an ``X11Window`` share.
final class X11WindowHandle {
  /// The events that the server reports of every window of ours.
  static let eventMask =
    KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | EnterWindowMask
    | LeaveWindowMask | PointerMotionMask | ExposureMask | VisibilityChangeMask
    | StructureNotifyMask | FocusChangeMask | KeymapStateMask

  let display: X11Display
  /// The server's number of the window (its XID).
  let identifier: UInt
  private var isDestroyed = false

  init(_ display: X11Display, identifier: UInt) {
    self.display = display
    self.identifier = identifier
  }

  /// Whether the window and its server are there. No part sends a request about it otherwise.
  var isUsable: Bool { !isDestroyed && !display.isLost }

  /// Puts the window on the screen (`XMapWindow`).
  func map() {
    // SAFETY: the display is open.
    unsafe XMapWindow(display.pointer, identifier)
    display.flush()
  }

  /// Asks for another size in pixels, each side 1 or more (`XResizeWindow`).
  func resize(to size: PixelSize) {
    // SAFETY: the display is open.
    unsafe XResizeWindow(
      display.pointer, identifier, UInt32(size.width), UInt32(size.height))
    display.flush()
  }

  /// Takes the window off the server (`XDestroyWindow`). It is not usable after this. One round trip.
  func destroy() {
    if isUsable {
      // SAFETY: the display is open, and no request names the window after this.
      unsafe XDestroyWindow(display.pointer, identifier)
      display.synchronize()
    }
    isDestroyed = true
  }

  /// The atom of a name.
  func atom(_ name: X11Atoms.Name) -> UInt { display.atoms[name] }

  /// Sets a property of 32-bit values, or adds them at its end.
  func setProperty(_ name: X11Atoms.Name, type: UInt, longs: [UInt], appends: Bool = false) {
    display.setProperty(atom(name), of: identifier, type: type, longs: longs, appends: appends)
  }

  /// Sets a property of bytes.
  func setProperty(_ name: UInt, type: UInt, bytes: [UInt8]) {
    display.setProperty(name, of: identifier, type: type, bytes: bytes[...])
  }

  /// Sends a ClientMessage of five 32-bit values about `subject`. Default: about this window.
  func send(
    _ kind: X11Atoms.Name, to receiver: UInt, values: [Int], about subject: UInt? = nil,
    mask: Int = NoEventMask
  ) {
    let message = X11ClientMessage(
      window: subject ?? identifier, kind: atom(kind), values: values)
    display.send(message, to: receiver, mask: mask)
  }
}
