// The memory of one buffer and the image that Xlib puts from it.

internal import CXlib
internal import Windowing

/// Memory for a buffer up to a size, shared with the server where that works.
///
/// The rows keep their distance while the window's size changes within the capacity.
@safe
final class X11Surface {
  let capacity: PixelSize
  /// Nil: the memory is ours alone and goes through the connection.
  let segment: SharedSegment?
  let image: UnsafeMutablePointer<XImage>
  private let base: UnsafeMutablePointer<UInt32>

  /// A surface in shared memory while the connection has it, else in plain memory.
  static func make(_ connection: X11Connection, capacity: PixelSize) -> X11Surface {
    let bytes = capacity.width * capacity.height * 4
    guard connection.usesSharedMemory else { return X11Surface(connection, capacity, nil) }
    do throws(SharedSegment.Refusal) {
      let segment = try SharedSegment(connection, byteCount: bytes)
      return X11Surface(connection, capacity, segment)
    } catch {
      connection.giveUpSharedMemory(error.reason)
      return X11Surface(connection, capacity, nil)
    }
  }

  private init(_ connection: X11Connection, _ capacity: PixelSize, _ segment: SharedSegment?) {
    self.capacity = capacity
    self.segment = segment
    let count = capacity.width * capacity.height
    unsafe base =
      segment.map { unsafe $0.memory.bindMemory(to: UInt32.self, capacity: count) }
      ?? .allocate(capacity: count)
    unsafe image = .allocate(capacity: 1)
    unsafe image.initialize(to: XImage())
    describe(connection.format, shared: segment)
  }

  /// Fills in Xlib's structure, whose memory is ours: no part of it is ever Xlib's to free.
  private func describe(_ format: X11PixelFormat, shared: SharedSegment?) {
    unsafe image.pointee.width = Int32(capacity.width)
    unsafe image.pointee.height = Int32(capacity.height)
    unsafe image.pointee.format = ZPixmap
    unsafe image.pointee.data = UnsafeMutableRawPointer(base).assumingMemoryBound(to: CChar.self)
    unsafe image.pointee.byte_order = LSBFirst
    unsafe image.pointee.bitmap_bit_order = LSBFirst
    unsafe image.pointee.bitmap_unit = 32
    unsafe image.pointee.bitmap_pad = 32
    unsafe image.pointee.depth = Int32(format.depth)
    unsafe image.pointee.bytes_per_line = Int32(capacity.width * 4)
    unsafe image.pointee.bits_per_pixel = 32
    unsafe image.pointee.red_mask = format.redMask
    unsafe image.pointee.green_mask = format.greenMask
    unsafe image.pointee.blue_mask = format.blueMask
    unsafe XInitImage(image)
    if let shared {
      unsafe image.pointee.obdata = UnsafeMutableRawPointer(shared.info).assumingMemoryBound(
        to: CChar.self)
    }
  }

  /// The surface's top left part as a buffer to draw in. It keeps the surface.
  func pixels(_ size: PixelSize) -> PixelBuffer {
    unsafe PixelBuffer(
      width: size.width, height: size.height, stride: capacity.width, lending: base
    ) { _ = self }
  }

  func holds(_ size: PixelSize) -> Bool {
    size.width <= capacity.width && size.height <= capacity.height
  }

  deinit {
    if segment == nil { unsafe base.deallocate() }
    unsafe image.deallocate()
  }
}
