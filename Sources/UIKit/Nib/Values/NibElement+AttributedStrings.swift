// Attributed strings in documents, and the attributes of bars' titles.

import CoreGraphics
import CoreText
internal import InterfaceDocuments

extension NibElement {
  /// The text of an `attributedString`, fragment after fragment.
  var attributedText: NSAttributedString {
    let whole = NSMutableAttributedString()
    for fragment in children where fragment.name == "fragment" {
      let attributes = fragment.child("attributes")?.textAttributes ?? [:]
      whole.append(
        NSAttributedString(string: fragment.text("content") ?? "", attributes: attributes))
    }
    return whole
  }

  /// The attributes of a fragment by their names in archives, such as `NSFont`.
  private var textAttributes: [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for line in children {
      guard let name = line.attributes["key"], let (key, value) = line.textAttribute(name) else {
        continue
      }
      found[key] = value
    }
    return found
  }

  private func textAttribute(_ name: String) -> (NSAttributedString.Key, Any)? {
    if let key = Self.colorKeys[name] { return color.map { (key, $0) } }
    if let key = Self.numberKeys[name] { return number("value").map { (key, Double($0)) } }
    switch name {
    case "NSFont": return font.map { (.font, $0) }
    case "NSParagraphStyle": return (.paragraphStyle, paragraphStyle)
    case "NSUnderline": return (.underlineStyle, integer("value") ?? 1)
    case "NSStrikethrough": return (.strikethroughStyle, integer("value") ?? 1)
    case "NSLink":
      return (attributes["string"] ?? attributes["value"]).flatMap { URL(string: $0) }.map {
        (.link, $0)
      }
    case "NSShadow": return (.shadow, shadow)
    default: return nil
    }
  }

  private static let colorKeys: [String: NSAttributedString.Key] = [
    "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor,
    "NSStrokeColor": .strokeColor, "NSUnderlineColor": .underlineColor,
    "NSStrikethroughColor": .strikethroughColor,
  ]

  private static let numberKeys: [String: NSAttributedString.Key] = [
    "NSKern": .kern, "NSStrokeWidth": .strokeWidth, "NSBaselineOffset": .baselineOffset,
    "NSObliqueness": .obliqueness, "NSExpansion": .expansion,
  ]

  // MARK: Paragraphs

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NibNames.alignments[attributes["alignment"] ?? ""] ?? .natural
    style.lineBreakMode = NibNames.lineBreaks[attributes["lineBreakMode"] ?? ""] ?? .byWordWrapping
    style.lineSpacing = number("lineSpacing") ?? 0
    style.paragraphSpacing = number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = number("paragraphSpacingBefore") ?? 0
    style.headIndent = number("headIndent") ?? 0
    style.firstLineHeadIndent = number("firstLineHeadIndent") ?? 0
    style.tailIndent = number("tailIndent") ?? 0
    style.lineHeightMultiple = number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = number("minimumLineHeight") ?? 0
    style.maximumLineHeight = number("maximumLineHeight") ?? 0
    style.hyphenationFactor = Float(number("hyphenationFactor") ?? 0)
    style.baseWritingDirection =
      ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft][
        attributes["baseWritingDirection"] ?? ""] ?? .natural
    return style
  }

  private var shadow: NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = number("blurRadius") ?? 0
    if let offset = value("offset") { shadow.shadowOffset = offset.rect.size }
    if let color = value("color")?.color { shadow.shadowColor = color }
    return shadow
  }

  // MARK: Bars

  /// The attributes of a `textAttributes` element; nil where it has none.
  var titleAttributes: [NSAttributedString.Key: Any]? {
    var found: [NSAttributedString.Key: Any] = [:]
    found[.font] = value("fontDescription")?.font
    found[.foregroundColor] = value("textColor")?.color
    if let color = value("textShadowColor")?.color {
      let shadow = NSShadow()
      shadow.shadowColor = color
      let offset = value("textShadowOffset")?.offset ?? .zero
      shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      found[.shadow] = shadow
    }
    return found.isEmpty ? nil : found
  }
}
