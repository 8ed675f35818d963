// The SVG door: vector pictures, drawn at a scale.

package import CoreGraphics

/// SVG documents to premultiplied pixels, through librsvg.
package enum SVG {
  /// The size of a document's file in bytes.
  static let maximumBytes = 16 << 20

  /// The picture at `scale` pixels per point; its size in pixels is rounded up.
  ///
  /// The size in points is that of the document's width and height, else that of its view box, as Xcode takes it. Files
  /// that the document names are not read.
  package static func decode(
    _ data: Data, scale: CGFloat
  ) throws(SVGError) -> (pixels: PixelBuffer, size: CGSize) {
    guard data.count <= maximumBytes else { throw .tooLong(bytes: data.count) }
    return try readSVG([UInt8](data), scale: scale)
  }
}
