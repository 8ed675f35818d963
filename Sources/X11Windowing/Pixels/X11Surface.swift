// The memory of one buffer and the image that Xlib puts from it.

internal import CXlib
internal import Windowing

/// Memory for a buffer up to a size, shared with the server where that works.
///
/// The distance between rows stays while the window's size changes within the capacity. Where the screen's
/// pixel layout is the renderer's, frames are drawn into the image itself; else into memory beside it, and
/// converted before they are put.
///
/// *Memory safety.* `stored` points into the memory that `buffer` owns, `drawn` into the same or into
/// `canvas`. These live as long as this object and hold the capacity; so does `image`.
@safe
final class X11Surface {
  /// How the image's pixels get to the server.
  private enum Buffer {
    /// The server reads the segment itself (MIT-SHM).
    case shared(SharedSegment)
    /// The pixels go over the connection, from memory that is ours alone.
    case wire(Memory)
  }

  /// Who owns the pixels that go over the connection.
  private enum Memory {
    case pages(PageMemory)
    /// A segment that the server has detached.
    case segment(SharedSegment)
  }

  /// The largest frame that it holds, in pixels.
  let capacity: PixelSize
  private let display: X11Display
  private var buffer: Buffer
  private let image: UnsafeMutablePointer<XImage>
  /// The image's memory.
  private let stored: UnsafeMutableRawPointer
  /// The memory that frames are drawn in.
  private let drawn: UnsafeMutablePointer<UInt32>
  /// Nil where the screen's pixels are the renderer's.
  private let converter: PixelConverter?
  /// The memory that frames are drawn in where they are converted.
  private let canvas: PageMemory?

  /// A surface in shared memory while that works, else in plain memory; nil where there is neither. Gives
  /// shared memory up where the system has no segment.
  static func make(
    _ display: X11Display, format: X11PixelFormat, sharedMemory: X11SharedMemory,
    capacity: PixelSize
  ) -> X11Surface? {
    do throws(X11Unavailable) {
      return try attempt(
        display, format: format, isShared: sharedMemory.works, capacity: capacity)
    } catch {
      sharedMemory.giveUp(error.reason)
      return X11Surface(display, format: format, segment: nil, capacity: capacity)
    }
  }

  /// A surface in shared memory (`isShared`) or in plain memory; nil where there is no memory. Throws where
  /// the system has no segment for it.
  static func attempt(
    _ display: X11Display, format: X11PixelFormat, isShared: Bool, capacity: PixelSize
  ) throws(X11Unavailable) -> X11Surface? {
    guard isShared else {
      return X11Surface(display, format: format, segment: nil, capacity: capacity)
    }
    let bytes = capacity.width * capacity.height * format.layout.bytes
    let segment = try SharedSegment(byteCount: bytes)
    let surface = X11Surface(display, format: format, segment: segment, capacity: capacity)
    // The server only hears of the segment when all the other memory is there.
    if surface != nil { segment.attach(to: display) }
    return surface
  }

  /// Has the system give the memory that is shared with the server on another thread.
  func populate() {
    if case .shared(let segment) = buffer { segment.populate() }
  }

  private init?(
    _ display: X11Display, format: X11PixelFormat, segment: SharedSegment?, capacity: PixelSize
  ) {
    let count = capacity.width * capacity.height
    if let segment {
      buffer = .shared(segment)
      // SAFETY: `buffer` keeps the segment.
      unsafe stored = segment.memory
    } else {
      guard let pages = PageMemory(byteCount: count * format.layout.bytes) else { return nil }
      buffer = .wire(.pages(pages))
      // SAFETY: `buffer` keeps the pages.
      unsafe stored = pages.base
    }
    var canvas: PageMemory?
    if format.converter != nil {
      guard let pages = PageMemory(byteCount: count * MemoryLayout<UInt32>.size) else { return nil }
      canvas = pages
    }
    self.display = display
    self.capacity = capacity
    self.canvas = canvas
    converter = format.converter
    // SAFETY: either memory holds `count` pixels of 4 bytes, aligned to a page.
    unsafe drawn = (canvas?.base ?? stored).bindMemory(to: UInt32.self, capacity: count)
    unsafe image = .allocate(capacity: 1)
    unsafe image.initialize(to: XImage())
    describe(format, segment: segment)
  }

  /// Fills in Xlib's structure.
  private func describe(_ format: X11PixelFormat, segment: SharedSegment?) {
    // SAFETY: the structure and the pixels are ours; Xlib never frees them, as the image is not destroyed by
    // `XDestroyImage`.
    unsafe image.pointee.width = Int32(capacity.width)
    unsafe image.pointee.height = Int32(capacity.height)
    unsafe image.pointee.format = ZPixmap
    unsafe image.pointee.data = stored.assumingMemoryBound(to: CChar.self)
    unsafe image.pointee.byte_order = format.layout.isLittleEndian ? LSBFirst : MSBFirst
    unsafe image.pointee.bitmap_bit_order = LSBFirst
    unsafe image.pointee.bitmap_unit = 32
    unsafe image.pointee.bitmap_pad = 32
    unsafe image.pointee.depth = Int32(format.depth)
    unsafe image.pointee.bytes_per_line = Int32(rowBytes)
    unsafe image.pointee.bits_per_pixel = Int32(pixelBytes * 8)
    // SAFETY: the structure is ours, and complete before Xlib sees it.
    unsafe image.pointee.red_mask = UInt(format.layout.redMask)
    unsafe image.pointee.green_mask = UInt(format.layout.greenMask)
    unsafe image.pointee.blue_mask = UInt(format.layout.blueMask)
    unsafe XInitImage(image)
    // SAFETY: MIT-SHM finds the segment by this; `buffer` keeps it.
    if let segment {
      unsafe image.pointee.obdata = UnsafeMutableRawPointer(segment.info).assumingMemoryBound(
        to: CChar.self)
    }
  }

  deinit {
    // SAFETY: allocated in `init`; nobody else has the pointer.
    unsafe image.deallocate()
  }

  /// The bytes of a row: a multiple of 16 pixels, so it meets any scanline pad.
  private var rowBytes: Int { capacity.width * pixelBytes }

  private var pixelBytes: Int { converter?.layout.bytes ?? 4 }

  /// The surface's top left part as a buffer to draw in. It keeps the surface.
  func pixels(_ size: PixelSize) -> PixelBuffer {
    // SAFETY: the size lies within the capacity, and the closure keeps the memory.
    unsafe PixelBuffer(
      width: size.width, height: size.height, stride: capacity.width, lending: drawn
    ) { _ = self }
  }

  /// The server's number of the segment that it reads; nil: frames go over the connection.
  var segmentIdentifier: UInt? {
    if case .shared(let segment) = buffer { segment.identifier } else { nil }
  }

  /// Whether the server reads the memory itself.
  var isShared: Bool { segmentIdentifier != nil }

  /// Asks the server to let go of the segment. The pixels stay, and go over the connection from then on.
  func detach() {
    guard case .shared(let segment) = buffer else { return }
    segment.detach(from: display)
    buffer = .wire(.segment(segment))
  }
}

// MARK: - Putting

extension X11Surface {
  /// A PutImage request without its pixels, rounded up, in bytes.
  private static let headerBytes = 64

  /// Brings the image up to date with what was drawn in the rectangle, which lies within the capacity. Does
  /// nothing where pixels are not converted.
  func convert(_ rect: PixelRect) {
    guard let converter else { return }
    for y in rect.y..<rect.maxY {
      // SAFETY: rows and columns lie within the capacity, which both memories hold.
      let source = unsafe UnsafeBufferPointer(
        start: drawn + y * capacity.width + rect.x, count: rect.width)
      let target = unsafe UnsafeMutableRawBufferPointer(
        start: stored + y * rowBytes + rect.x * converter.layout.bytes,
        count: rect.width * converter.layout.bytes)
      unsafe converter.convert(source, x: rect.x, y: y, to: target)
    }
  }

  /// Puts the rectangle into the window at the same place. `asksCompletion`: whether the server says that it
  /// has read the segment; a put over the connection is copied by Xlib at once.
  func put(_ rect: PixelRect, into window: UInt, context: GC, asksCompletion: Bool) {
    // SAFETY: the rectangle lies within the capacity; image and context live longer than the request's
    // making. The server reads a segment until its completion, and only the frame queue writes into it.
    switch buffer {
    case .shared:
      unsafe XShmPutImage(
        display.pointer, window, context, image, Int32(rect.x), Int32(rect.y), Int32(rect.x),
        Int32(rect.y), UInt32(rect.width), UInt32(rect.height), asksCompletion ? 1 : 0)
    case .wire: unsafe putInBands(rect, into: window, context: context)
    }
  }

  /// Puts bands of rows that each fit into a request.
  private func putInBands(_ rect: PixelRect, into window: UInt, context: GC) {
    let longest = display.maximumRequestBytes - Self.headerBytes
    let rows = max(1, longest / (rect.width * pixelBytes))
    for y in stride(from: rect.y, to: rect.maxY, by: rows) {
      // SAFETY: the band lies within the capacity; Xlib copies its pixels before the call returns.
      unsafe XPutImage(
        display.pointer, window, context, image, Int32(rect.x), Int32(y), Int32(rect.x), Int32(y),
        UInt32(rect.width), UInt32(min(rows, rect.maxY - y)))
    }
  }
}
