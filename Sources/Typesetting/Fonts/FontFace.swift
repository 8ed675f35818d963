// A face of a font file, without a size.

package import CoreGraphics

/// A face without a size. A catalogue opens one file and index once, so faces compare by identity.
package final class FontFace: Hashable, Sendable {
  /// The font that display lists hold.
  package let cgFont: CGFont
  /// The family's name as the file has it.
  package let familyName: String
  /// The PostScript name; without one the family's.
  package let postScriptName: String
  /// Per 1 unit per em. The system font's are those of iOS, whatever the file says.
  package let metrics: FontMetrics
  let shaper: FaceShaper
  /// The advance of a face per 1 unit per em, where this is the font of emoji that are mixed with text.
  let emojiAdvance: CGFloat?
  /// The distance between the characters of the system font; nil for other fonts.
  let tracking: SystemTracking?
  /// The fonts for characters of which this face has no glyph.
  let fallback: FallbackFonts?

  /// Opens a face of a file, without fallback.
  package convenience init(path: String, index: Int = 0) throws(FontError) {
    try self.init(FontFile(path: path), index: index)
  }

  /// Opens a face of a font in memory, without fallback; `name` stands for its path in errors.
  package convenience init(bytes: [UInt8], name: String, index: Int = 0) throws(FontError) {
    try self.init(FontFile(bytes: bytes, name: name), index: index)
  }

  init(
    _ file: FontFile, index: Int, fallback: FallbackFonts? = nil, isSystemFont: Bool = false,
    tracking: SystemTracking? = nil, isEmojiFont: Bool = false
  ) throws(FontError) {
    let glyphs = try FaceGlyphs(file, index: index)
    var metrics = glyphs.metrics
    if isSystemFont { metrics.takeSystemFigures() }
    self.metrics = metrics
    self.fallback = fallback
    self.tracking = tracking
    shaper = FaceShaper(file, index: index)
    emojiAdvance = isEmojiFont ? shaper.emojiAdvance : nil
    familyName = glyphs.familyName
    postScriptName = glyphs.postScriptName ?? glyphs.familyName
    cgFont = CGFont(postScriptName: glyphs.postScriptName, source: glyphs)
  }

  /// The glyph that this face itself has for a character.
  package func glyph(for scalar: Unicode.Scalar) -> CGGlyph? { shaper.glyph(for: scalar) }

  /// The units per em at which the glyphs stand in text of a size: other than the size for emoji alone.
  func glyphSize(textSize size: CGFloat) -> CGFloat {
    emojiAdvance.map { EmojiMetrics.advance(textSize: size) / $0 } ?? size
  }

  package static func == (one: FontFace, other: FontFace) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FaceShaper {
  /// The advance of 😀 per 1 unit per em; nil where the face has none.
  fileprivate var emojiAdvance: CGFloat? {
    let glyphs = shape(
      Array("\u{1F600}".utf16), script: Script.script(of: "\u{1F600}"), rightToLeft: false,
      without: [])
    guard let glyph = glyphs.first, glyph.glyph != 0, glyph.advance > 0 else { return nil }
    return glyph.advance
  }
}

extension FontMetrics {
  /// The line box of the system font of iOS, so that layout agrees with it.
  fileprivate mutating func takeSystemFigures() {
    ascender = 0.9521484
    descender = -0.2412109
    lineHeight = 1.1933594
  }
}
