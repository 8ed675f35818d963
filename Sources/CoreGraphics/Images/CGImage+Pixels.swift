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

  /// The longest side of a picture that can keep its pixels, in pixels.
  private static let keptSide = 64

  /// Has a picture keep its pixels once they are drawn, so that all threads that draw it share them. Images of files, and
  /// pictures of more than 64 pixels on a side, are left as they are.
  package func keepPixels() {
    guard case .picture = storage, max(width, height) <= Self.keptSide else { return }
    keptPixels.withLock { $0.isWanted = true }
  }

  /// The pixels of a picture that keeps them, drawn by `draw` where they were not drawn before; nil for other images.
  /// Another thread that asks meanwhile waits.
  package func pixelsThatAreKept(draw: () -> PixelBuffer) -> PixelBuffer? {
    keptPixels.withLock { kept in
      guard kept.isWanted else { return nil }
      let pixels = kept.pixels ?? draw()
      kept.pixels = pixels
      return pixels
    }
  }

  /// Has a picture keep its pixels, and draws them on another thread before they are needed. That thread draws one
  /// picture after the other.
  package func drawAhead() {
    keepPixels()
    Self.ahead.async { _ = self.pixelsThatAreKept(draw: self.drawn) }
  }

  private static let ahead = DispatchQueue(label: "pictures", qos: .userInitiated)

  /// The pixels; those of a picture are drawn now, unless it keeps them.
  package var pixels: PixelBuffer { pixelsThatAreKept(draw: drawn) ?? drawn() }

  private func drawn() -> PixelBuffer {
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
