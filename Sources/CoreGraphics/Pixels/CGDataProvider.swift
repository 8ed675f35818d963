// Bytes: of images, for those who count their colours, and of font files.

private import Synchronization

/// Bytes that an image or a font is made of
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgdataprovider)).
public final class CGDataProvider: @unchecked Sendable {
  // Unchecked: never written after it is made.
  public let data: CFData?

  init(_ data: Data) { self.data = NSData(data: data) }

  /// The bytes as they are now.
  public init?(data: CFData) { self.data = NSData(data: data as Data) }

  /// A file's bytes; nil where it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data)
  }

  /// A file's bytes; nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: unsafe String(cString: filename)))
  }
}

extension CGImage {
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
      unsafe pixels.withRow(y) { row in data.append(unsafe Data(buffer: row)) }
    }
    return data
  }
}
