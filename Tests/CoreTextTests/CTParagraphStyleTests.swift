// Core Text's paragraph styles, from settings in memory and back.

import CoreText
import Testing
import UIKit

@MainActor @Suite struct CTParagraphStyleTests {
  /// Returns the style of one setting with the value `value` and the size `size` in bytes.
  private func style<Value>(
    _ spec: CTParagraphStyleSpecifier, _ value: Value, size: Int = MemoryLayout<Value>.size
  ) -> CTParagraphStyle {
    unsafe withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return NSParagraphStyle() }
      var setting = unsafe CTParagraphStyleSetting(spec: spec, valueSize: size, value: base)
      return unsafe CTParagraphStyleCreate(&setting, 1)
    }
  }

  @Test(arguments: [
    (CTTextAlignment.left, NSTextAlignment.left), (.right, .right), (.center, .center),
    (.justified, .justified), (.natural, .natural),
  ])
  func `an alignment has UIKit's meaning and Core Text's number`(
    alignment: CTTextAlignment, expected: NSTextAlignment
  ) {
    let style = style(.alignment, alignment)
    #expect(style.alignment == expected)
    var read: UInt8 = 99
    #expect(unsafe CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &read))
    #expect(read == alignment.rawValue)
  }

  @Test func `lengths, line breaks and directions are set and read`() {
    #expect(style(.headIndent, CGFloat(7)).headIndent == 7)
    #expect(style(.lineHeightMultiple, CGFloat(1.5)).lineHeightMultiple == 1.5)
    #expect(style(.lineSpacingAdjustment, CGFloat(3)).lineSpacing == 3)
    let breaking = style(.lineBreakMode, CTLineBreakMode.byTruncatingMiddle)
    #expect(breaking.lineBreakMode == .byTruncatingMiddle)
    let direction = style(.baseWritingDirection, CTWritingDirection.rightToLeft)
    #expect(direction.baseWritingDirection == .rightToLeft)
    var indent = CGFloat.zero
    let indented = style(.headIndent, CGFloat(7))
    #expect(unsafe CTParagraphStyleGetValueForSpecifier(indented, .headIndent, 8, &indent))
    #expect(indent == 7)
  }

  @Test func `a value of another size is ignored, and a buffer of another size is not written`() {
    #expect(style(.headIndent, UInt8(7)).headIndent == 0)
    #expect(style(.alignment, UInt8(77)).alignment == NSParagraphStyle.default.alignment)
    #expect(style(.headIndent, CGFloat.nan).headIndent == 0)
    var small: UInt8 = 5
    let indented = style(.headIndent, CGFloat(7))
    #expect(unsafe !CTParagraphStyleGetValueForSpecifier(indented, .headIndent, 1, &small))
    #expect(small == 5)
    #expect(CTParagraphStyleCreate(nil, 3) == NSParagraphStyle())
  }
}
