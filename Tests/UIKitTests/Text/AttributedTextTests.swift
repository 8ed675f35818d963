// Attributes of texts that take the place of others.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct AttributedTextTests {
  private static let fonts: [UIFont] = [
    .systemFont(ofSize: 9), .systemFont(ofSize: 12), .boldSystemFont(ofSize: 9),
  ]

  /// Values that Core Foundation takes for broken objects of its own where nothing keeps it from it.
  private static var values: [(NSAttributedString.Key, [NSObject])] {
    [
      (.foregroundColor, [UIColor.red, UIColor.blue, UIColor.clear]), (.font, fonts),
      (.paragraphStyle, [NSParagraphStyle(), NSMutableParagraphStyle(), NSParagraphStyle.default]),
      (.shadow, [NSShadow(), NSShadow()]),
      (.attachment, [NSTextAttachment(), NSTextAttachment(image: UIImage())]),
    ]
  }

  private func value(_ text: NSAttributedString, _ key: NSAttributedString.Key, at index: Int)
    -> NSObject?
  {
    unsafe text.attribute(key, at: index, effectiveRange: nil) as? NSObject
  }

  @Test func `a part of a text takes another value of an attribute`() {
    for (key, values) in Self.values {
      for (one, other) in values.flatMap({ one in values.map { (one, $0) } }) {
        let text = NSMutableAttributedString(string: "one two", attributes: [key: one])
        text.addAttribute(key, value: other, range: NSRange(location: 4, length: 3))
        #expect(value(text, key, at: 0) == one && value(text, key, at: 4) == other)
        text.setAttributes([key: other], range: NSRange(location: 0, length: 2))
        #expect(value(text, key, at: 1) == other && value(text, key, at: 2) == one)
      }
    }
  }

  @Test func `a value that is equal to its neighbour's joins its run`() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let text = NSMutableAttributedString(string: "one two", attributes: [.foregroundColor: color])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
    var range = NSRange()
    _ = unsafe text.attribute(.foregroundColor, at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 7))
  }
}
