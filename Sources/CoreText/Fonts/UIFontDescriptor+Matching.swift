// The fonts that a descriptor matches, and its matrix.

public import CoreGraphics

extension UIFontDescriptor {
  /// Returns the descriptor of the one font that the attributes find, or none if a mandatory name or family is unknown
  /// ([Apple](https://developer.apple.com/documentation/uikit/uifontdescriptor/matchingfontdescriptors(withmandatorykeys:))).
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    for key in [AttributeName.name, .family] where mandatoryKeys?.contains(key) == true {
      guard let name = storedAttributes[key] as? String, UIFont.Source(name: name) != nil else {
        return []
      }
    }
    return [
      UIFontDescriptor(
        source, size: pointSize, textStyleLeading: textStyleLeading, attributes: storedAttributes)
    ]
  }

  /// The transform of the glyphs, y up. Only the horizontal skew, `c`, has an effect. Default: the identity.
  public var matrix: CGAffineTransform {
    let value = storedAttributes[.matrix]
    return value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue ?? .identity
  }

  /// Returns the descriptor with another transform; parts of it that have no effect are logged once.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    var withoutSkew = matrix
    withoutSkew.c = 0
    if !withoutSkew.isIdentity { logOnce("UIFontDescriptor.matrix: glyphs lean, and nothing else") }
    var attributes = storedAttributes
    attributes[.matrix] = NSValue(cgAffineTransform: matrix)
    return UIFontDescriptor(
      source, size: pointSize, textStyleLeading: textStyleLeading, attributes: attributes)
  }

  /// The slant that the matrix adds, in points to the right per point up; at most 45°.
  var slant: CGFloat {
    let skew = matrix.c
    return skew.isFinite ? min(max(skew, -1), 1) : 0
  }

  /// Creates the descriptor of a font by its name, with a transform of the glyphs; see `matrix`.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    let named = UIFontDescriptor(name: fontName, size: 0).withMatrix(matrix)
    self.init(named.source, size: 0, attributes: named.storedAttributes)
  }
}
