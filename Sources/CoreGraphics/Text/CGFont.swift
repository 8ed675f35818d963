// A font face as CoreGraphics sees it: a name and a source of glyphs.

/// A font face without a size. Equal when it is the same face.
public final class CGFont: Hashable, Sendable {
  /// The PostScript name.
  public let postScriptName: String?
  package let source: any GlyphSource

  package init(postScriptName: String?, source: any GlyphSource) {
    self.postScriptName = postScriptName
    self.source = source
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
