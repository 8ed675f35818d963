// Whether MIT-SHM works, found out by using it.

internal import CXlib
internal import Windowing

/// Attaches a small segment, puts a pattern from it and reads it back.
///
/// The display's name says nothing: a forwarded connection may look local, and an attach may even find
/// another machine's segment of the same number.
struct SharedMemoryProbe {
  /// Pixels.
  private static let width = 64
  let display: X11Display
  let format: X11PixelFormat

  /// Two round trips where the server has the extension.
  func run() -> X11Report.SharedMemory {
    // SAFETY: the display is open; the numbers are written before the calls return.
    guard XlibGlobals.lock.withLock({ unsafe XShmQueryExtension(display.pointer) }) != 0 else {
      return .off(reason: "the server has no MIT-SHM extension")
    }
    var (major, minor, pixmaps): (Int32, Int32, Int32) = (0, 0, 0)
    guard unsafe XShmQueryVersion(display.pointer, &major, &minor, &pixmaps) != 0 else {
      return .off(reason: "the server does not tell MIT-SHM's version")
    }
    do throws(X11Unavailable) {
      try check(SharedSegment(byteCount: 4096))
      return .works(version: "\(major).\(minor)")
    } catch {
      return .off(reason: error.reason)
    }
  }

  /// Attaches, puts and reads back in one round trip.
  private func check(_ segment: SharedSegment) throws(X11Unavailable) {
    var isSame = false
    let faults = display.faultsOfRoundTrip {
      segment.attach(to: display)
      isSame = roundTripsPattern(segment)
    }
    guard let fault = faults.first else {
      segment.detach(from: display)
      if !isSame { throw .init(reason: "the server reads other memory than ours") }
      return
    }
    // Detaching a segment that is not attached is one more expected fault.
    _ = display.faults { segment.detach(from: display) }
    throw .init(reason: "the server cannot use our memory: \(fault.name)")
  }

  /// Whether a pattern put from the segment into a pixmap is what the pixmap then holds.
  private func roundTripsPattern(_ segment: SharedSegment) -> Bool {
    let width = UInt32(Self.width)
    let depth = UInt32(format.depth)
    // SAFETY: the segment's memory holds a row of 64 pixels of at most 4 bytes and outlives the image, which
    // the shim frees without it; pixmap and context are freed before the display closes.
    guard
      let image = unsafe XShmCreateImage(
        display.pointer, format.visual, depth, ZPixmap, segment.info.pointee.shmaddr,
        segment.info, width, 1)
    else { return false }
    defer { unsafe cxlib_destroy_image(image) }
    for x in 0..<Self.width { unsafe cxlib_set_pixel(image, Int32(x), 0, pattern(x)) }
    // SAFETY: the display is open; pixmap and context are freed at the end of this function, the image after them.
    let pixmap = unsafe XCreatePixmap(display.pointer, display.root, width, 1, depth)
    let context = unsafe XCreateGC(display.pointer, pixmap, 0, nil)
    defer {
      unsafe XFreeGC(display.pointer, context)
      unsafe XFreePixmap(display.pointer, pixmap)
    }
    unsafe XShmPutImage(display.pointer, pixmap, context, image, 0, 0, 0, 0, width, 1, 0)
    return holdsPattern(pixmap)
  }

  private func holdsPattern(_ pixmap: UInt) -> Bool {
    // SAFETY: Xlib allocates the image and its pixels; both are freed here, after the last read.
    guard
      let image = unsafe XGetImage(
        display.pointer, pixmap, 0, 0, UInt32(Self.width), 1, UInt.max, ZPixmap)
    else { return false }
    defer {
      unsafe XFree(image.pointee.data)
      unsafe cxlib_destroy_image(image)
    }
    return (0..<Self.width).allSatisfy {
      unsafe cxlib_pixel(image, Int32($0), 0) & mask == pattern($0)
    }
  }

  /// The bits of a pixel that count.
  private var mask: UInt {
    let layout = format.layout
    return UInt(layout.redMask | layout.greenMask | layout.blueMask)
  }

  /// A pixel that differs in every byte from its neighbours and from cleared memory.
  private func pattern(_ x: Int) -> UInt { (UInt(x + 1) &* 0x9E_3779_B1) & mask }
}
