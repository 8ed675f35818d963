// The memory of one buffer and the image that Xlib puts from it.

internal import CXlib
internal import Windowing

/// Memory for a buffer up to a size, shared with the server where that works.
///
/// The rows keep their distance while the window's size changes within the capacity. Where the
/// screen's pixels are the renderer's, frames are drawn into the image itself; else beside it, and
/// converted by ``convert(_:)``.
@safe
final class X11Surface {
  let capacity: PixelSize
  /// Nil: the memory is ours alone and goes through the connection.
  let segment: SharedSegment?
  let image: UnsafeMutablePointer<XImage>
  /// The image's memory.
  private let stored: UnsafeMutableRawPointer
  /// Where frames are drawn.
  private let drawn: UnsafeMutablePointer<UInt32>
  private let converter: PixelConverter?
  /// What of the memory is not the segment's.
  private let pages: [PageMemory]

  /// A surface in shared memory while the connection has it, else in plain memory; nil where there is
  /// neither.
  static func make(_ connection: X11Connection, capacity: PixelSize) -> X11Surface? {
    do throws(SharedSegment.Refusal) {
      return try attempt(connection, capacity: capacity)
    } catch {
      connection.giveUpSharedMemory(error.reason)
      return X11Surface(connection, capacity, nil)
    }
  }

  /// The same, or why the system has no segment for it.
  static func attempt(
    _ connection: X11Connection, capacity: PixelSize
  ) throws(SharedSegment.Refusal) -> X11Surface? {
    guard connection.usesSharedMemory else { return X11Surface(connection, capacity, nil) }
    let bytes = capacity.width * capacity.height * connection.format.layout.bytes
    let segment = try SharedSegment(byteCount: bytes)
    let surface = X11Surface(connection, capacity, segment)
    // Without the rest of its memory the server never hears of the segment.
    if surface != nil { segment.attach(to: connection) }
    return surface
  }

  private init?(_ connection: X11Connection, _ capacity: PixelSize, _ segment: SharedSegment?) {
    self.capacity = capacity
    self.segment = segment
    converter = connection.format.converter
    let count = capacity.width * capacity.height
    let storedPages =
      segment == nil ? PageMemory(byteCount: count * connection.format.layout.bytes) : nil
    let drawnPages =
      converter == nil ? nil : PageMemory(byteCount: count * MemoryLayout<UInt32>.size)
    pages = [storedPages, drawnPages].compactMap { $0 }
    guard let stored = unsafe segment?.memory ?? storedPages?.base,
      let drawn = unsafe converter == nil ? stored : drawnPages?.base
    else { return nil }
    unsafe self.stored = stored
    unsafe self.drawn = drawn.bindMemory(to: UInt32.self, capacity: count)
    unsafe image = .allocate(capacity: 1)
    unsafe image.initialize(to: XImage())
    describe(connection.format, shared: segment)
  }

  /// Fills in Xlib's structure, whose memory is ours: no part of it is ever Xlib's to free.
  private func describe(_ format: X11PixelFormat, shared: SharedSegment?) {
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
    unsafe image.pointee.bits_per_pixel = Int32(format.layout.bytes * 8)
    unsafe image.pointee.red_mask = UInt(format.layout.redMask)
    unsafe image.pointee.green_mask = UInt(format.layout.greenMask)
    unsafe image.pointee.blue_mask = UInt(format.layout.blueMask)
    unsafe XInitImage(image)
    if let shared {
      unsafe image.pointee.obdata = UnsafeMutableRawPointer(shared.info).assumingMemoryBound(
        to: CChar.self)
    }
  }

  /// The surface's top left part as a buffer to draw in. It keeps the surface.
  func pixels(_ size: PixelSize) -> PixelBuffer {
    unsafe PixelBuffer(
      width: size.width, height: size.height, stride: capacity.width, lending: drawn
    ) { _ = self }
  }

  /// The capacity's width is a multiple of 16 pixels, so rows meet any scanline pad.
  private var rowBytes: Int { capacity.width * (converter?.layout.bytes ?? 4) }

  /// Brings the image up to date with what was drawn in the rectangle, which lies within the
  /// capacity. Does nothing where nothing is converted.
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

  func holds(_ size: PixelSize) -> Bool {
    size.width <= capacity.width && size.height <= capacity.height
  }

  deinit {
    unsafe image.deallocate()
  }
}
