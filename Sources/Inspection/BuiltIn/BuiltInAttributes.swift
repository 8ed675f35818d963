// The table of built-in attributes: the properties of UIKit's own classes that Xcode's inspector shows.

package import UIKit

/// The attributes of UIKit's classes that can be shown and set, class by class.
@MainActor
package enum BuiltInAttributes {
  /// Returns the attributes of `view`'s class and its superclasses, most general first, its layer's last.
  package static func of(_ view: UIView) -> [Inspectable] {
    table.filter { $0.appliesTo(view) }.flatMap(\.attributes)
  }

  /// The attributes of one class.
  struct Entry {
    fileprivate let appliesTo: (UIView) -> Bool
    fileprivate let attributes: [Inspectable]

    init<Class: UIView>(_ viewClass: Class.Type, _ attributes: [Inspectable]) {
      appliesTo = { $0 is Class }
      self.attributes = attributes
    }
  }

  /// All classes, each before those that inherit from it.
  private static let table = views + controls + containers + texts + [Entry(UIView.self, layer)]
}
