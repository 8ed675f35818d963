// The WebP door: pictures with and without loss, and animations (https://developers.google.com/speed/webp).

package import CoreGraphics

/// WebP to premultiplied pixels. ``AnimatedWebP`` writes.
package enum WebP {
  /// Pixels of all pictures of a file together: 256 MiB of memory.
  static let maximumPixels = 1 << 26
  /// The longest side of a picture that is written: WebP's own bound.
  static let maximumSide = 16_383

  /// Whether the data begins as a WebP file does.
  package static func isWebP(_ data: Data) -> Bool {
    data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8))
  }

  /// All pictures, and how often they are shown; 0 is for ever, nil is no animation.
  ///
  /// An animation that ends too early gives the pictures that are whole. `limit` bounds how many are read.
  package static func decode(
    _ data: Data, limit: Int = .max
  ) throws(WebPError) -> (frames: [AnimationFrame], loops: Int?) {
    guard isWebP(data) else { throw .notWebP }
    let bytes = [UInt8](data)
    let header = try readHeader(bytes)
    guard PixelSize(width: header.width, height: header.height).isWithinLimit,
      header.width * header.height <= maximumPixels
    else { throw .size(width: header.width, height: header.height) }
    if header.isAnimated { return try readAnimation(bytes, limit: limit) }
    let pixels = PixelBuffer(width: header.width, height: header.height)
    try readPicture(bytes, into: pixels)
    pixels.premultiply()
    return ([AnimationFrame(pixels: pixels, delay: 0)], nil)
  }
}
