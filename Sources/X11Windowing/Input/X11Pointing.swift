// Pointing devices by XInput 2, for scrolling in fractions of a notch.

internal import CXlib
internal import Windowing

/// The [XInput extension](https://www.x.org/releases/current/doc/inputproto/XI2proto.txt), version 2.1
/// or later, through a library that is opened at run time. Where it is missing core events do, which
/// know whole notches only. From version 2.2 on it tells of fingers on touch screens too.
@safe
final class X11Pointing {
  /// Why it cannot be used.
  struct Refusal: Error {
    let reason: String
  }

  /// The extension's major code: its events carry it.
  private let code: Int32
  let version: String
  /// Whether it tells of fingers.
  let knowsFingers: Bool
  private let functions: cxlib_input
  private let display: OpaquePointer
  /// The scroll axes of the pointers, by their numbers.
  private var axes: [Int32: ScrollAxes] = [:]

  /// Costs four round trips.
  init(_ display: OpaquePointer) throws(Refusal) {
    guard let library = unsafe cxlib_open_input() else {
      throw Refusal(reason: "libXi is not installed")
    }
    let functions = unsafe library.pointee
    var code: Int32 = 0
    var event: Int32 = 0
    var error: Int32 = 0
    guard unsafe XQueryExtension(display, "XInputExtension", &code, &event, &error) != 0 else {
      throw Refusal(reason: "the server has no XInput extension")
    }
    guard unsafe cxlib_answers_input(library, display) else {
      throw Refusal(reason: "the server's XInput extension does not answer")
    }
    var major: Int32 = 2
    var minor: Int32 = 2
    guard unsafe functions.query_version(display, &major, &minor) == Success,
      (major, minor) >= (2, 1)
    else { throw Refusal(reason: "the server's XInput extension is older than 2.1") }
    self.code = code
    version = "\(major).\(minor)"
    knowsFingers = (major, minor) >= (2, 2)
    self.functions = functions
    unsafe self.display = display
  }

  /// The window's movements and buttons arrive as the extension's events from now on, and no longer
  /// as core events.
  func watch(_ window: UInt) {
    var bits = [UInt8](repeating: 0, count: 4)
    let fingers = knowsFingers ? [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] : []
    for kind in [XI_DeviceChanged, XI_ButtonPress, XI_ButtonRelease, XI_Motion] + fingers {
      bits[Int(kind) >> 3] |= 1 << UInt8(kind & 7)
    }
    unsafe bits.withUnsafeMutableBufferPointer { bits in
      var mask = unsafe XIEventMask(
        deviceid: Int32(XIAllMasterDevices), mask_len: Int32(bits.count), mask: bits.baseAddress)
      _ = unsafe functions.select_events(display, window, &mask, 1)
    }
  }

  /// Reads where the scroll axes stand: they move while the pointer is elsewhere. A round trip.
  func refresh() {
    var count: Int32 = 0
    guard
      let devices = unsafe functions.query_device(display, Int32(XIAllMasterDevices), &count)
    else { return }
    defer { unsafe functions.free_device_info(devices) }
    axes = [:]
    for index in 0..<Int(count) {
      unsafe axes[devices[index].deviceid] = Self.axes(of: devices[index])
    }
  }

  /// How many devices are touched where they show. A round trip.
  var touchScreens: Int {
    var count: Int32 = 0
    guard let devices = unsafe functions.query_device(display, Int32(XIAllDevices), &count) else {
      return 0
    }
    defer { unsafe functions.free_device_info(devices) }
    return (0..<Int(count)).count { unsafe Self.isTouchScreen(devices[$0]) }
  }

  private static func isTouchScreen(_ device: XIDeviceInfo) -> Bool {
    let classes = unsafe UnsafeBufferPointer(
      start: device.classes, count: Int(device.num_classes))
    return unsafe device.use == XISlavePointer
      && classes.contains { entry in
        guard let entry = unsafe entry, unsafe entry.pointee.type == XITouchClass else {
          return false
        }
        return unsafe UnsafeRawPointer(entry).load(as: XITouchClassInfo.self).mode == XIDirectTouch
      }
  }

  private static func axes(of device: XIDeviceInfo) -> ScrollAxes {
    let classes = unsafe UnsafeBufferPointer(
      start: device.classes, count: Int(device.num_classes))
    var values: [Int: Double] = [:]
    var axes: [ScrollAxes.Axis] = []
    for index in classes.indices {
      guard let entry = unsafe classes[index] else { continue }
      let raw = UnsafeRawPointer(entry)
      switch unsafe entry.pointee.type {
      case XIValuatorClass:
        let valuator = unsafe raw.load(as: XIValuatorClassInfo.self)
        values[Int(valuator.number)] = valuator.value
      case XIScrollClass:
        let scroll = unsafe raw.load(as: XIScrollClassInfo.self)
        axes.append(
          ScrollAxes.Axis(
            number: Int(scroll.number), isVertical: scroll.scroll_type == XIScrollTypeVertical,
            increment: scroll.increment))
      default: break
      }
    }
    return ScrollAxes(axes, at: values)
  }

  /// What a pointer did; nil for other events.
  func action(in cookie: XGenericEventCookie) -> PointingAction? {
    guard unsafe cookie.extension == code, let data = unsafe cookie.data else { return nil }
    switch unsafe cookie.evtype {
    case XI_DeviceChanged:
      refresh()
      return nil
    case XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      return unsafe action(data.load(as: XIDeviceEvent.self))
    default: return nil
    }
  }

  private func action(_ event: XIDeviceEvent) -> PointingAction {
    let isMotion = unsafe event.evtype == XI_Motion
    let turn = unsafe isMotion ? axes[event.deviceid]?.turn(to: Self.values(of: event)) : nil
    return unsafe PointingAction(
      window: event.event,
      kind: PointingAction.Kind(event),
      x: event.event_x, y: event.event_y, time: event.time,
      state: UInt32(truncatingIfNeeded: event.mods.effective),
      isEmulated: event.flags & Int32(XIPointerEmulated) != 0, scroll: turn)
  }

  /// The valuators that the event carries, by number.
  private static func values(of event: XIDeviceEvent) -> [Int: Double] {
    let mask = unsafe UnsafeBufferPointer(
      start: event.valuators.mask, count: Int(event.valuators.mask_len))
    var values: [Int: Double] = [:]
    let numbers = 0..<mask.count * 8
    for number in numbers where unsafe mask[number >> 3] >> (number & 7) & 1 != 0 {
      unsafe values[number] = event.valuators.values[values.count]
    }
    return values
  }
}

/// What a pointer did, without C's names.
struct PointingAction {
  enum Kind {
    case move
    /// A button's number.
    case press(Int32)
    case release(Int32)
    /// A finger's number, and whether it is the one that is the pointer to programs without touch.
    case touch(Int, TouchEvent.Phase, isFirst: Bool)

    init(_ event: XIDeviceEvent) {
      let isFirst = unsafe event.flags & Int32(XITouchEmulatingPointer) != 0
      let number = unsafe Int(event.detail)
      switch unsafe event.evtype {
      case XI_ButtonPress: self = unsafe .press(event.detail)
      case XI_ButtonRelease: self = unsafe .release(event.detail)
      case XI_TouchBegin: self = .touch(number, .began, isFirst: isFirst)
      case XI_TouchUpdate: self = .touch(number, .moved, isFirst: isFirst)
      case XI_TouchEnd: self = .touch(number, .ended, isFirst: isFirst)
      default: self = .move
      }
    }
  }

  var window: UInt
  var kind: Kind
  /// Pixels of the window, with fractions where the device has them.
  var x: Double
  var y: Double
  /// The server's milliseconds.
  var time: UInt
  /// The modifiers as core events have them.
  var state: UInt32
  /// Whether the server made it up for programs without XInput.
  var isEmulated: Bool
  /// What the wheel or the pad scrolled.
  var scroll: ScrollAxes.Turn?
}
