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

  public static func == (one: CGFont, other: CGFont) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
