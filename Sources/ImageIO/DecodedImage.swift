// Encoded pictures into images.

package import CoreGraphics
private import ImageCoding

/// The content of an image file: pixels, and the orientation in which they are shown.
package struct DecodedImage: Sendable {
  package let image: CGImage
  package let orientation: CGImagePropertyOrientation

  /// The picture in a file; nil where it cannot be read, which is logged with its path.
  package init?(file path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      logOnce("\(path): cannot be read")
      return nil
    }
    self.init(data, named: path)
  }

  /// The picture in `data`, a PNG, JPEG or GIF file, of which the first; nil where it is none, which is logged
  /// under `name`.
  package init?(_ data: Data, named name: String) {
    do {
      if JPEG.isJPEG(data) {
        let picture = try JPEG.decode(data)
        image = CGImage(picture.pixels)
        orientation = CGImagePropertyOrientation(exif: picture.orientation)
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
  /// The first page of a document at `scale` pixels per point; nil where the file holds none, which is
  /// logged with its path.
  package init?(document path: String, scale: CGFloat) {
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
  /// Seconds for each, as the file says.
  let delays: [Double]
  /// How often they run; 0 is for ever.
  let loops: Int?

  /// Nil where the data is no GIF file with a picture.
  init?(gif data: Data) {
    guard GIF.isGIF(data), let found = try? GIF.decode(data) else { return nil }
    images = found.frames.map { CGImage($0.pixels) }
    delays = found.frames.map(\.delay)
    loops = found.loops
  }
}
