// Fonts: sizes, metrics, names.

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
  func `a size that cannot be becomes the system's`(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
  }

  @Test func `an unknown font is nil and one of iOS's is stood in for`() {
    #expect(UIFont(name: "No Such Font At All", size: 12) == nil)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12) != nil)
    #expect(UIFont(name: "Avenir Next", size: 12)?.pointSize == 12)
  }

  @Test func `a font is found again by its own name`() throws {
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
}
