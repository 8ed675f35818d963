// Matching of font descriptors, and slanted fonts.

import CoreGraphics
import Testing
import Typesetting
import UIKit

@MainActor @Suite struct UIFontDescriptorTests {
  @Test func `font descriptors match by mandatory keys`() {
    let known = UIFontDescriptor(fontAttributes: [.family: "Helvetica"])
    #expect(known.matchingFontDescriptors(withMandatoryKeys: [.family]).count == 1)
    let unknown = UIFontDescriptor(fontAttributes: [.family: "No Such Family"])
    #expect(unknown.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
    #expect(unknown.matchingFontDescriptors(withMandatoryKeys: nil).count == 1)
  }

  /// How far across the drawn glyphs lean for each point down.
  private func leans(_ attributes: [NSAttributedString.Key: Any]) -> [CGFloat] {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 50), scale: 1)
    UIGraphicsPushContext(context)
    NSAttributedString(string: "lean", attributes: attributes).draw(at: CGPoint(x: 5, y: 5))
    UIGraphicsPopContext()
    return context.displayList.items.map(\.transform.c)
  }

  @Test func `letters lean as their font's matrix and their attributes say`() {
    let upright = UIFont.systemFont(ofSize: 20)
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    let leaning = UIFont(descriptor: upright.fontDescriptor.withMatrix(matrix), size: 0)
    #expect(leaning.fontDescriptor.matrix == matrix)
    #expect(leaning.withSize(9).fontDescriptor.matrix == matrix)
    #expect(leaning != upright && leaning.lineHeight == upright.lineHeight)
    #expect(leans([.font: upright]) == [0])
    #expect(leans([.font: leaning]) == [-0.25])
    #expect(leans([.font: leaning, .obliqueness: 0.5]) == [-0.75])
    let named = UIFontDescriptor(name: upright.fontName, matrix: matrix)
    #expect(leans([.font: UIFont(descriptor: named, size: 12)]) == [-0.25])
  }

  @Test func `the outline of a leaning glyph reaches farther to the right`() throws {
    var matrix = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let upright = UIFont.systemFont(ofSize: 20)
    let leaning = unsafe CTFontCreateWithName(upright.fontName, 20, &matrix)
    let glyph = try #require(upright.face?.glyph(for: "l"))
    func box(_ font: UIFont) -> CGRect? {
      CTFontCreatePathForGlyph(font, glyph, nil)?.boundingBox
    }
    let (plain, leant) = try (#require(box(upright)), #require(box(leaning)))
    #expect(leant.height == plain.height)
    #expect(leant.maxX > plain.maxX + 5)
  }
}
