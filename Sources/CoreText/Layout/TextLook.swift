// What a piece of text is drawn with, beside its font.

import CoreGraphics
package import Typesetting

/// The looks of one span of text.
package struct TextLook {
  package var color: any AttributeColor = FixedColor.black
  package var backgroundColor: (any AttributeColor)?
  package var underline = NSUnderlineStyle()
  package var underlineColor: (any AttributeColor)?
  package var strikethrough = NSUnderlineStyle()
  package var strikethroughColor: (any AttributeColor)?
  /// Percent of the font's size; positive strokes only, negative strokes and fills.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: (any AttributeColor)?
  package var shadow: (any AttributeShadow)?
  /// Points upwards.
  package var baselineOffset: CGFloat = 0
  /// How far glyphs lean to the right: points across for each point up.
  package var slant: CGFloat = 0
  /// What stands in the place of each character.
  package var attachment: (any AttributeAttachment)?
  /// The font that decides about the lines under and through the text.
  package var font = UIFont.systemFont(ofSize: TextLook.defaultFontSize)

  /// The size of text without a font.
  package static let defaultFontSize: CGFloat = 12

  package init() {}
}

/// A piece of text with its font and its looks.
package struct TextPiece {
  package var string: String
  /// Added after each character.
  package var kern: CGFloat = 0
  package var look = TextLook()
  package var paragraph = NSParagraphStyle.default
  /// The identifier of the language whose rules break lines. Default: nil, the rules for all languages.
  package var language: String?

  /// The text with attributes; what they leave out is as in `defaults`.
  package init(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults
  ) {
    self.string = string
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph
    let intent = InlinePresentationIntent(drawnIn: attributes)
    look.font = (attributes[.font] as? UIFont ?? defaults.font).meant(intent)
    look.color =
      attributes[.foregroundColor] as? any AttributeColor
      ?? (attributes[.contextColor] as? CGColor).map { FixedColor($0) } ?? defaults.color
    kern = number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
    look.backgroundColor = attributes[.backgroundColor] as? any AttributeColor
    look.underline = NSUnderlineStyle(rawValue: Int(number(attributes[.underlineStyle]) ?? 0))
    look.underlineColor = attributes[.underlineColor] as? any AttributeColor
    look.strikethrough = NSUnderlineStyle(
      rawValue: Int(number(attributes[.strikethroughStyle]) ?? 0))
    if intent.contains(.strikethrough), look.strikethrough.isEmpty { look.strikethrough = .single }
    look.strikethroughColor = attributes[.strikethroughColor] as? any AttributeColor
    look.strokeWidth = number(attributes[.strokeWidth]) ?? 0
    look.strokeColor = attributes[.strokeColor] as? any AttributeColor
    look.shadow = attributes[.shadow] as? any AttributeShadow
    look.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    look.slant = look.font.slant + (number(attributes[.obliqueness]) ?? 0)
    language = attributes[.languageIdentifier] as? String
    look.attachment = attributes[.attachment] as? any AttributeAttachment
    if attributes[.link] != nil { show(link: defaults.links) }
  }

  /// Links look as whoever shows them has it, whatever their own colour.
  private mutating func show(link: [NSAttributedString.Key: Any]) {
    look.color = link[.foregroundColor] as? any AttributeColor ?? look.color
    look.backgroundColor = link[.backgroundColor] as? any AttributeColor ?? look.backgroundColor
    look.underlineColor = link[.underlineColor] as? any AttributeColor ?? look.underlineColor
    if let style = number(link[.underlineStyle]) {
      look.underline = NSUnderlineStyle(rawValue: Int(style))
    }
  }

  /// What is shaped; nil where the machine has no font at all.
  package var span: TextSpan? {
    look.font.face.map {
      TextSpan(
        string, face: $0, size: look.font.pointSize, kern: kern,
        box: look.attachment?.box(besideTextIn: look.font), language: language)
    }
  }
}

/// What text looks like where its attributes say nothing.
package struct TextDefaults {
  package var font: UIFont
  package var color: any AttributeColor
  package var paragraph: NSParagraphStyle
  /// What links have instead of their own attributes.
  package var links: [NSAttributedString.Key: Any]

  /// Those of Core Text's lines.
  package static var coreText: TextDefaults {
    TextDefaults(
      color: FixedColor.black,
      links: [
        .foregroundColor: FixedColor.link,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
  }

  package init(
    font: UIFont = .systemFont(ofSize: TextLook.defaultFontSize), color: any AttributeColor,
    paragraph: NSParagraphStyle = .default, links: [NSAttributedString.Key: Any]
  ) {
    self.links = links
    self.font = font
    self.color = color
    self.paragraph = paragraph
  }
}

/// A finite number of any of the types that attributes are given in; small enough for an `Int`.
private func number(_ value: Any?) -> CGFloat? {
  let number: CGFloat? =
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  guard let number, number.isFinite, abs(number) < 1e9 else { return nil }
  return number
}

extension InlinePresentationIntent {
  /// What attributes say, as a number or as itself.
  fileprivate init(drawnIn attributes: [NSAttributedString.Key: Any]) {
    let value = attributes[.inlinePresentationIntent]
    if let intent = value as? InlinePresentationIntent {
      self = intent
    } else {
      self.init(rawValue: (value as? NSNumber)?.uintValue ?? value as? UInt ?? 0)
    }
  }
}

extension UIFont {
  /// The font for words that are meant so: bold, slanted, or code.
  fileprivate func meant(_ intent: InlinePresentationIntent) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.code) { traits.insert(.traitMonoSpace) }
    guard traits != fontDescriptor.symbolicTraits,
      let descriptor = fontDescriptor.withSymbolicTraits(traits)
    else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
