// Pointing devices by XInput 2, for scrolling in fractions of a notch.

internal import CXlib
internal import Windowing

/// The [XInput extension](https://www.x.org/releases/current/doc/inputproto/XI2proto.txt), version 2.1
/// or later, through libXi, which is opened at run time. Without it core events do, which know whole notches
/// only. From version 2.2 on it tells of fingers on touch screens too, from 2.4 on of pinches on touchpads.
///
/// *Memory safety.* libXi stays open for good, and so do its functions.
@safe
final class XInputExtension {
  /// Such as `2.4`.
  let version: String
  /// Whether it tells of fingers.
  let knowsFingers: Bool
  /// Whether it tells of pinches.
  let knowsPinches: Bool
  /// The extension's major opcode: its events carry it.
  private let code: Int32
  private let functions: cxlib_input
  private let display: X11Display
  /// The scroll axes of the pointers, by device number.
  private var axes: [Int32: ScrollAxes] = [:]

  /// Asks for the extension. Four round trips.
  init(_ display: X11Display) throws(X11Unavailable) {
    // SAFETY: the table of functions is libXi's, complete and static; the display is open.
    guard let library = unsafe cxlib_open_input() else {
      throw X11Unavailable(reason: "libXi is not installed")
    }
    let functions = unsafe library.pointee
    guard let code = display.queryExtension("XInputExtension")?.majorCode else {
      throw X11Unavailable(reason: "the server has no XInput extension")
    }
    guard unsafe cxlib_answers_input(library, display.pointer) else {
      throw X11Unavailable(reason: "the server's XInput extension does not answer")
    }
    var major: Int32 = 2
    var minor: Int32 = 4
    // SAFETY: both numbers are written before the call returns.
    guard unsafe functions.query_version(display.pointer, &major, &minor) == Success,
      (major, minor) >= (2, 1)
    else { throw X11Unavailable(reason: "the server's XInput extension is older than 2.1") }
    self.code = code
    version = "\(major).\(minor)"
    knowsFingers = (major, minor) >= (2, 2)
    knowsPinches = (major, minor) >= (2, 4)
    self.functions = functions
    self.display = display
  }

  /// Sends the window's movements and buttons as events of the extension from now on, and no longer as core
  /// events (`XISelectEvents`).
  func selectInput(of window: UInt) {
    var bits = [UInt8](repeating: 0, count: 4)
    let fingers = knowsFingers ? [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] : []
    let pinches =
      knowsPinches ? [XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd] : []
    let pointer = [XI_DeviceChanged, XI_ButtonPress, XI_ButtonRelease, XI_Motion]
    for kind in pointer + fingers + pinches {
      bits[Int(kind) >> 3] |= 1 << UInt8(kind & 7)
    }
    // SAFETY: libXi copies the mask before the call returns.
    unsafe bits.withUnsafeMutableBufferPointer { bits in
      var mask = unsafe XIEventMask(
        deviceid: Int32(XIAllMasterDevices), mask_len: Int32(bits.count), mask: bits.baseAddress)
      _ = unsafe functions.select_events(display.pointer, window, &mask, 1)
    }
  }

  /// Reads the scroll axes' values: they move while the pointer is elsewhere. One round trip.
  func refresh() {
    // SAFETY: libXi allocates `count` devices, which are freed after the loop.
    var count: Int32 = 0
    guard
      let devices = unsafe functions.query_device(
        display.pointer, Int32(XIAllMasterDevices), &count)
    else { return }
    defer { unsafe functions.free_device_info(devices) }
    axes = [:]
    for index in 0..<Int(count) {
      unsafe axes[devices[index].deviceid] = Self.axes(of: devices[index])
    }
  }

  /// The number of touch screens. One round trip.
  var touchScreens: Int {
    // SAFETY: libXi allocates `count` devices, which are freed after the last is read.
    var count: Int32 = 0
    guard
      let devices = unsafe functions.query_device(display.pointer, Int32(XIAllDevices), &count)
    else { return 0 }
    defer { unsafe functions.free_device_info(devices) }
    return (0..<Int(count)).count { unsafe Self.isTouchScreen(devices[$0]) }
  }

  private static func isTouchScreen(_ device: XIDeviceInfo) -> Bool {
    // SAFETY: the device has `num_classes` classes; the type says which structure a class is.
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
    // SAFETY: the device has `num_classes` classes; the type says which structure a class is.
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
        // SAFETY: the type says that the class is this structure.
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

  /// The action that the event tells of; nil for other events.
  func action(in cookie: XGenericEventCookie) -> PointingAction? {
    // SAFETY: the event's data was fetched by `XGetEventData` and lives while it is handled; the type says
    // which structure it is.
    guard unsafe cookie.extension == code, let data = unsafe cookie.data else { return nil }
    switch unsafe cookie.evtype {
    case XI_DeviceChanged:
      refresh()
      return nil
    case XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      return unsafe action(data.load(as: XIDeviceEvent.self))
    case XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd:
      return unsafe PointingAction(data.load(as: XIGesturePinchEvent.self))
    default: return nil
    }
  }

  private func action(_ event: XIDeviceEvent) -> PointingAction {
    // SAFETY: the event's valuators live as long as its data.
    let isMotion = unsafe event.evtype == XI_Motion
    let turn = unsafe isMotion ? axes[event.deviceid]?.turn(to: Self.values(of: event)) : nil
    return unsafe PointingAction(event, scroll: turn)
  }

  /// The valuators that the event carries, by number.
  private static func values(of event: XIDeviceEvent) -> [Int: Double] {
    // SAFETY: the mask has `mask_len` bytes, and there is a value for each bit that is set.
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
