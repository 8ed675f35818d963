// The descriptor of a font.

import CoreGraphics

extension UIFont {
  /// The descriptor of the font, with its slant as a matrix.
  public var fontDescriptor: UIFontDescriptor {
    let upright = UIFontDescriptor(
      source, size: pointSize, textStyleLeading: textStyleLeading)
    return slant == 0
      ? upright
      : upright.withMatrix(CGAffineTransform(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0))
  }
}
