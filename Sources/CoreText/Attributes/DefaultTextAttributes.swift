// The attributes of text that leaves them out.

import CoreGraphics
package import Foundation

/// The attributes of text that leaves them out.
package struct DefaultTextAttributes {
  /// The font. Default: the system font at 12 points.
  package var font: UIFont
  /// The colour of the text.
  package var color: any AttributeColor
  /// The paragraph style. Default: `NSParagraphStyle.default`.
  package var paragraph: NSParagraphStyle
  /// The attributes that links have instead of their own.
  package var links: [NSAttributedString.Key: Any]

  /// The defaults of Core Text's lines: black text, and blue underlined links.
  package static var coreText: DefaultTextAttributes {
    DefaultTextAttributes(
      color: FixedColor.black,
      links: [
        .foregroundColor: FixedColor.link,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
  }

  /// Creates default attributes.
  package init(
    font: UIFont = .systemFont(ofSize: TextRunStyle.defaultFontSize), color: any AttributeColor,
    paragraph: NSParagraphStyle = .default, links: [NSAttributedString.Key: Any]
  ) {
    self.links = links
    self.font = font
    self.color = color
    self.paragraph = paragraph
  }
}
