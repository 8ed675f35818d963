// The screen's refresh rate, by the RandR extension.

internal import CXlib
internal import Windowing

/// Asks the [RandR extension](https://cgit.freedesktop.org/xorg/proto/randrproto/tree/randrproto.txt) for
/// the refresh rate, through libXrandr, which is opened at run time.
package enum X11RefreshRate {
  /// Hertz; virtual screens tell rates beyond these, which none has.
  private static let range = 10.0...500.0

  /// A mode's rate in hertz; nil where no screen has it. `pixelClock`: pixels a second. `width`, `height`: a
  /// picture's pixels and lines with their blanking.
  package static func rate(
    pixelClock: UInt, width: Int, height: Int, isInterlaced: Bool = false,
    isDoubled: Bool = false
  ) -> Double? {
    guard width > 0, height > 0 else { return nil }
    let lines = Double(height) * (isDoubled ? 2 : 1) / (isInterlaced ? 2 : 1)
    let rate = Double(pixelClock) / (Double(width) * lines)
    return range.contains(rate) ? rate : nil
  }

  /// The highest rate of the monitors that are on, in hertz, and RandR's first event. A few round trips.
  static func find(
    _ display: X11Display
  ) throws(X11Unavailable) -> (rate: Double, firstEvent: Int32) {
    // SAFETY: the table of functions is libXrandr's, complete and static; the display is open, the numbers
    // are written before the calls return, and the resources are freed after their last use.
    guard let functions = unsafe cxlib_open_randr()?.pointee else {
      throw X11Unavailable(reason: "libXrandr is not installed")
    }
    var (event, error): (Int32, Int32) = (0, 0)
    var (major, minor): (Int32, Int32) = (1, 3)
    let isThere = XlibGlobals.lock.withLock {
      unsafe functions.query_extension(display.pointer, &event, &error) != 0
    }
    guard isThere,
      unsafe functions.query_version(display.pointer, &major, &minor) != 0, (major, minor) >= (1, 3)
    else { throw X11Unavailable(reason: "the server has no RandR 1.3") }
    // SAFETY: the resources are checked for null and freed after their last use.
    guard let resources = unsafe functions.resources(display.pointer, display.root) else {
      throw X11Unavailable(reason: "RandR tells no monitors")
    }
    defer { unsafe functions.free_resources(resources) }
    let modes = unsafe modes(of: resources, functions, display: display.pointer)
    guard let rate = unsafe modes.compactMap({ unsafe rate($0) }).max() else {
      throw X11Unavailable(reason: "RandR tells no refresh rate")
    }
    return (rate, event)
  }

  /// Asks for events when monitors and modes change (`XRRSelectInput`). The server answers with an event.
  static func selectInput(_ display: X11Display) {
    // SAFETY: the display is open.
    unsafe cxlib_open_randr()?.pointee.select_input(
      display.pointer, display.root, Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
  }

  /// The modes of the monitors that are on.
  private static func modes(
    of resources: UnsafeMutablePointer<XRRScreenResources>, _ functions: cxlib_randr,
    display: OpaquePointer
  ) -> [XRRModeInfo] {
    // SAFETY: the resources have `nmode` modes and `ncrtc` controllers, and the caller frees them later.
    let known = unsafe UnsafeBufferPointer(
      start: resources.pointee.modes, count: Int(max(0, resources.pointee.nmode)))
    return unsafe (0..<Int(max(0, resources.pointee.ncrtc))).compactMap { index in
      guard
        let crtc = unsafe functions.crtc(display, resources, resources.pointee.crtcs[index])
      else { return nil }
      defer { unsafe functions.free_crtc(crtc) }
      return unsafe known.first { unsafe $0.id == crtc.pointee.mode }
    }
  }

  private static func rate(_ mode: XRRModeInfo) -> Double? {
    // SAFETY: reads numbers only.
    unsafe rate(
      pixelClock: mode.dotClock, width: Int(mode.hTotal), height: Int(mode.vTotal),
      isInterlaced: mode.modeFlags & UInt(RR_Interlace) != 0,
      isDoubled: mode.modeFlags & UInt(RR_DoubleScan) != 0)
  }
}
