// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's fonts, their metrics and glyphs.

public import CoreGraphics
import Typesetting

/// A font at a size ([Apple](https://developer.apple.com/documentation/coretext/ctfont-q6r)): UIKit's class, to which
/// `CTFont` is bridged on Apple's systems.
public typealias CTFont = UIFont

/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// Creates a font by its name
/// ([Apple](https://developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:))).
///
/// - Parameters:
///   - name: The name.
///   - size: Points; 0 is 12.
///   - matrix: The transform of the glyphs, of which only the horizontal skew has an effect. Nil is the identity.
/// - Returns: The installed font of this PostScript, full or family name, else the system font.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  // SAFETY: the pointer is nil or leads to a transform, as Apple's API demands of the caller; it is read here alone.
  guard let matrix = unsafe matrix.map({ unsafe $0.pointee }), !matrix.isIdentity else {
    return font
  }
  return UIFont(descriptor: font.fontDescriptor.withMatrix(matrix), size: size)
}

/// Returns the transform of the font's glyphs, y up.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.fontDescriptor.matrix }

/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the family name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the PostScript name in place of the full name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the points below the baseline: positive, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the font's leading in points; see `UIFont.leading`.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of a lowercase x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Writes the font's glyph for each UTF-16 code unit, 0 where it has none. A surrogate pair gives the glyph and 0.
/// Substitute fonts are not asked.
///
/// - Parameters:
///   - font: The font.
///   - characters: `count` code units.
///   - glyphs: Memory for `count` glyphs.
///   - count: The number of code units; none if negative.
/// - Returns: Whether the font has a glyph for each character.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  guard count > 0 else { return true }
  // SAFETY: the caller guarantees `count` units and memory for `count` glyphs, as Apple's API demands. The loop writes
  // below `count`: `half` ends there.
  let units = unsafe Array(UnsafeBufferPointer(start: characters, count: count))
  var (index, isComplete) = (0, true)
  for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
    let glyph = font.face?.glyph(for: scalar)
    if glyph == nil { isComplete = false }
    for half in 0..<min(UTF16.width(scalar), count - index) {
      unsafe glyphs[index + half] = half == 0 ? glyph ?? 0 : 0
    }
    index += UTF16.width(scalar)
  }
  return isComplete
}

/// Returns a glyph's outline in points, y up from its origin on the baseline; nil for a glyph without an outline. The
/// matrix is applied last; nil is the identity.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = font.face?.cgFont.source.outline(of: glyph), !outline.isEmpty else {
    return nil
  }
  let upright = CGAffineTransform(
    a: font.pointSize, b: 0, c: -font.slant * font.pointSize, d: -font.pointSize, tx: 0, ty: 0)
  // SAFETY: the pointer is nil or leads to a transform, as Apple's API demands of the caller; it is read here alone.
  let matrix = unsafe matrix.map { unsafe $0.pointee } ?? .identity
  return CGPath(outline.applying(upright.concatenating(matrix)))
}
