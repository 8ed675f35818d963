// The images that can be set on a page, and small pictures of them.

internal import CoreGraphics
internal import Inspection
package import Messages
internal import UIKit

extension PageContent {
  /// The pixels of a picture's longer side.
  private static let side: CGFloat = 48
  /// The real time that pictures may take: a person waits for the answer, and large files take long. Images beyond have
  /// names alone.
  private static let patience = Duration.milliseconds(250)

  /// The images that sources can name, then the system symbols.
  package var images: [PageImage] {
    let end = ContinuousClock.now + Self.patience
    let own = imageNames.map { name in
      let image = ContinuousClock.now < end ? inspector.values.image(named: name) : nil
      return PageImage(name: name, isSymbol: false, picture: image.flatMap(Self.picture))
    }
    return own + UIImage.symbolNames.map { PageImage(name: $0, isSymbol: true) }
  }

  /// A small picture of an image as a PNG file; nil: it is empty, or a symbol, which everybody can draw.
  static func picture(of image: UIImage) -> Data? {
    let size = image.size
    guard !image.isSymbolImage, size.width > 0, size.height > 0 else { return nil }
    let factor = min(1, side / max(size.width, size.height))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let small = CGSize(
      width: max(1, (size.width * factor).rounded()),
      height: max(1, (size.height * factor).rounded()))
    let drawn = UIGraphicsImageRenderer(size: small, format: format).image { _ in
      image.withRenderingMode(.alwaysOriginal).draw(in: CGRect(origin: .zero, size: small))
    }
    return drawn.pngData()
  }
}
