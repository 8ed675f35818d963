// The pixels and the bytes of an image.

private import Synchronization

extension CGImage {
  /// An image of rows of pixels that begin `bytesPerRow` bytes after each other, each blue, green, red and alpha,
  /// premultiplied. `bytes` must hold `height` rows; they are copied. Sides must be in 1 … `PixelBuffer.maximumSide`.
  package convenience init(
    width: Int, height: Int, bytesPerRow: Int, premultiplied bytes: UnsafeRawPointer
  ) {
    precondition(bytesPerRow >= width * 4, "\(width) pixels do not fit in \(bytesPerRow) bytes")
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      // SAFETY: the caller's memory has `height` rows, and the buffer's row has `width` pixels.
      unsafe pixels.withRow(y) { row in
        let source = unsafe bytes + y * bytesPerRow
        unsafe UnsafeMutableRawBufferPointer(row).copyMemory(
          from: UnsafeRawBufferPointer(start: source, count: width * 4))
      }
    }
    self.init(pixels)
  }

  /// The pixels; those of a picture are drawn now.
  package var pixels: PixelBuffer {
    switch storage {
    case .pixels(let pixels): pixels
    case .picture(let list, let scale):
      PictureRasterizer.current.rasterize(
        list, width: width, height: height,
        transform: CGAffineTransform(scaleX: scale, y: scale))
    }
  }

  /// The pixels in rows of `bytesPerRow`, each blue, green, red and alpha, premultiplied. They stay where
  /// they are as long as the image does.
  public var dataProvider: CGDataProvider? {
    bytes.withLock { known in
      let provider = known ?? CGDataProvider(Self.bytes(of: pixels))
      known = provider
      return provider
    }
  }

  private static func bytes(of pixels: PixelBuffer) -> Data {
    var data = Data(capacity: pixels.width * pixels.height * 4)
    for y in 0..<pixels.height {
      // SAFETY: the bytes are copied at once.
      unsafe pixels.withRow(y) { row in data.append(unsafe Data(buffer: row)) }
    }
    return data
  }
}
