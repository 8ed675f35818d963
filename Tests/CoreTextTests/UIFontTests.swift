// Fonts: sizes, metrics, names.

import CoreText
import Testing
import UIKit

@Suite struct UIFontTests {
  @Test(arguments: [
    (10.0, 11.933594), (15, 17.900391), (17, 20.287110), (20, 23.867188),
  ])
  func `the system font's line height is iOS's`(size: CGFloat, height: CGFloat) {
    #expect(abs(UIFont.systemFont(ofSize: size).lineHeight - height) < 1e-5)
  }

  @Test func `ascender and descender are iOS's`() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.ascender - 19.042968) < 1e-5)
    #expect(abs(font.descender + 4.824218) < 1e-5)
    #expect(font.leading == 0)
    #expect(font.capHeight > font.xHeight && font.xHeight > 0)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `text styles have iOS's default sizes`(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `weights and italics are different faces`() {
    let regular = UIFont.systemFont(ofSize: 12)
    let bold = UIFont.boldSystemFont(ofSize: 12)
    #expect(regular == .systemFont(ofSize: 12, weight: .regular))
    #expect(bold == .systemFont(ofSize: 12, weight: .bold))
    #expect(regular != bold)
    #expect(regular.face !== bold.face)
    #expect(regular.withSize(30).face === regular.face)
    #expect(UIFont.italicSystemFont(ofSize: 12).face !== regular.face)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 0])
  func `an invalid size becomes the system's`(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
  }

  @Test func `an unknown font is nil, and the system font substitutes for one of iOS's`() {
    #expect(UIFont(name: "No Such Font At All", size: 12) == nil)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12) != nil)
    #expect(UIFont(name: "Avenir Next", size: 12)?.pointSize == 12)
  }

  @Test func `a font is found by its own name`() throws {
    let name = UIFont.systemFont(ofSize: 12).fontName
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.fontName == name)
    #expect(font.familyName == UIFont.systemFont(ofSize: 12).familyName)
  }

  @Test func `traits of a descriptor make other fonts`() throws {
    let font = UIFont.systemFont(ofSize: 18)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 18))
    #expect(UIFont(descriptor: bold, size: 9).pointSize == 9)
    #expect(bold.symbolicTraits == .traitBold)
    #expect(font.fontDescriptor.symbolicTraits.isEmpty)
  }

  @Test func `a descriptor with attributes finds the font that they describe`() {
    let bold = UIFontDescriptor(fontAttributes: [
      .size: 18, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 18))
    let named = UIFontDescriptor(fontAttributes: [.family: "Helvetica", .face: "Bold Oblique"])
    #expect(named.symbolicTraits == [.traitBold, .traitItalic])
    #expect(named.object(forKey: .family) as? String == "Helvetica")
    #expect(UIFontDescriptor(fontAttributes: [:]).source == UIFont.systemFont(ofSize: 9).source)
  }

  @Test func `added attributes override a font's own`() {
    let light = UIFont.systemFont(ofSize: 12, weight: .light)
    let features = [[UIFontDescriptor.FeatureKey.featureIdentifier: 6]]
    let same = light.fontDescriptor.addingAttributes([.featureSettings: features])
    #expect(UIFont(descriptor: same, size: 0) == light)
    #expect(same.object(forKey: .featureSettings) != nil)
    let heavy = light.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 12, weight: .heavy))
    let larger = light.fontDescriptor.addingAttributes([.size: 20.0])
    #expect(UIFont(descriptor: larger, size: 0) == light.withSize(20))
  }

  @Test func `a font without a file cannot be registered`() throws {
    let font = try #require(CGFont("Dial"))
    var error: Unmanaged<CFError>?
    #expect(unsafe !CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(
      unsafe error?.takeRetainedValue().localizedDescription == "Dial was not made of a font file")
  }

  @Test func `a glyph's outline has its origin on the baseline, y up`() throws {
    let font = CTFontCreateWithName("No such font", 20, nil)
    #expect(font == UIFont.systemFont(ofSize: 20))
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    #expect(unsafe CTFontGetGlyphsForCharacters(font, Array("Hp ".utf16), &glyphs, 3))
    let paths = glyphs.map { CTFontCreatePathForGlyph(font, $0, nil) }
    let (high, deep) = (try #require(paths[0]), try #require(paths[1]))
    #expect(abs(high.boundingBox.minY) < 0.01)
    #expect(abs(high.boundingBox.height - font.capHeight) < 0.3)
    #expect(deep.boundingBox.minY < -2)
    #expect(paths[2] == nil)
    var doubled = CGAffineTransform(scaleX: 2, y: 2)
    let large = unsafe CTFontCreatePathForGlyph(font, glyphs[0], &doubled)
    #expect(large?.boundingBox.height == high.boundingBox.height * 2)
  }

  @Test func `a character without a glyph gives glyph 0 and false`() {
    var glyphs: [CGGlyph] = [7, 7]
    let font = UIFont.systemFont(ofSize: 12)
    #expect(unsafe !CTFontGetGlyphsForCharacters(font, Array("\u{10FFFF}".utf16), &glyphs, 2))
    #expect(glyphs == [0, 0])
  }
}
