// A page of a PDF document.

/// A page of a document
/// ([Apple](https://developer.apple.com/documentation/coregraphics/cgpdfpage)). Its space has y up.
public final class CGPDFPage: Sendable {
  /// Points of a page that says nothing of its size: US Letter.
  private static let standardBox = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// nil where the document is gone; here it stays.
  public let document: CGPDFDocument?
  /// Counts from 1.
  public let pageNumber: Int
  let file: PDFFile
  let keys: [String: PDFObject]

  init(_ document: CGPDFDocument, _ number: Int) {
    self.document = document
    file = document.file
    pageNumber = number
    keys = document.file.pages[number - 1]
  }

  /// In the page's space. Boxes that the page does not name are the crop box, which is within the media box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let media = rect("MediaBox") ?? Self.standardBox
    let crop = rect("CropBox")?.common(with: media) ?? media
    return switch box {
    case .mediaBox: media
    case .cropBox: crop
    case .bleedBox: rect("BleedBox") ?? crop
    case .trimBox: rect("TrimBox") ?? crop
    case .artBox: rect("ArtBox") ?? crop
    }
  }

  private func rect(_ name: String) -> CGRect? {
    let sides = file.numbers(keys[name]).map { CGFloat($0) }
    guard sides.count == 4 else { return nil }
    let rect = CGRect(
      x: min(sides[0], sides[2]), y: min(sides[1], sides[3]), width: abs(sides[2] - sides[0]),
      height: abs(sides[3] - sides[1]))
    return rect.isEmpty ? nil : rect
  }

  /// Clockwise, in degrees: 0, 90, 180 or 270.
  public var rotationAngle: Int32 {
    let angle = (file.resolved(keys["Rotate"])?.integer ?? 0) % 360
    return Int32(angle < 0 ? angle + 360 : angle) / 90 * 90
  }

  /// The size in which the crop box is seen, turned as the page asks.
  package var shownSize: CGSize {
    let size = getBoxRect(.cropBox).size
    return rotationAngle % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// Maps a box, turned as the page and `rotate` degrees ask, into the middle of a rectangle, no larger than
  /// it is.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let box = getBoxRect(box)
    let angle = ((rotationAngle + rotate) % 360 + 360) % 360
    let isUpright = angle % 180 == 0
    let size = isUpright ? box.size : CGSize(width: box.height, height: box.width)
    var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle) * .pi / 180))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}
