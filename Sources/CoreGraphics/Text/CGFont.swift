// A font face as CoreGraphics sees it: a name and a source of glyphs.

/// A font face without a size. Equal when it is the same face.
public final class CGFont: Hashable, Sendable {
  /// The PostScript name.
  public let postScriptName: String?
  /// Outlines and masks of the glyphs.
  package let source: any GlyphSource
  /// The file that it was made of; nil for faces that are known by name.
  package let file: [UInt8]?
  /// The name that people read; nil where the font was not made of a file.
  public let fullName: String?

  /// A face with glyphs of `source`.
  package init(postScriptName: String?, source: any GlyphSource) {
    self.postScriptName = postScriptName
    self.source = source
    file = nil
    fullName = nil
  }

  /// The first face of a font file; nil for what is no OpenType or TrueType font. Text is set in it after
  /// `CTFontManagerRegisterGraphicsFont(_:_:)`
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgfont/init(_:)-9aour)).
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let names = FontNames([UInt8](data as Data)) else { return nil }
    file = [UInt8](data as Data)
    postScriptName = names.name(.postScript)
    fullName = names.name(.full)
    source = NoGlyphs()
  }

  /// A face by its PostScript name, for who looks faces up by it, such as a text layer. It has no
  /// glyphs of its own: fonts are another room's.
  public convenience init?(_ name: CFString) {
    self.init(postScriptName: name, source: NoGlyphs())
  }

  public static func == (one: CGFont, other: CGFont) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The glyphs of a face that is only a name.
private final class NoGlyphs: GlyphSource {
  func outline(of glyph: CGGlyph) -> PathData { PathData() }

  func mask(of glyph: CGGlyph, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> GlyphMask? { nil }

  func bounds(of glyph: CGGlyph) -> CGRect { .zero }
}
