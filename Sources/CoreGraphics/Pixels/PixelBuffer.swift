// The pixel surface: premultiplied BGRA, owned here or lent by a shared-memory segment.

/// Premultiplied BGRA pixels, 8 bits a component, sRGB; a pixel is `0xAARRGGBB` as a little-endian
/// word. Rows follow each other top to bottom, `stride` pixels apart.
///
/// Only the rasteriser, image coding, windowing and the stage's raster and present passes name it.
@safe
package final class PixelBuffer: @unchecked Sendable {
  /// The largest side of a buffer that owns its memory, in pixels: twice a picture's, as blurs and offscreen layers
  /// reach beyond it.
  package static let maximumSide = 2 * PixelSize.maximumSide

  /// Pixels.
  package let width: Int
  /// Pixels.
  package let height: Int
  /// Pixels from one row to the next; at least `width`.
  package let stride: Int
  /// The first pixel. It lives as long as the buffer.
  package let base: UnsafeMutablePointer<UInt32>
  private let release: () -> Void

  /// A buffer of its own, transparent. Width and height must be in 0 … `maximumSide`.
  package init(width: Int, height: Int) {
    precondition(
      (0...Self.maximumSide).contains(width) && (0...Self.maximumSide).contains(height),
      "a pixel buffer of \(width) × \(height) is out of bounds")
    self.width = width
    self.height = height
    self.stride = width
    let count = max(1, width * height)
    // SAFETY: `count` pixels are initialised at once and freed once, with the buffer.
    let memory = unsafe PixelBuffer.allocate(byteCount: count * 4)
    unsafe self.base = unsafe memory.initializeMemory(as: UInt32.self, repeating: 0, count: count)
    self.release = { unsafe memory.deallocate() }
  }

  /// Large buffers lie in large pages, where the system has them: a row of a picture is longer than a
  /// small page, and each page is looked up.
  private static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let page = 2 << 20
    let isLarge = byteCount >= 2 * page
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: byteCount, alignment: isLarge ? page : 16)
    // SAFETY: exactly the memory that was allocated.
    if isLarge { unsafe madvise(memory, byteCount, MADV_HUGEPAGE) }
    return unsafe memory
  }

  /// A buffer in memory that somebody else provides; `release` runs when the buffer goes.
  package init(
    width: Int, height: Int, stride: Int, lending memory: UnsafeMutablePointer<UInt32>,
    release: @escaping () -> Void
  ) {
    precondition(stride >= width, "a row of \(width) pixels does not fit in \(stride)")
    self.width = width
    self.height = height
    self.stride = stride
    // SAFETY: the lender keeps the memory alive until `release`.
    unsafe self.base = memory
    self.release = release
  }

  deinit { release() }

  /// All pixels, with the origin at the top left.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One pixel as `0xAARRGGBB`.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel at \(x), \(y)")
      // SAFETY: the precondition says that the pixel exists.
      return unsafe base[y * stride + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel at \(x), \(y)")
      // SAFETY: as above.
      unsafe base[y * stride + x] = newValue
    }
  }

  /// One row of `width` pixels.
  package func withRow<Result>(
    _ y: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    precondition(y >= 0 && y < height, "no row \(y)")
    // SAFETY: a row has `width` pixels, and the precondition says that it exists.
    return try unsafe body(UnsafeMutableBufferPointer(start: base + y * stride, count: width))
  }

  /// Whether both show the same pixels; memory beyond the width does not count.
  package func hasSamePixels(as other: PixelBuffer) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { y in
      // SAFETY: both buffers have `height` rows of `width` pixels.
      unsafe memcmp(base + y * stride, other.base + y * other.stride, width * 4) == 0
    }
  }
}
