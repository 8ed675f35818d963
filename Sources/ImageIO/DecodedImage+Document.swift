// Images of PDF and SVG documents.

import CoreGraphics
private import ImageCoding

extension DecodedImage {
  /// Draws the first page of a PDF document at `scale` pixels per point; nil where the file holds none, which is logged
  /// with its path.
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

  /// Draws an SVG picture at `scale` pixels per point; nil where the file holds none, which is logged with its path.
  package init?(svg path: String, scale: CGFloat) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      image = CGImage(try SVG.decode(data, scale: scale).pixels)
      orientation = .up
    } catch {
      logOnce("\(path): \(error)")
      return nil
    }
  }
}
