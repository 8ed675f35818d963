// Fingers on a touch screen and a touchpad that are not there: XTEST knows none.

internal import CXTest
private import Foundation

/// Says through a proxy what a server says of fingers on a window, as events of
/// [XInput 2.2 and 2.4](https://www.x.org/releases/current/doc/inputproto/XI2proto.txt).
package struct FakeTouchScreen {
  /// The corresponding X11 constants are `XI_TouchBegin`, `XI_TouchUpdate` and `XI_TouchEnd`.
  package enum Kind: UInt16 {
    case begin = 18
    case update = 19
    case end = 20
  }

  /// The corresponding X11 constants are `XI_GesturePinchBegin`, `XI_GesturePinchUpdate` and `XI_GesturePinchEnd`.
  package enum PinchKind: UInt16 {
    case begin = 27
    case update = 28
    case end = 29
  }

  private let proxy: XProxy
  private let window: UInt
  /// The extension's major code.
  private let code: UInt8

  /// Nil where the server has no XInput extension. `server`: that behind the proxy.
  package init?(_ proxy: XProxy, on server: PrivateXServer, window: UInt) {
    guard let display = unsafe XOpenDisplay(server.display) else { return nil }
    defer { unsafe XCloseDisplay(display) }
    var (major, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard unsafe XQueryExtension(display, "XInputExtension", &major, &event, &error) != 0 else {
      return nil
    }
    self.proxy = proxy
    self.window = window
    code = UInt8(major)
  }

  /// A finger on the window, in its pixels. `isFirst`: it is the pointer to programs without touch;
  /// `modifiers`: as core events have them; `time`: milliseconds.
  package func say(
    _ kind: Kind, finger: Int, x: Double, y: Double, isFirst: Bool = false, modifiers: Int = 0,
    time: Int
  ) {
    var message = EventBytes()
    // GenericEvent, the extension, a number that the proxy knows, and what follows 32 bytes in fours.
    message.add(35 | Int(code) << 8, bytes: 2)
    message.add(0, bytes: 2)
    message.add(12, bytes: 4)
    // Of the pointer that every window has.
    message.add(Int(kind.rawValue), bytes: 2)
    message.add(2, bytes: 2)
    for value in [time, finger, 0, Int(window), 0] { message.add(value, bytes: 4) }
    for place in [x, y, x, y] { message.add(Int(place * 65536), bytes: 4) }
    // Neither buttons nor valuators; the device itself.
    for value in [0, 0, 2, 0] { message.add(value, bytes: 2) }
    let emulatesPointer = 1 << 17
    message.add(isFirst ? emulatesPointer : 0, bytes: 4)
    for value in [0, 0, 0, modifiers, 0] { message.add(value, bytes: 4) }
    proxy.say(message.bytes)
  }

  /// Two fingers on a touchpad, over the window. `scale`: their distance in parts of that at the beginning.
  package func say(_ kind: PinchKind, scale: Double, x: Double, y: Double, time: Int) {
    var message = EventBytes()
    message.add(35 | Int(code) << 8, bytes: 2)
    message.add(0, bytes: 2)
    message.add(17, bytes: 4)
    message.add(Int(kind.rawValue), bytes: 2)
    message.add(2, bytes: 2)
    for value in [time, 2, 0, Int(window), 0] { message.add(value, bytes: 4) }
    // The distances moved are 0, and so is the angle.
    for number in [x, y, x, y, 0, 0, 0, 0, scale, 0] { message.add(Int(number * 65536), bytes: 4) }
    for value in [2, 0] { message.add(value, bytes: 2) }
    // Modifiers, group and flags.
    for value in [0, 0, 0, 0, 0, 0] { message.add(value, bytes: 4) }
    proxy.say(message.bytes)
  }
}

/// Numbers, least significant byte first.
private struct EventBytes {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ value: Int, bytes count: Int) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
  }
}
