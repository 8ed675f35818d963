// The look of a view in words, and what it tells assistive technologies.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import UIKit

extension PageNodeDetails {
  /// Reads a view under its own traits, which its dynamic colours follow.
  @MainActor init(of view: UIView) {
    self.init()
    alpha = (Double(view.alpha) * 1000).rounded() / 1000
    isEnabled = (view as? UIControl)?.isEnabled ?? true
    view.traitCollection.performAsCurrent {
      backgroundColor = view.backgroundColor.map { ColorText.text($0) }
      color = Self.color(of: view).map { ColorText.text($0) }
    }
    font = Self.font(of: view).map { ValueText.text(.font($0)) }
    label = view.accessibilityLabel
    value = view.accessibilityValue
    hint = view.accessibilityHint
    let own = view.accessibilityTraits
    traits = Self.names.filter { own.contains($0.trait) }.map(\.name)
  }

  @MainActor private static func color(of view: UIView) -> UIColor? {
    switch view {
    case let label as UILabel: label.textColor
    case let field as UITextField: field.textColor
    case let text as UITextView: text.textColor
    case let button as UIButton: button.titleColor(for: button.state) ?? button.tintColor
    case is UIControl, is UIImageView: view.tintColor
    default: nil
    }
  }

  @MainActor private static func font(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let text as UITextView: text.font
    case let button as UIButton: button.titleFont
    default: nil
    }
  }

  private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.staticText, "staticText"), (.header, "header"), (.notEnabled, "notEnabled"),
    (.adjustable, "adjustable"), (.searchField, "searchField"), (.tabBar, "tabBar"),
    (.toggleButton, "toggleButton"), (.updatesFrequently, "updatesFrequently"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"),
  ]
}
