// How many pictures a second the screen shows, asked of the RandR extension.

internal import CXlib
internal import Windowing

/// The screen's refresh rate, through a library that is opened at run time.
package enum X11RefreshRate {
  /// Beyond these a server tells nonsense, as virtual ones do.
  private static let range = 10.0...500.0

  /// The rate of a mode from its figures: pixels a second, pixels and lines of a picture with
  /// their borders. Nil where no screen has it.
  package static func rate(
    pixelClock: UInt, width: Int, height: Int, isInterlaced: Bool = false,
    isDoubled: Bool = false
  ) -> Double? {
    guard width > 0, height > 0 else { return nil }
    let lines = Double(height) * (isDoubled ? 2 : 1) / (isInterlaced ? 2 : 1)
    let rate = Double(pixelClock) / (Double(width) * lines)
    return range.contains(rate) ? rate : nil
  }

  /// The highest rate of the monitors that are on, and the first event that tells of changes; or why
  /// there is none. A few round trips.
  static func find(
    _ display: OpaquePointer, root: UInt
  ) -> Result<(rate: Double, firstEvent: Int32), X11Present.Refusal> {
    guard let functions = unsafe cxlib_open_randr()?.pointee else {
      return .failure(.init(reason: "libXrandr is not installed"))
    }
    var event: Int32 = 0
    var error: Int32 = 0
    var major: Int32 = 1
    var minor: Int32 = 3
    let isThere = XlibGlobals.lock.withLock {
      unsafe functions.query_extension(display, &event, &error) != 0
    }
    guard isThere,
      unsafe functions.query_version(display, &major, &minor) != 0, (major, minor) >= (1, 3)
    else { return .failure(.init(reason: "the server has no RandR 1.3")) }
    guard let resources = unsafe functions.resources(display, root) else {
      return .failure(.init(reason: "RandR tells no monitors"))
    }
    defer { unsafe functions.free_resources(resources) }
    let rates = unsafe modes(of: resources, functions, display).compactMap { unsafe rate($0) }
    guard let rate = rates.max() else {
      return .failure(.init(reason: "RandR tells no refresh rate"))
    }
    return .success((rate, event))
  }

  /// Asks for events when monitors and modes change. Once: the server answers with an event.
  static func watch(_ display: OpaquePointer, root: UInt) {
    unsafe cxlib_open_randr()?.pointee.select_input(
      display, root, Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
  }

  /// The modes of the monitors that are on.
  private static func modes(
    of resources: UnsafeMutablePointer<XRRScreenResources>, _ functions: cxlib_randr,
    _ display: OpaquePointer
  ) -> [XRRModeInfo] {
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
    unsafe rate(
      pixelClock: mode.dotClock, width: Int(mode.hTotal), height: Int(mode.vTotal),
      isInterlaced: mode.modeFlags & UInt(RR_Interlace) != 0,
      isDoubled: mode.modeFlags & UInt(RR_DoubleScan) != 0)
  }
}
