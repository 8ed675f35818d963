// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's fonts, which are UIKit's, and the outlines of their glyphs.

public import CoreGraphics
import Typesetting

/// On Apple's systems a class that UIKit's fonts bridge to.
public typealias CTFont = UIFont

/// A UTF-16 unit.
public typealias UniChar = UInt16

/// The installed font of this PostScript, full or family name, else the system font. Glyphs lean as `matrix`
/// says ([Apple](https://developer.apple.com/documentation/coretext/ctfontcreatewithname(_:_:_:))).
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // Apple's default size.
  let size = size == 0 ? 12 : size
  let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  // SAFETY: the caller's transform, or nil.
  guard let matrix = unsafe matrix.map({ unsafe $0.pointee }), !matrix.isIdentity else {
    return font
  }
  return UIFont(descriptor: font.fontDescriptor.withMatrix(matrix), size: size)
}

/// What the font's glyphs are put through.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.fontDescriptor.matrix }

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Above 0, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The glyphs that the font itself has for UTF-16 units, 0 where it has none; halves of a pair give the
/// glyph and 0. Both pointers have room for `count`.
///
/// - Returns: Whether there is one for each character.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  guard count > 0 else { return true }
  // SAFETY: the caller promises room for `count`.
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

/// A glyph's outline in points, y up from its origin on the baseline; nil for a blank one.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = font.face?.cgFont.source.outline(of: glyph), !outline.isEmpty else {
    return nil
  }
  let upright = CGAffineTransform(
    a: font.pointSize, b: 0, c: -font.slant * font.pointSize, d: -font.pointSize, tx: 0, ty: 0)
  // SAFETY: the caller's transform, or nil.
  let matrix = unsafe matrix.map { unsafe $0.pointee } ?? .identity
  return CGPath(outline.applying(upright.concatenating(matrix)))
}
