// Further texts about an element, for people who do not see it.

public import Foundation

/// A label and a value about an element
/// ([Apple](https://developer.apple.com/documentation/accessibility/axcustomcontent)). Nothing reads it aloud here.
open class AXCustomContent: NSObject, @unchecked Sendable {
  // Never written from another thread than the one that made it, as Apple's.
  private let texts: (label: NSAttributedString, value: NSAttributedString)

  /// How early the text is read.
  public enum Importance: UInt, Sendable {
    /// When a person asks for it.
    case `default`
    /// Always.
    case high
  }

  /// Default: `.default`.
  open var importance = Importance.default

  /// Plain texts.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Texts with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    texts = (label, value)
  }

  /// The label's characters.
  open var label: String { texts.label.string }
  /// The value's characters.
  open var value: String { texts.value.string }
  /// The label.
  open var attributedLabel: NSAttributedString { texts.label }
  /// The value.
  open var attributedValue: NSAttributedString { texts.value }
}
