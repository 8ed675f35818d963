// A window manager that does what a test says, when the test says it.

internal import CXTest
import TestSupport
import Testing
import Windowing
import X11Windowing

/// Introduces itself, gives sizes with `_NET_WM_SYNC_REQUEST`, says when it has drawn, pings, and
/// remembers the values that a window's counters went through.
@safe
final class TestWindowManager {
  /// Which of the two counters of a window.
  enum Counter: Int {
    case basic
    case extended
  }

  private let display: OpaquePointer
  private let root: UInt
  private let alarmEvent: Int32

  /// `supports`: the protocols it knows, by name.
  init(_ name: String, supports: [String] = []) throws {
    X11FaultHandlers.install()
    unsafe display = try unsafe #require(unsafe XOpenDisplay(name))
    unsafe XSetIOErrorExitHandler(display, { _, _ in }, nil)
    unsafe root = XDefaultRootWindow(display)
    var event: Int32 = 0
    var error: Int32 = 0
    XlibGlobals.lock.lock()
    unsafe XSyncQueryExtension(display, &event, &error)
    XlibGlobals.lock.unlock()
    alarmEvent = event + Int32(XSyncAlarmNotify)
    introduce(supports)
  }

  /// Its windows go with its connection, as in a crash.
  deinit { unsafe XlibGlobals.close(display) }

  func atom(_ name: String) -> UInt { unsafe XInternAtom(display, name, 0) }

  private func introduce(_ supports: [String]) {
    let own = unsafe XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    let name = Array("Test".utf8)
    unsafe XChangeProperty(
      display, own, atom("_NET_WM_NAME"), atom("UTF8_STRING"), 8, PropModeReplace, name, 4)
    set("_NET_SUPPORTED", of: root, type: UInt(XA_ATOM), supports.map(atom))
    for window in [own, root] {
      set("_NET_SUPPORTING_WM_CHECK", of: window, type: UInt(XA_WINDOW), [own])
    }
    unsafe XSync(display, 0)
  }

  private func set(_ property: String, of window: UInt, type: UInt, _ values: [UInt]) {
    unsafe values.withUnsafeBytes { bytes in
      _ = unsafe XChangeProperty(
        display, window, atom(property), type, 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(values.count))
    }
  }

  // MARK: Messages that it sends

  /// Says that a number stands for the size that comes next.
  func requestSync(_ value: Int64, _ counter: Counter, of window: X11Window) {
    send(
      "WM_PROTOCOLS", to: window,
      [
        Int(atom("_NET_WM_SYNC_REQUEST")), 0, Int(value & 0xFFFF_FFFF), Int(value >> 32),
        counter.rawValue,
      ])
  }

  func resize(_ window: X11Window, to size: PixelSize) {
    unsafe XResizeWindow(display, window.identifier, UInt32(size.width), UInt32(size.height))
    unsafe XFlush(display)
  }

  /// Says that it has drawn the frame that the counter stands for, now.
  func sayDrawn(_ counter: Int64, of window: X11Window) {
    let time = Int(MonotonicTime.now * 1e6)
    send(
      "_NET_WM_FRAME_DRAWN", to: window,
      [Int(counter & 0xFFFF_FFFF), Int(counter >> 32), time & 0xFFFF_FFFF, time >> 32, 0])
  }

  func ping(_ window: X11Window) {
    send(
      "WM_PROTOCOLS", to: window, [Int(atom("_NET_WM_PING")), 0, Int(window.identifier), 0, 0])
  }

  private func send(_ type: String, to window: X11Window, _ data: [Int]) {
    var event = unsafe XEvent()
    unsafe event.xclient = XClientMessageEvent()
    unsafe event.xclient.type = ClientMessage
    unsafe event.xclient.window = window.identifier
    unsafe event.xclient.message_type = atom(type)
    unsafe event.xclient.format = 32
    unsafe event.xclient.data.l = (data[0], data[1], data[2], data[3], data[4])
    unsafe XSendEvent(display, window.identifier, 0, NoEventMask, &event)
    unsafe XSync(display, 0)
  }

  // MARK: State that it sees

  /// The server's number of a window's counter.
  private func number(_ counter: Counter, of window: X11Window, _ observer: Observer) -> UInt {
    observer.property("_NET_WM_SYNC_REQUEST_COUNTER", of: window.identifier)[counter.rawValue]
  }

  func value(_ counter: Counter, of window: X11Window, _ observer: Observer) -> Int64 {
    var value = XSyncValue()
    unsafe XSyncQueryCounter(display, number(counter, of: window, observer), &value)
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  /// From now on each step of the counter is remembered for ``steps()``.
  func follow(_ counter: Counter, of window: X11Window, _ observer: Observer) {
    var attributes = XSyncAlarmAttributes()
    attributes.trigger.counter = number(counter, of: window, observer)
    attributes.trigger.value_type = XSyncAbsolute
    attributes.trigger.wait_value = XSyncValue(hi: 0, lo: 1)
    attributes.trigger.test_type = XSyncPositiveComparison
    attributes.delta = XSyncValue(hi: 0, lo: 1)
    attributes.events = 1
    let mask =
      XSyncCACounter | XSyncCAValueType | XSyncCAValue | XSyncCATestType
      | XSyncCADelta | XSyncCAEvents
    unsafe XSyncCreateAlarm(display, UInt(mask), &attributes)
    unsafe XSync(display, 0)
  }

  /// The values that followed counters went through since the last call.
  func steps() -> [Int64] {
    unsafe XSync(display, 0)
    var steps: [Int64] = []
    while unsafe XPending(display) > 0 {
      var event = unsafe XEvent()
      unsafe XNextEvent(display, &event)
      guard unsafe event.type == alarmEvent else { continue }
      let value = unsafe withUnsafeBytes(of: event) {
        unsafe $0.load(as: XSyncAlarmNotifyEvent.self).counter_value
      }
      steps.append(Int64(value.hi) << 32 | Int64(value.lo))
    }
    return steps
  }
}
