// Whether shared memory works, found out by using it.

internal import CXlib
internal import Windowing

/// Attaches a small segment, puts a pattern from it and reads it back. The name of the display
/// says nothing: a forwarded connection may look local, and an attach may even find another
/// machine's segment of the same number.
struct SharedMemoryProbe {
  private static let width = 64
  let connection: X11Connection

  func run() -> X11Report.SharedMemory {
    let display = unsafe connection.display
    guard XlibGlobals.lock.withLock({ unsafe XShmQueryExtension(display) }) != 0 else {
      return .off(reason: "the server has no MIT-SHM extension")
    }
    var major: Int32 = 0
    var minor: Int32 = 0
    var pixmaps: Int32 = 0
    guard unsafe XShmQueryVersion(display, &major, &minor, &pixmaps) != 0 else {
      return .off(reason: "the server does not tell MIT-SHM's version")
    }
    do throws(SharedSegment.Refusal) {
      try check(SharedSegment(byteCount: 4096))
      return .works(version: "\(major).\(minor)")
    } catch {
      return .off(reason: error.reason)
    }
  }

  /// Attaching, putting and reading back cost one round trip together.
  private func check(_ segment: SharedSegment) throws(SharedSegment.Refusal) {
    var isSame = false
    let faults = connection.faultsOfRoundTrip {
      segment.attach(to: connection)
      isSame = comesBack(segment)
    }
    guard let fault = faults.first else {
      segment.detach(from: connection)
      if !isSame { throw .init(reason: "the server reads other memory than ours") }
      return
    }
    // What is not attached cannot be detached: one more fault that is expected.
    _ = connection.faults { segment.detach(from: connection) }
    throw .init(reason: "the server cannot use our memory: \(fault.name)")
  }

  /// Whether a pattern put from the segment to a pixmap is what the pixmap then holds.
  private func comesBack(_ segment: SharedSegment) -> Bool {
    let display = unsafe connection.display
    let width = UInt32(Self.width)
    let depth = UInt32(connection.format.depth)
    guard
      let image = unsafe XShmCreateImage(
        display, connection.format.visual, depth, ZPixmap, segment.info.pointee.shmaddr,
        segment.info, width, 1)
    else { return false }
    defer { unsafe cxlib_destroy_image(image) }
    for x in 0..<Self.width { unsafe cxlib_set_pixel(image, Int32(x), 0, pattern(x)) }
    let pixmap = unsafe XCreatePixmap(display, connection.root, width, 1, depth)
    let context = unsafe XCreateGC(display, pixmap, 0, nil)
    defer {
      unsafe XFreeGC(display, context)
      unsafe XFreePixmap(display, pixmap)
    }
    unsafe XShmPutImage(display, pixmap, context, image, 0, 0, 0, 0, width, 1, 0)
    return holdsPattern(pixmap)
  }

  private func holdsPattern(_ pixmap: UInt) -> Bool {
    guard
      let image = unsafe XGetImage(
        connection.display, pixmap, 0, 0, UInt32(Self.width), 1, UInt.max, ZPixmap)
    else { return false }
    defer {
      unsafe XFree(image.pointee.data)
      unsafe cxlib_destroy_image(image)
    }
    return (0..<Self.width).allSatisfy {
      unsafe cxlib_pixel(image, Int32($0), 0) & mask == pattern($0)
    }
  }

  /// The bits that count in a pixel.
  private var mask: UInt {
    let layout = connection.format.layout
    return UInt(layout.redMask | layout.greenMask | layout.blueMask)
  }

  /// Different in every byte from its neighbours and from cleared memory.
  private func pattern(_ x: Int) -> UInt { (UInt(x + 1) &* 0x9E_3779_B1) & mask }
}
