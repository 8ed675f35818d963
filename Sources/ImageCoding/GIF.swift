// The GIF door: pictures that follow each other (GIF89a, https://www.w3.org/Graphics/GIF/spec-gif89a.txt).

package import CoreGraphics

/// GIF to premultiplied pixels.
package enum GIF {
  /// Pixels of all pictures of a file together: 256 MiB of memory.
  static let maximumPixels = 1 << 26

  /// Whether the data begins as a GIF file does.
  package static func isGIF(_ data: Data) -> Bool {
    data.starts(with: Array("GIF87a".utf8)) || data.starts(with: Array("GIF89a".utf8))
  }

  /// All pictures, each as large as the file says, and how often they run after the first time; 0 is for ever,
  /// nil says nothing.
  ///
  /// A file that ends too early gives the pictures that are whole, and the rows that are of the next. `limit` bounds
  /// how many are read.
  package static func decode(
    _ data: Data, limit: Int = .max
  ) throws(GIFError) -> (frames: [AnimationFrame], loops: Int?) {
    let reader = try GIFReader(data)
    var canvas = try GIFCanvas(width: reader.width, height: reader.height)
    var frames: [AnimationFrame] = []
    while frames.count < limit, let block = reader.nextPicture() {
      guard (frames.count + 1) * reader.width * reader.height <= maximumPixels else { break }
      frames.append(AnimationFrame(pixels: canvas.show(block), delay: block.delay))
    }
    if frames.isEmpty { throw .noPicture }
    return (frames, reader.loops)
  }
}

/// GIF data that cannot be read.
package enum GIFError: Error, Hashable, Sendable {
  /// The data does not begin with a GIF's signature, screen and colours.
  case notGIF
  /// Wider or higher than `PixelSize.maximumSide`, or without pixels.
  case size(width: Int, height: Int)
  /// There is no picture that can be read.
  case noPicture
}

extension GIFError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notGIF: "not a GIF picture"
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels is out of bounds (1 … \(PixelSize.maximumSide) a side)"
    case .noPicture: "a GIF file without a picture"
    }
  }
}
