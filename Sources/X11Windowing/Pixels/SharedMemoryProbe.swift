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
    guard unsafe XShmQueryExtension(display) != 0 else {
      return .off(reason: "the server has no MIT-SHM extension")
    }
    var major: Int32 = 0
    var minor: Int32 = 0
    var pixmaps: Int32 = 0
    guard unsafe XShmQueryVersion(display, &major, &minor, &pixmaps) != 0 else {
      return .off(reason: "the server does not tell MIT-SHM's version")
    }
    do throws(SharedSegment.Refusal) {
      try check(SharedSegment(connection, byteCount: 4096))
      return .works(version: "\(major).\(minor)")
    } catch {
      return .off(reason: error.reason)
    }
  }

  private func check(_ segment: SharedSegment) throws(SharedSegment.Refusal) {
    defer { segment.detach(from: connection) }
    let display = unsafe connection.display
    let format = connection.format
    let pixmap = unsafe XCreatePixmap(
      display, connection.root, UInt32(Self.width), 1, UInt32(format.depth))
    let context = unsafe XCreateGC(display, pixmap, 0, nil)
    defer {
      unsafe XFreeGC(display, context)
      unsafe XFreePixmap(display, pixmap)
    }
    var isSame = false
    let faults = connection.faults {
      unsafe put(segment, to: pixmap, context)
      isSame = readsBack(pixmap)
    }
    if let fault = faults.first { throw .init(reason: "a put from it fails: \(fault.name)") }
    if !isSame { throw .init(reason: "the server reads other memory than ours") }
  }

  /// Different in every byte from its neighbours and from cleared memory.
  private static func pattern(_ x: Int) -> UInt32 { (UInt32(x + 1) &* 0x9E_3779) & 0xFF_FFFF }

  private func put(_ segment: SharedSegment, to pixmap: UInt, _ context: GC?) {
    let memory = unsafe segment.memory.bindMemory(to: UInt32.self, capacity: Self.width)
    for x in 0..<Self.width { unsafe memory[x] = Self.pattern(x) }
    guard
      let image = unsafe XShmCreateImage(
        connection.display, connection.format.visual, UInt32(connection.format.depth), ZPixmap,
        segment.info.pointee.shmaddr, segment.info, UInt32(Self.width), 1)
    else { return }
    unsafe XShmPutImage(
      connection.display, pixmap, context, image, 0, 0, 0, 0, UInt32(Self.width), 1, 0)
    unsafe cxlib_destroy_image(image)
  }

  private func readsBack(_ pixmap: UInt) -> Bool {
    guard
      let image = unsafe XGetImage(
        connection.display, pixmap, 0, 0, UInt32(Self.width), 1, UInt.max, ZPixmap)
    else { return false }
    defer {
      unsafe XFree(image.pointee.data)
      unsafe cxlib_destroy_image(image)
    }
    return unsafe image.pointee.data.withMemoryRebound(to: UInt32.self, capacity: Self.width) {
      pixels in
      (0..<Self.width).allSatisfy { unsafe pixels[$0] & 0xFF_FFFF == Self.pattern($0) }
    }
  }
}
