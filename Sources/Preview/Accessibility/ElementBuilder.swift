// Views as the elements that assistive technologies see.

internal import AccessibilityBus
internal import CoreGraphics
internal import Pages
internal import UIKit

/// Makes the elements of a window's views. Hidden views are left out; a view that is no element and has no name stands
/// aside for what is in it.
@MainActor
struct ElementBuilder {
  let root: UIView
  let page: UIView
  /// The sources or the document that the page shows.
  let pageSource: String
  let focused: UIView?
  var numbers: ViewNumbers

  /// The elements in the window, from back to front.
  mutating func elements() -> [AccessibleElement] {
    let seen = root.bounds
    return root.subviews.flatMap { elements(of: $0, in: seen, name: "") }
  }

  /// `seen`: the part of the root that views can be seen in; `name`: for elements that have none of their own.
  private mutating func elements(
    of view: UIView, in seen: CGRect, name: String
  ) -> [AccessibleElement] {
    guard !view.isHidden, Float(view.alpha) >= 0.01, !view.accessibilityElementsHidden else {
      return []
    }
    let facts = (view as? any AccessibilityProviding)?.accessibilityFacts
    if view.isAccessibilityElement {
      return [element(view, facts, named: name, in: seen)]
    }
    let frame = view.convert(view.bounds, to: root)
    let part = view.clipsToBounds ? seen.intersection(frame) : seen
    let label = view === page ? "Page" : view.accessibilityLabel ?? ""
    // A row names the controls in it; a panel and the page name themselves alone.
    let namesOthers = facts == nil && view !== page
    let given = label.isEmpty ? name : namesOthers ? label : ""
    let children = view.subviews.flatMap { elements(of: $0, in: part, name: given) }
    guard view === page || !label.isEmpty && (!children.isEmpty || facts != nil) else {
      return children
    }
    var container = element(view, facts, named: label, in: seen)
    container.name = label
    if view === page { container.description = pageSource }
    container.children = children
    return [container]
  }

  private mutating func element(
    _ view: UIView, _ facts: AccessibilityFacts?, named name: String, in seen: CGRect
  ) -> AccessibleElement {
    let traits = view.accessibilityTraits
    var element = AccessibleElement(
      WindowElements.identifier(numbers.number(of: view)), AccessibleRole(facts?.role, traits))
    let label = view.accessibilityLabel ?? ""
    // A placeholder names a field where nothing else does.
    let isHint = !name.isEmpty && (view as? UITextField)?.placeholder == label
    element.name = label.isEmpty || isHint ? name : label
    element.description = view.accessibilityHint ?? ""
    element.identifier = view.accessibilityIdentifier ?? ""
    element.value = view.accessibilityValue ?? ""
    element.frame = view.convert(view.bounds, to: root)
    element.text = facts?.text
    element.caret = facts?.caret
    element.range = facts?.range.map {
      .init($0.value, in: $0.bounds, step: $0.step, isSettable: $0.isSettable)
    }
    element.states = states(of: view, facts, traits)
    if element.frame.intersects(seen) { element.states.insert(.showing) }
    element.actions = ElementAction.all(of: view, traits).map(\.rawValue)
    return element
  }

  private func states(
    of view: UIView, _ facts: AccessibilityFacts?, _ traits: UIAccessibilityTraits
  ) -> AccessibleStates {
    var states: AccessibleStates = .visible
    if !traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
    if view.canBecomeFirstResponder || view.canBecomeFocused { states.insert(.focusable) }
    if view === focused { states.insert(.focused) }
    if traits.contains(.selected) { states.formUnion([.selectable, .selected]) }
    if let isChecked = facts?.isChecked {
      states.formUnion(isChecked ? [.checkable, .checked] : .checkable)
    }
    if let isExpanded = facts?.isExpanded {
      states.formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
    }
    if facts?.text != nil {
      states.formUnion([.editable, facts?.role == .textArea ? .multiLine : .singleLine])
    }
    return states
  }
}
