// UIKit's attributes of `AttributedString`, and conversions from and to `NSAttributedString`.

import CoreGraphics
public import ObjCRuntime

extension AttributeScopes {
  /// The attributes that UIKit draws, each with the value and the name of its `NSAttributedString.Key`
  /// ([Apple](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes)).
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let attachment: AttachmentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }

    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }

    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
  }

  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit's scope by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

/// An attribute of `AttributedString` and `NSAttributedString`, with its conversions from and to a container.
private struct SharedAttribute: Sendable {
  let key: NSAttributedString.Key
  let value: @Sendable (AttributeContainer) -> Any?
  let set: @Sendable (Any, inout AttributeContainer) -> Void

  init<Attribute: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type
  ) where Attribute.Value: Sendable {
    self.key = key
    value = { $0[Attribute.self] }
    set = { value, container in
      if let value = value as? Attribute.Value { container[Attribute.self] = value }
    }
  }

  /// Creates an attribute that is a number in an `NSAttributedString`.
  init<Attribute: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type,
    out: @escaping @Sendable (Attribute.Value) -> Any,
    in read: @escaping @Sendable (Double) -> Attribute.Value
  ) where Attribute.Value: Sendable {
    self.key = key
    value = { $0[Attribute.self].map(out) }
    set = { value, container in
      if let value = value as? Attribute.Value {
        container[Attribute.self] = value
      } else if let number = (value as? CGFloat).map({ Double($0) })
        ?? (value as? NSNumber)?.doubleValue
      {
        container[Attribute.self] = read(number)
      }
    }
  }

  private typealias Scope = AttributeScopes.UIKitAttributes

  private static func number<Attribute: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type
  ) -> SharedAttribute where Attribute.Value == CGFloat {
    SharedAttribute(key, attribute, out: { $0 }, in: { CGFloat($0) })
  }

  private static func style<Attribute: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ attribute: Attribute.Type
  ) -> SharedAttribute where Attribute.Value == NSUnderlineStyle {
    SharedAttribute(
      key, attribute, out: { $0.rawValue }, in: { NSUnderlineStyle(rawValue: Int($0)) })
  }

  static let all: [SharedAttribute] = [
    SharedAttribute(.font, Scope.FontAttribute.self),
    SharedAttribute(.foregroundColor, Scope.ForegroundColorAttribute.self),
    SharedAttribute(.backgroundColor, Scope.BackgroundColorAttribute.self),
    number(.kern, Scope.KernAttribute.self), number(.tracking, Scope.TrackingAttribute.self),
    style(.underlineStyle, Scope.UnderlineStyleAttribute.self),
    SharedAttribute(.underlineColor, Scope.UnderlineColorAttribute.self),
    style(.strikethroughStyle, Scope.StrikethroughStyleAttribute.self),
    SharedAttribute(.strikethroughColor, Scope.StrikethroughColorAttribute.self),
    SharedAttribute(.strokeColor, Scope.StrokeColorAttribute.self),
    number(.strokeWidth, Scope.StrokeWidthAttribute.self),
    SharedAttribute(.shadow, Scope.ShadowAttribute.self),
    SharedAttribute(.paragraphStyle, Scope.ParagraphStyleAttribute.self),
    number(.baselineOffset, Scope.BaselineOffsetAttribute.self),
    number(.obliqueness, Scope.ObliquenessAttribute.self),
    number(.expansion, Scope.ExpansionAttribute.self),
    SharedAttribute(.attachment, Scope.AttachmentAttribute.self),
    SharedAttribute(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self),
    SharedAttribute(.imageURL, AttributeScopes.FoundationAttributes.ImageURLAttribute.self),
    SharedAttribute(
      .presentationIntentAttributeName,
      AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self),
    SharedAttribute(
      .inlinePresentationIntent,
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
      out: { NSNumber(value: $0.rawValue) },
      in: { InlinePresentationIntent(rawValue: UInt(max(0, min($0, 65535)))) }),
  ]
}

extension AttributeContainer {
  /// Converts the attributes of an `NSAttributedString`; those without a counterpart are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for shared in SharedAttribute.all {
      if let value = dictionary[shared.key] { shared.set(value, &self) }
    }
  }
}

extension NSAttributedString {
  /// Converts a text with the attributes that UIKit draws.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.drawn)
  }

  /// Converts a text with the attributes that UIKit draws; the scope has no effect.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: S.Type
  ) throws {
    self.init(attrStr)
  }

  /// Converts a text with the attributes that UIKit draws; the scope has no effect.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }

  /// Parses Markdown
  /// ([Apple](https://developer.apple.com/documentation/foundation/nsattributedstring)).
  public convenience init(
    markdown markdownString: String,
    options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(
        markdown: markdownString, options: options ?? .init(), baseURL: baseURL))
  }

  /// Parses Markdown in UTF-8.
  public convenience init(
    markdown markdownData: Data, options: AttributedString.MarkdownParsingOptions? = nil,
    baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(markdown: markdownData, options: options ?? .init(), baseURL: baseURL))
  }

  /// Parses a Markdown file in UTF-8.
  public convenience init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions? = nil,
    baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(contentsOf: url, options: options ?? .init(), baseURL: baseURL))
  }
}

extension AttributedString {
  /// Converts a text with the attributes that both kinds of strings have.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    // SAFETY: the block leaves the pointer that would stop the enumeration alone.
    unsafe nsStr.enumerateAttributes(in: whole) { values, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(values)))
    }
  }

  /// Converts a text with the attributes that both kinds of strings have; the scope has no effect.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }

  /// Converts a text with the attributes that both kinds of strings have; the scope has no effect.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}

extension AttributedString {
  /// The text with the attributes that UIKit draws.
  var drawn: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for shared in SharedAttribute.all { attributes[shared.key] = shared.value(run.attributes) }
      text.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
    }
    return text
  }
}
