// Fonts that a description fits, and fonts that are leant.

public import CoreGraphics

extension UIFontDescriptor {
  /// The descriptor of the font that these attributes find: one, or none where a name or a family
  /// is mandatory that nothing here has
  /// ([Apple](https://developer.apple.com/documentation/uikit/uifontdescriptor/matchingfontdescriptors(withmandatorykeys:))).
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    for key in [AttributeName.name, .family] where mandatoryKeys?.contains(key) == true {
      guard let name = given[key] as? String, UIFont.Source(name: name) != nil else { return [] }
    }
    return [UIFontDescriptor(source, size: pointSize, attributes: given)]
  }

  /// The transform of the glyphs, y up. Only its skew has an effect; scale, rotation and
  /// translation have none. Default: the identity.
  public var matrix: CGAffineTransform {
    let given = given[.matrix]
    return given as? CGAffineTransform ?? (given as? NSValue)?.cgAffineTransformValue ?? .identity
  }

  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    var lean = matrix
    lean.c = 0
    if !lean.isIdentity { logOnce("UIFontDescriptor.matrix: glyphs lean, and nothing else") }
    var attributes = given
    attributes[.matrix] = NSValue(cgAffineTransform: matrix)
    return UIFontDescriptor(source, size: pointSize, attributes: attributes)
  }

  /// Points across for each point up; a lean of more than 45° is none of a text's.
  var slant: CGFloat {
    let lean = matrix.c
    return lean.isFinite ? min(max(lean, -1), 1) : 0
  }

  /// The font of a name, whose glyphs are put through the matrix; see `matrix`.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    let named = UIFontDescriptor(name: fontName, size: 0).withMatrix(matrix)
    self.init(named.source, size: 0, attributes: named.given)
  }
}
