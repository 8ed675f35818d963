// The contract of the controls by which values are changed.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// An edit of a property by its control.
struct PropertyEdit: Hashable {
  /// The value as text; nil: the first value.
  var text: String?
  /// Whether it goes on with the gesture before, so that both are one step.
  var isContinued = false
}

/// Shows a property's value, and reports edits of it.
@MainActor
protocol PropertyControl: UIView {
  /// Reports an edit.
  var onEdit: (@MainActor (PropertyEdit) -> Void)? { get set }
  /// The height that it needs, in points.
  var height: CGFloat { get }
  /// The width that it takes at most, in points. Default: all that there is.
  var widest: CGFloat { get }
  /// Shows a value of the kind that it was made for. While a person types the typed text stays.
  func show(_ property: PageProperty)
  /// Whether the last value was refused.
  func showError(_ isWrong: Bool)
  /// A drag of the property's name by points since the last one. `isFirst`: it begins. Default: does nothing.
  func scrub(by distance: CGFloat, isFirst: Bool)
}

extension PropertyControl {
  var height: CGFloat { Metrics.field }
  var widest: CGFloat { .greatestFiniteMagnitude }
  func showError(_ isWrong: Bool) {}
  func scrub(by distance: CGFloat, isFirst: Bool) {}
}

/// A control whose height follows its value.
@MainActor
protocol ResizingControl: PropertyControl {
  /// Called when the height is another.
  var onResize: (@MainActor () -> Void)? { get set }
}

/// A control that takes keys while it is first responder.
@MainActor
protocol KeyTaking: UIView {
  /// Takes a key; false: it is none of its own.
  func take(_ key: FieldKey) -> Bool

  /// Takes text that a key types at `time`, in seconds, before ``take(_:)`` sees the key; false: it takes none.
  func type(_ text: String, at time: TimeInterval) -> Bool
}

extension KeyTaking {
  func type(_ text: String, at time: TimeInterval) -> Bool { false }
}

extension KeyTaking where Self: FocusControl {
  /// Space and Return press it.
  func take(_ key: FieldKey) -> Bool {
    guard key.name == .space || key.name == .enter else { return false }
    onPress?()
    return true
  }
}

/// A key as fields know it.
struct FieldKey: Hashable {
  enum Name: Hashable {
    case up
    case down
    case enter
    case escape
    case space
    case pageUp
    case pageDown
    case home
    case end
  }

  var name: Name
  /// The factor of a step: 10 with Shift, 0.1 with Alt.
  var factor: Double = 1
  /// Whether it was held down.
  var isRepeat = false
}
