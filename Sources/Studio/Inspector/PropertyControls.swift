// The control of each kind.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// Makes the controls of properties.
@MainActor
enum PropertyControls {
  /// The control for a property's kind. `allowed`: the values of a number that are not refused; nil: all.
  static func make(
    _ property: PageProperty, _ delegate: any PropertyRowDelegate,
    allowed: ClosedRange<Double>? = nil
  ) -> any PropertyControl {
    let names: @MainActor () -> [String: Double] = { [weak delegate] in
      delegate?.numbersByName ?? [:]
    }
    let open: @MainActor (UIView, UIView) -> Void = { [weak delegate] in
      delegate?.open($0, at: $1)
    }
    if let letters = NumbersControl.letters(of: property.kind) {
      return NumbersControl(property, letters: letters, names: names)
    }
    let images: @MainActor (@escaping @MainActor ([PageImage]) -> Void) -> Void = {
      [weak delegate] in delegate?.images($0)
    }
    return switch property.kind {
    case "boolean": SwitchControl()
    case "integer", "number": NumberControl(property, allowed: allowed, names: names)
    case "color":
      ColorControl(
        colors: { [weak delegate] in delegate?.colors ?? .none }, open: open,
        drop: { [weak delegate] in delegate?.color($0) })
    case "choice": ChoiceControl(property) { open($0, $1) }
    case "string": LinesControl(property)
    case "image": ImageControl(property, images: images) { open($0, $1) }
    case "font": FontControl(property, open: open)
    case "options": OptionsControl(property)
    case "list":
      ListControl(property) { [weak delegate] element in
        delegate.map { make(element, $0) } ?? TextControl(element)
      }
    case "dictionary":
      DictionaryControl(property) { [weak delegate] element in
        delegate.map { make(element, $0) } ?? TextControl(element)
      }
    default: TextControl(property)
    }
  }
}
