// Pixels in memory that two processes share.

package import CoreGraphics
private import Glibc

/// A mapping of a memory file that holds one frame, rows without gaps.
@safe
package final class SharedPixels {
  package let size: PixelSize
  private let base: UnsafeMutableRawPointer

  private var byteCount: Int { size.width * size.height * MemoryLayout<UInt32>.stride }

  /// Maps the file behind `descriptor`, which may be closed then, after giving it the length of the
  /// frame where it is shorter. Nil where the memory cannot be had.
  package init?(_ descriptor: Int32, size: PixelSize) {
    let count = size.width * size.height * MemoryLayout<UInt32>.stride
    var status = stat()
    guard count > 0, unsafe fstat(descriptor, &status) == 0,
      status.st_size >= count || ftruncate(descriptor, count) == 0,
      let base = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      unsafe base != MAP_FAILED
    else { return nil }
    self.size = size
    unsafe self.base = base
  }

  /// The same frame in another process, which named its file.
  package convenience init?(path: String, size: PixelSize) {
    let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    self.init(descriptor, size: size)
  }

  /// The memory to draw in. It keeps the mapping.
  package var pixels: PixelBuffer {
    unsafe PixelBuffer(
      width: size.width, height: size.height, stride: size.width,
      lending: base.bindMemory(to: UInt32.self, capacity: size.width * size.height)
    ) { _ = self }
  }

  /// A copy as an image, which later frames do not change.
  package func image() -> CGImage { image(of: size.bounds) }

  /// A copy of a part, which must lie within the frame.
  package func image(of rect: PixelRect) -> CGImage {
    precondition(rect.intersection(size.bounds) == rect, "\(rect) is not within \(size) pixels")
    let copy = PixelBuffer(width: rect.width, height: rect.height)
    let pixels = unsafe base.assumingMemoryBound(to: UInt32.self)
    for y in 0..<rect.height {
      // SAFETY: the row lies within both.
      unsafe (copy.base + y * copy.stride).update(
        from: pixels + (rect.y + y) * size.width + rect.x, count: rect.width)
    }
    return CGImage(copy)
  }

  /// Whether nothing was painted: every pixel is as transparent as the ground.
  package var isClear: Bool {
    let words = unsafe UnsafeBufferPointer(
      start: base.assumingMemoryBound(to: UInt32.self), count: size.width * size.height)
    return unsafe words.allSatisfy { $0 == 0 }
  }

  deinit { unsafe munmap(base, byteCount) }
}
