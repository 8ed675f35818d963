// A designable's declaration: its class, how to make one, and its inspectable properties.

package import UIKit

/// A designable class, described. Everything that shows or sets properties reads this and the one
/// table of built-in attributes.
@MainActor
package struct DesignableDescription {
  /// The class, whose subclasses it describes too.
  package let viewClass: UIView.Type
  /// The class's name, with the names of the types around it where it was registered with them.
  package let className: String
  /// Makes a fresh instance with the class's defaults and that frame.
  package let make: (CGRect) -> UIView
  /// The inspectable properties, in the order of declaration.
  package let inspectables: [Inspectable]
  /// Calls the first method `start…()` without parameters that the class declares; nil: it has none.
  package var start: (@MainActor (UIView) -> Void)?

  /// A class that is known when this is compiled.
  package init<View: UIView>(
    _ viewClass: View.Type, inspectables: [Inspectable] = [], make: @escaping (CGRect) -> View
  ) {
    self.viewClass = viewClass
    className = TypeName.short(viewClass)
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

  /// The name in words: "LD Gradient View" for `LDGradientView`.
  package var readableName: String { ReadableName.of(className) }
}
