// A desktop's settings daemon: publishes settings, changes them, goes away.

internal import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

/// A connection of its own that owns the settings' selection.
@safe
final class SettingsDaemon {
  private let display: OpaquePointer
  private let window: UInt

  init(_ name: String, _ settings: [(String, SettingsBytes.Value)]) throws {
    X11FaultHandlers.install()
    unsafe display = try unsafe #require(unsafe XOpenDisplay(name))
    unsafe XSetIOErrorExitHandler(display, { _, _ in }, nil)
    let root = unsafe XDefaultRootWindow(display)
    unsafe window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    publish(settings)
    unsafe XSetSelectionOwner(display, atom("_XSETTINGS_S0"), window, UInt(CurrentTime))
    announce(to: root)
    unsafe XSync(display, 0)
  }

  /// Its window goes with its connection.
  deinit { unsafe XlibGlobals.close(display) }

  private func atom(_ name: String) -> UInt { unsafe XInternAtom(display, name, 0) }

  private func announce(to root: UInt) {
    var event = unsafe XEvent()
    unsafe event.xclient = XClientMessageEvent()
    unsafe event.xclient.type = ClientMessage
    unsafe event.xclient.window = root
    unsafe event.xclient.message_type = atom("MANAGER")
    unsafe event.xclient.format = 32
    unsafe event.xclient.data.l.1 = Int(atom("_XSETTINGS_S0"))
    unsafe event.xclient.data.l.2 = Int(window)
    unsafe XSendEvent(display, root, 0, StructureNotifyMask, &event)
  }

  func publish(_ settings: [(String, SettingsBytes.Value)]) {
    publish(SettingsBytes.encode(settings))
  }

  func publish(_ bytes: [UInt8]) {
    let property = atom("_XSETTINGS_SETTINGS")
    unsafe XChangeProperty(
      display, window, property, property, 8, PropModeReplace, bytes, Int32(bytes.count))
    unsafe XSync(display, 0)
  }
}

/// Settings as bytes, written from the specification and by nothing that reads them.
enum SettingsBytes {
  enum Value: Sendable {
    case integer(Int32)
    case text(String)
    /// Red, green, blue, alpha.
    case color([UInt16])
  }

  static func encode(_ settings: [(String, Value)], isBigEndian: Bool = false) -> [UInt8] {
    func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      let placed = isBigEndian ? number.bigEndian : number.littleEndian
      return unsafe withUnsafeBytes(of: placed) { unsafe Array($0) }
    }
    func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0]
    bytes += number(UInt32(77)) + number(UInt32(settings.count))
    for (name, value) in settings {
      let kind: UInt8
      let content: [UInt8]
      switch value {
      case .integer(let value): (kind, content) = (0, number(value))
      case .text(let text): (kind, content) = (1, number(UInt32(text.utf8.count)) + padded(text))
      case .color(let parts):
        (kind, content) = (2, [parts[0], parts[2], parts[1], parts[3]].flatMap(number))
      }
      bytes += [kind, 0] + number(UInt16(name.utf8.count)) + padded(name) + number(UInt32(5))
      bytes += content
    }
    return bytes
  }
}
