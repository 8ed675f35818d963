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

  /// Maps the memory file behind `descriptor` to draw in, after giving it the length of the frames. Nil where the
  /// memory cannot be had.
  package convenience init?(_ descriptor: Int32, size: PixelSize) {
    guard size.isWithinLimit, ftruncate(descriptor, Self.byteCount(size)) == 0 else { return nil }
    self.init(mapping: descriptor, size, PROT_READ | PROT_WRITE)
  }

  /// Maps the frames that another process draws, to read alone: `descriptor` and `size` are what that one says.
  ///
  /// Nil where it is no memory file that holds such frames, or where somebody could make it shorter: whoever reads
  /// beyond a file's end is ended by SIGBUS.
  package convenience init?(reading descriptor: Int32, size: PixelSize) {
    guard size.isWithinLimit, Self.isLasting(descriptor, Self.byteCount(size)) else { return nil }
    self.init(mapping: descriptor, size, PROT_READ)
  }

  private init?(mapping descriptor: Int32, _ size: PixelSize, _ protection: Int32) {
    // SAFETY: the file was found, or made, as long as the mapping, which ends in `deinit`.
    let base = unsafe mmap(nil, Self.byteCount(size), protection, MAP_SHARED, descriptor, 0)
    guard let base = unsafe base, unsafe base != MAP_FAILED else { return nil }
    self.size = size
    unsafe self.base = base
  }

  // Of linux/fcntl.h.
  private static let (getSeals, sealedLength) = (Int32(1034), Int32(2))

  /// Whether it is a file in memory (only those have seals) with so many bytes, and without a way to make it shorter.
  private static func isLasting(_ descriptor: Int32, _ count: Int) -> Bool {
    let seals = fcntl(descriptor, getSeals)
    var status = stat()
    // SAFETY: the call fills a local variable.
    guard seals >= 0, seals & sealedLength != 0, unsafe fstat(descriptor, &status) == 0 else {
      return false
    }
    return status.st_size >= count
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
