// Text that is laid out with UIKit's colours where its attributes say nothing.

import CoreGraphics
package import CoreText

extension DefaultTextAttributes {
  /// How links of labels and drawn strings look.
  package static var plainLinks: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  package init(
    font: UIFont = .systemFont(ofSize: TextRunStyle.defaultFontSize), color: UIColor = .black,
    paragraph: NSParagraphStyle = .default
  ) {
    self.init(font: font, color: color, paragraph: paragraph, links: Self.plainLinks)
  }
}

extension TextLayout {
  package init(
    _ text: NSAttributedString, width: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreak: NSLineBreakMode? = nil, usesFontLeading: Bool = true
  ) {
    self.init(
      text, width: width, maximumLines: maximumLines, lineBreak: lineBreak,
      usesFontLeading: usesFontLeading, defaults: DefaultTextAttributes())
  }

  package init(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], width: CGFloat = .infinity,
    maximumLines: Int = 0, lineBreak: NSLineBreakMode? = nil, usesFontLeading: Bool = true
  ) {
    let pieces =
      string.isEmpty ? [] : [StyledRun(string, attributes, defaults: DefaultTextAttributes())]
    self.init(
      pieces, width: width, maximumLines: maximumLines, lineBreak: lineBreak,
      usesFontLeading: usesFontLeading)
  }
}

extension UIColor: AttributeColor {}
