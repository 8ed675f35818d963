// Encoded pictures into images and back; the only place of UIKit that knows image coding.

public import CoreGraphics
private import ImageCoding

/// The contents of an image file: pixels, and their orientation.
package struct DecodedImage: Sendable {
  package let image: CGImage
  package let orientation: UIImage.Orientation

  /// The picture in a file; nil where it cannot be read, which is logged with its path.
  package init?(file path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      logOnce("\(path): cannot be read")
      return nil
    }
    self.init(data, named: path)
  }

  /// The picture in `data`, a PNG, JPEG or GIF file, of which the first; nil where it is none,
  /// which is logged under `name`.
  package init?(_ data: Data, named name: String) {
    do {
      if JPEG.isJPEG(data) {
        let picture = try JPEG.decode(data)
        image = CGImage(picture.pixels)
        orientation = UIImage.Orientation(exif: picture.orientation)
      } else if GIF.isGIF(data) {
        image = CGImage(try GIF.decode(data, limit: 1).frames[0].pixels)
        orientation = .up
      } else {
        image = CGImage(try PNG.decode(data))
        orientation = .up
      }
    } catch {
      logOnce("\(name): \(error)")
      return nil
    }
  }
}

extension DecodedImage {
  /// The first page of a document at `scale` pixels per point; nil where the file holds none, which
  /// is logged with its path.
  init?(document path: String, scale: CGFloat) {
    guard let page = CGPDFDocument(URL(fileURLWithPath: path))?.page(at: 1) else {
      logOnce("\(path): not a document with a page")
      return nil
    }
    let size = page.shownSize
    let context = CGContext(recordingSize: size, scale: scale)
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.concatenate(
      page.getDrawingTransform(
        .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
    context.drawPDFPage(page)
    guard let image = context.makeImage() else { return nil }
    self.image = image
    orientation = .up
  }
}

/// The pictures of a file that follow each other.
struct DecodedSequence {
  let images: [CGImage]
  /// The delay of each frame, in seconds.
  let delays: [Double]
  /// The number of loops; 0 is endless.
  let loops: Int?

  /// Nil where the data is no GIF file with a picture.
  init?(gif data: Data) {
    guard GIF.isGIF(data), let found = try? GIF.decode(data) else { return nil }
    images = found.frames.map { CGImage($0.pixels) }
    delays = found.frames.map(\.delay)
    loops = found.loops
  }
}

extension UIImage.Orientation {
  /// Exif's, 1 … 8.
  var exif: Int { (Self.inExifOrder.firstIndex(of: self) ?? 0) + 1 }

  private static let inExifOrder: [Self] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// Exif's value, 1 … 8; `up` for others.
  fileprivate init(exif value: Int) {
    let inOrder = Self.inExifOrder
    self = inOrder.indices.contains(value - 1) ? inOrder[value - 1] : .up
  }
}

extension CGImage {
  /// The image as a PNG file; nil where it is too large.
  package var pngData: Data? {
    pixelsInstalled
    return try? PNG.encode(self)
  }

  /// The image as a JPEG file; nil where it is too large.
  func jpegData(quality: CGFloat) -> Data? {
    pixelsInstalled
    return try? JPEG.encode(self, quality: Double(quality))
  }
}

extension CGImage {
  /// The picture in a PNG file's bytes; nil where they are none, which is logged
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgimage/init(pngdataprovidersource:decode:shouldinterpolate:intent:))).
  /// `decode`, interpolation and intent change nothing.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let image = Self.image(of: source, { CGImage(try PNG.decode($0)) }) else { return nil }
    self.init(image.pixels)
  }

  /// The picture in a JPEG file's bytes as it lies there, whatever its orientation; nil where they
  /// are none, which is logged.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let image = Self.image(of: source) { CGImage(try JPEG.decode($0).pixels) }
    guard let image else { return nil }
    self.init(image.pixels, isOpaque: true)
  }

  private static func image(
    of source: CGDataProvider, _ decode: (Data) throws -> CGImage
  ) -> CGImage? {
    guard let data = source.data as Data? else { return nil }
    do { return try decode(data) } catch {
      logOnce("CGImage: \(error)")
      return nil
    }
  }
}
