// The actions of elements.

internal import UIKit

/// An action that assistive technologies can ask for.
@MainActor
enum ElementAction: String {
  /// A press with the pointer.
  case press
  /// A step to the next value.
  case increment
  /// A step to the value before.
  case decrement

  /// The actions of a view.
  static func all(of view: UIView, _ traits: UIAccessibilityTraits) -> [ElementAction] {
    if traits.contains(.adjustable) { return [.increment, .decrement] }
    let isText = traits.contains(.staticText) || traits.contains(.image)
    return view.isAccessibilityElement && !isText ? [.press] : []
  }
}
