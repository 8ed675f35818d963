// Runs of text with their style, from attributes.

import CoreGraphics
package import Foundation
package import Typesetting

/// A run of text with one style.
package struct StyledRun {
  /// The characters.
  package var string: String
  /// The points that are added after each character. Default: 0.
  package var kern: CGFloat = 0
  /// The style.
  package var style = TextRunStyle()
  /// The style of the paragraph.
  package var paragraph = NSParagraphStyle.default
  /// The identifier of the language whose rules break lines. Default: nil, the rules for all languages.
  package var language: String?

  /// Creates a run from attributes. Values of other types than an attribute has, and numbers that are not finite, count
  /// as left out.
  package init(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], defaults: DefaultTextAttributes
  ) {
    self.string = string
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph
    let intent = InlinePresentationIntent(in: attributes)
    style.font = (attributes[.font] as? UIFont ?? defaults.font).with(intent)
    style.color =
      color(attributes[.foregroundColor])
      ?? (attributes[.contextColor] as? CGColor).map { FixedColor($0) } ?? defaults.color
    kern = number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
    style.backgroundColor = color(attributes[.backgroundColor])
    style.underline = NSUnderlineStyle(rawValue: Int(number(attributes[.underlineStyle]) ?? 0))
    style.underlineColor = color(attributes[.underlineColor])
    style.strikethrough = NSUnderlineStyle(
      rawValue: Int(number(attributes[.strikethroughStyle]) ?? 0))
    if intent.contains(.strikethrough), style.strikethrough.isEmpty {
      style.strikethrough = .single
    }
    style.strikethroughColor = color(attributes[.strikethroughColor])
    style.strokeWidth = number(attributes[.strokeWidth]) ?? 0
    style.strokeColor = color(attributes[.strokeColor])
    style.shadow = attributes[.shadow] as? any AttributeShadow
    style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    style.slant = style.font.slant + (number(attributes[.obliqueness]) ?? 0)
    if let expansion = number(attributes[.expansion]) { style.stretch = factor(of: expansion) }
    language = attributes[.languageIdentifier] as? String
    style.attachment = attributes[.attachment] as? any AttributeAttachment
    if attributes[.link] != nil { apply(link: defaults.links) }
  }

  /// Overrides the style with the attributes of links.
  private mutating func apply(link: [NSAttributedString.Key: Any]) {
    style.color = color(link[.foregroundColor]) ?? style.color
    style.backgroundColor = color(link[.backgroundColor]) ?? style.backgroundColor
    style.underlineColor = color(link[.underlineColor]) ?? style.underlineColor
    if let underline = number(link[.underlineStyle]) {
      style.underline = NSUnderlineStyle(rawValue: Int(underline))
    }
  }

  /// The text to shape; nil on a machine without a font.
  package var span: TextSpan? {
    style.font.face.map {
      TextSpan(
        string, face: $0, size: style.font.pointSize, kern: kern,
        leading: style.font.textStyleLeading?.points ?? 0,
        box: style.attachment?.box(besideTextIn: style.font), stretch: style.stretch,
        language: language)
    }
  }
}

/// Returns a finite number below a thousand million, whichever number type it has; else nil.
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

/// Returns e to the power of an expansion, which is limited to ±2. By a series, since pixels must not depend on the
/// processor's own functions.
private func factor(of expansion: CGFloat) -> CGFloat {
  let halvings = 10
  let part = min(max(expansion, -2), 2) / CGFloat(1 << halvings)
  var (term, sum) = (CGFloat(1), CGFloat(1))
  for index in 1...8 {
    term *= part / CGFloat(index)
    sum += term
  }
  for _ in 0..<halvings { sum *= sum }
  return sum
}

/// Returns the colour of an attribute, which is one of UIKit's or Core Graphics's; nil for anything else.
private func color(_ value: Any?) -> (any AttributeColor)? {
  value as? any AttributeColor ?? (value as? CGColor).map { FixedColor($0) }
}

extension InlinePresentationIntent {
  /// Creates the intent of the attributes, which is a number or an `InlinePresentationIntent`.
  fileprivate init(in attributes: [NSAttributedString.Key: Any]) {
    let value = attributes[.inlinePresentationIntent]
    if let intent = value as? InlinePresentationIntent {
      self = intent
    } else {
      self.init(rawValue: (value as? NSNumber)?.uintValue ?? value as? UInt ?? 0)
    }
  }
}

extension UIFont {
  /// Returns the font with the traits of an intent: bold, italic or, for code, monospaced.
  fileprivate func with(_ intent: InlinePresentationIntent) -> UIFont {
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
