// Paragraph styles with tabs, and conversion between the kinds of attributed strings.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct AttributedStringTests {
  @Test func `a paragraph style sorts its tab stops and copies them`() throws {
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .right, location: 80))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20, options: [:]))
    style.defaultTabInterval = 30
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.tabStops.map(\.location) == [20, 80])
    #expect(copy.defaultTabInterval == 30)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 80))
    #expect(style.tabStops.count == 1 && copy.tabStops.count == 2)
    #expect(!style.isEqual(copy))
  }

  @Test func `attributes convert between the kinds of attributed strings`() throws {
    let shadow = NSShadow()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var text = AttributedString("ab")
    text.font = .systemFont(ofSize: 9)
    text.underlineStyle = .single
    text.strokeWidth = 2
    text.shadow = shadow
    text.paragraphStyle = style
    let old = NSAttributedString(text)
    let attributes = unsafe old.attributes(at: 1, effectiveRange: nil)
    #expect(old.string == "ab" && attributes.count == 5)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.strokeWidth] as? CGFloat == 2)
    let new = AttributeContainer(attributes)
    #expect(new.underlineStyle == .single && new.strokeWidth == 2)
    #expect(new.shadow === shadow && new.paragraphStyle?.alignment == .center)
    #expect(AttributeContainer([.kern: NSNumber(value: 3), .ligature: 1]).kern == 3)
  }
}
