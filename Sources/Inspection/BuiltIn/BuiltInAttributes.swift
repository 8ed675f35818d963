// The table of built-in attributes: the properties of UIKit's own classes that Xcode's inspector shows.

package import QuartzCore
package import UIKit

/// The attributes of UIKit's classes that can be shown and set, class by class.
@MainActor
package enum BuiltInAttributes {
  /// Returns the attributes of `view`'s class and its superclasses, most general first, its layer's last.
  package static func of(_ view: UIView) -> [Inspectable] {
    table.filter { $0.appliesTo(view) }.flatMap(\.attributes)
  }

  /// Returns the attributes of `view`'s class and its superclasses under the classes' names, most special first, its
  /// layer's last.
  package static func groups(of view: UIView) -> [InspectableGroup] {
    let classes = (views + controls + containers + texts).filter { $0.appliesTo(view) }.reversed()
    return classes.map { InspectableGroup(name: $0.name, inspectables: $0.attributes) }
      + [InspectableGroup(name: "Layer", inspectables: layer)]
  }

  /// Returns the attributes of a layer's class and its superclasses under the classes' names, most special first.
  package static func groups(of layer: CALayer) -> [InspectableGroup] {
    layers.filter { $0.appliesTo(layer) }.reversed().map {
      InspectableGroup(name: $0.name, inspectables: $0.attributes)
    }
  }

  /// The attributes of one class.
  struct Entry {
    fileprivate let appliesTo: (AnyObject) -> Bool
    fileprivate let attributes: [Inspectable]
    /// The class's name in words, without UIKit's prefix.
    fileprivate let name: String

    init<Class: AnyObject>(_ type: Class.Type, _ attributes: [Inspectable]) {
      appliesTo = { $0 is Class }
      name = ReadableName.of(String(TypeName.short(type).dropFirst(2)))
      self.attributes = attributes
    }
  }

  /// All classes, each before those that inherit from it.
  private static let table = views + controls + containers + texts + [Entry(UIView.self, layer)]
}
