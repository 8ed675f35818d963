// The accessibility of controls as their classes make it.

internal import CoreGraphics

/// The accessibility of an object as its class makes it. Where a source sets a property, that comes first.
package struct AccessibilityFacts {
  /// A kind of control that no trait says.
  package enum Role: Hashable, Sendable {
    case checkBox
    case comboBox
    case dial
    case dialog
    case list
    case listItem
    case menu
    case menuItem
    case progress
    case secureText
    case slider
    case stepper
    case text
    case textArea
    case toolBar
    case tree
    case treeItem
  }

  /// A number between two ends.
  package struct Range: Hashable, Sendable {
    /// The number now.
    package var value: Double
    /// The two ends.
    package var bounds: ClosedRange<Double>
    /// The difference that one step makes.
    package var step: Double
    /// Whether it can be set. Default: true.
    package var isSettable = true

    /// A number between two ends, which are put in order.
    package init(_ value: Double, from low: Double, to high: Double, step: Double) {
      self.value = value
      bounds = min(low, high)...max(low, high)
      self.step = step
    }
  }

  /// The kind of control; nil: the traits say it.
  package var role: Role?
  /// The words that name it.
  package var label: String?
  /// The value in words.
  package var value: String?
  /// The kind and the state, as far as traits say them.
  package var traits: UIAccessibilityTraits
  /// Nil: it stands for no number. Default: nil.
  package var range: Range?
  /// Whether it is ticked; nil: it cannot be.
  package var isChecked: Bool?
  /// Whether what it leads is shown; nil: it leads nothing.
  package var isExpanded: Bool?
  /// A text that can be edited; nil: there is none.
  package var text: String?
  /// The number of Unicode scalars before the caret; nil: there is none.
  package var caret: Int?
  /// Whether it is one element, and what is in it none. Default: true.
  package var isElement = true

  /// An element of these traits.
  package init(
    _ role: Role? = nil, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = .none
  ) {
    (self.role, self.label, self.value, self.traits) = (role, label, value, traits)
  }

  /// Something that holds elements, and is none itself.
  package static func container(_ role: Role?, _ label: String?) -> AccessibilityFacts {
    var facts = AccessibilityFacts(role, label: label)
    facts.isElement = false
    return facts
  }
}

/// An object whose class knows its accessibility.
@MainActor
package protocol AccessibilityProviding: UIResponder {
  var accessibilityFacts: AccessibilityFacts { get }
  /// Sets the number of the range, as a person does. Default: does nothing.
  func adopt(accessibilityNumber: Double)
  /// Sets the text, as a person does. Default: does nothing.
  func adopt(accessibilityText: String)
}

extension AccessibilityProviding {
  /// Does nothing.
  package func adopt(accessibilityNumber: Double) {}
  /// Does nothing.
  package func adopt(accessibilityText: String) {}
}
