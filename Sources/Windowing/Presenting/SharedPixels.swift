// Pixels in memory that two processes share.

package import CoreGraphics
private import Glibc

/// A mapping of a memory file that holds ``frameCount`` frames, one after the other, rows without gaps.
@safe
package final class SharedPixels {
  /// While one is read the next is drawn.
  package static let frameCount = 2

  /// The size of a frame.
  package let size: PixelSize
  private let base: UnsafeMutableRawPointer

  private var byteCount: Int { Self.byteCount(size) }

  private static func byteCount(_ size: PixelSize) -> Int {
    frameCount * size.width * size.height * MemoryLayout<UInt32>.stride
  }

  /// Maps the file behind `descriptor`, which may be closed then, after giving it the length of the
  /// frames where it is shorter. Nil where the memory cannot be had.
  package init?(_ descriptor: Int32, size: PixelSize) {
    // Another process may have said the size.
    guard size.isWithinLimit else { return nil }
    let count = Self.byteCount(size)
    var status = stat()
    // SAFETY: the calls get a local variable and lengths that were checked above; the mapping ends
    // in `deinit`.
    guard unsafe fstat(descriptor, &status) == 0,
      status.st_size >= count || ftruncate(descriptor, count) == 0,
      let base = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      unsafe base != MAP_FAILED
    else { return nil }
    self.size = size
    unsafe self.base = base
  }

  /// The same frames in another process, which named its file.
  package convenience init?(path: String, size: PixelSize) {
    // SAFETY: the path is a C string for the time of the call.
    let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    self.init(descriptor, size: size)
  }

  /// The memory of a frame, to draw in. It keeps the mapping. Nil where there is no such frame.
  package func pixels(_ frame: Int) -> PixelBuffer? {
    guard (0..<Self.frameCount).contains(frame) else { return nil }
    // SAFETY: the mapping holds all frames, and lives as long as the buffer.
    let words = unsafe base.bindMemory(
      to: UInt32.self, capacity: byteCount / MemoryLayout<UInt32>.stride)
    return unsafe PixelBuffer(
      width: size.width, height: size.height, stride: size.width,
      lending: words + frame * size.width * size.height
    ) { _ = self }
  }

  /// A frame as an image that no later frame changes; nil where there is no such frame.
  package func copy(of frame: Int) -> CGImage? {
    guard let pixels = pixels(frame) else { return nil }
    let copy = PixelBuffer(width: size.width, height: size.height)
    // SAFETY: both hold as many pixels, rows without gaps.
    unsafe copy.base.update(from: pixels.base, count: size.width * size.height)
    return CGImage(copy)
  }

  /// An opaque frame where it lies, as the image that follows others; nil where there is no such frame.
  package func opaqueImage(of frame: Int, _ lineage: ImageLineage) -> CGImage? {
    pixels(frame).map { CGImage($0, isOpaque: true, lineage: lineage) }
  }

  /// Whether nothing was painted in a frame: every pixel is transparent.
  package func isClear(_ frame: Int) -> Bool {
    guard let pixels = pixels(frame) else { return true }
    // SAFETY: the frame holds as many pixels, rows without gaps, and `pixels` keeps the mapping.
    return unsafe UnsafeBufferPointer(start: pixels.base, count: size.width * size.height)
      .allSatisfy { $0 == 0 }
  }

  deinit {
    // SAFETY: nothing refers to the mapping any more: every buffer that it lent retains this object.
    unsafe munmap(base, byteCount)
  }
}
