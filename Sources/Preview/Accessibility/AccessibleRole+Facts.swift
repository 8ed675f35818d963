// The roles of views.

internal import AccessibilityBus
internal import UIKit

extension AccessibleRole {
  /// The role that a class names; else the one of the traits; else that of a panel.
  init(_ role: AccessibilityFacts.Role?, _ traits: UIAccessibilityTraits) {
    self = role.map { Self($0) } ?? Self(traits)
  }

  private init(_ role: AccessibilityFacts.Role) {
    self =
      switch role {
      case .checkBox: .checkBox
      case .comboBox: .comboBox
      case .dial: .dial
      case .dialog: .dialog
      case .list: .list
      case .listItem: .listItem
      case .menu: .menu
      case .menuItem: .menuItem
      case .progress: .progressBar
      case .secureText: .passwordText
      case .slider: .slider
      case .stepper: .spinButton
      case .text: .entry
      case .textArea: .text
      case .toolBar: .toolBar
      case .tree: .tree
      case .treeItem: .treeItem
      }
  }

  private init(_ traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, AccessibleRole)] = [
      (.link, .link), (.toggleButton, .toggleButton), (.button, .button), (.adjustable, .slider),
      (.tabBar, .pageTabList), (.header, .heading), (.image, .image), (.staticText, .label),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .panel
  }
}
