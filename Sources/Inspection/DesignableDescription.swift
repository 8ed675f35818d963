// What a designable declares: its class, how to make one, and its inspectable properties.

package import UIKit

/// A designable class, described. Everything that shows or sets properties reads this and the one
/// table of built-in attributes.
@MainActor
package struct DesignableDescription {
  package let viewClass: UIView.Type
  package let className: String
  /// A fresh instance with the class's defaults and that frame.
  package let make: (CGRect) -> UIView
  /// In the order of declaration.
  package let inspectables: [Inspectable]
  /// Calls the first method `start…()` without parameters that the class declares; nil: it has none.
  package var start: (@MainActor (UIView) -> Void)?

  package init<View: UIView>(
    _ viewClass: View.Type, inspectables: [Inspectable] = [], make: @escaping (CGRect) -> View
  ) {
    self.viewClass = viewClass
    className = String(describing: viewClass)
    self.make = { make($0) }
    self.inspectables = inspectables
  }

  /// A class whose type is known only at run time.
  init(
    _ viewClass: UIView.Type, named className: String, inspectables: [Inspectable],
    make: @escaping (CGRect) -> UIView
  ) {
    self.viewClass = viewClass
    self.className = className
    self.make = make
    self.inspectables = inspectables
  }

  /// "LD Gradient View" for `LDGradientView`.
  package var readableName: String { ReadableName.of(className) }
}
