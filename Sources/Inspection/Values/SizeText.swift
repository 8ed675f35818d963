// Sizes from text and back: `320x200`.

package import CoreGraphics

/// Sizes of pages as the command line writes them.
package enum SizeText {
  /// The largest width and height of a page, in points.
  package static let maximumSide = Double(PixelSize.maximumSide)

  /// Whether a page can be as wide or as high as that, in points.
  package static func isSide(_ side: Double) -> Bool { side > 0 && side <= maximumSide }

  /// The size in points that a text such as `320x200` says; nil where it says none.
  package static func size(_ text: some StringProtocol) -> CGSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { DecimalText.number($0) }
    guard parts.count == 2, sides.count == 2, sides.allSatisfy(isSide) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// The text of a size in points, which reads back as the size.
  package static func text(_ size: CGSize) -> String {
    "\(DecimalText.text(Double(size.width)))x\(DecimalText.text(Double(size.height)))"
  }
}
