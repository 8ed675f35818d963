// Finds, shows and sets properties of views: inspectables first, then the built-in attributes.

package import Messages
package import UIKit

/// Finds the properties of views, describes them and sets them from text.
@MainActor
package struct Inspector {
  /// The described classes, in the order they are shown.
  package let descriptions: [DesignableDescription]
  /// Reads texts and finds images.
  package let values: ValueText

  /// An inspector of the described classes; `values` reads texts and finds images.
  package init(_ descriptions: [DesignableDescription], values: ValueText = ValueText()) {
    self.descriptions = descriptions
    self.values = values
  }

  /// Returns the description of the class named `className`, with the names of the types around it or, where only
  /// one class has that name, without them.
  ///
  /// - Throws: `unknownClass`, with the names that there are.
  package func description(
    named className: String
  ) throws(InspectionError) -> DesignableDescription {
    if let found = descriptions.first(where: { $0.className == className }) { return found }
    let nested = descriptions.filter { $0.className.hasSuffix("." + className) }
    if let found = nested.first, nested.count == 1 { return found }
    throw .unknownClass(className, known: descriptions.map(\.className))
  }

  /// Returns the name of the view's class, with the names of the types around it where it is described.
  package func className(of view: UIView) -> String {
    let type = type(of: view)
    return descriptions.first { $0.viewClass == type }?.className ?? TypeName.short(type)
  }

  /// The name of a view's class, or of the nearest class above it that sources can name: the parts of UIKit's controls
  /// have classes of their own.
  package func publicClassName(of view: UIView) -> String {
    let own: AnyClass = type(of: view)
    for candidate in sequence(first: own, next: { _getSuperclass($0) }) {
      let name = TypeName.qualified(candidate)
      guard name.hasPrefix("UIKit."), !name.hasPrefix("UIKit.UI") else {
        return candidate == own ? className(of: view) : TypeName.short(candidate)
      }
    }
    return className(of: view)
  }

  /// Returns all properties of `view`: its inspectables in the order of declaration, then the built-in attributes
  /// from `UIView` down to the nearest class, then those of its layer. An inspectable hides a built-in attribute of
  /// its name.
  package func properties(of view: UIView) -> [Inspectable] {
    let own = descriptions.filter { $0.describes(view) }.flatMap(\.inspectables)
    let names = Set(own.map(\.name))
    return own + BuiltInAttributes.of(view).filter { !names.contains($0.name) }
  }

  /// Returns all properties of `view` by the class that declares them: the described classes, each before those above
  /// it, then UIKit's, most special first. The name of an inspectable or of a more special class hides the same name
  /// further on.
  package func groups(of view: UIView) -> [InspectableGroup] {
    var known: Set<String> = []
    let own = superclasses(of: view).compactMap { viewClass in
      descriptions.first { $0.viewClass == viewClass && !$0.inspectables.isEmpty }
    }
    let described = own.map {
      InspectableGroup(
        name: $0.readableName, inspectables: $0.inspectables, isDeclaredInSources: true)
    }
    return (described + BuiltInAttributes.groups(of: view)).compactMap { group in
      var group = group
      group.inspectables.removeAll { !known.insert($0.name).inserted }
      return group.inspectables.isEmpty ? nil : group
    }
  }

  private func superclasses(of view: UIView) -> [AnyClass] {
    Array(sequence(first: type(of: view) as AnyClass, next: { _getSuperclass($0) }))
  }

  /// Returns the inspectables of `view`, without built-in attributes, in the order of declaration.
  package func inspectables(of view: UIView) -> [Inspectable] {
    descriptions.filter { $0.describes(view) }.flatMap(\.inspectables)
  }

  /// Calls the `start…()` method of the view's class or of the nearest class above it. Returns false where there
  /// is none.
  package func start(_ view: UIView) -> Bool {
    for viewClass in sequence(first: type(of: view) as AnyClass, next: { _getSuperclass($0) }) {
      guard let start = descriptions.first(where: { $0.viewClass == viewClass })?.start else {
        continue
      }
      start(view)
      return true
    }
    return false
  }

  /// Returns whether ``start(_:)`` would call a method.
  package func canStart(_ view: UIView) -> Bool {
    descriptions.contains { $0.start != nil && $0.describes(view) }
  }

  /// Sets the property that the assignment names. On an error nothing is changed.
  ///
  /// - Throws: `unknownProperty`, `readOnly`, `badValue`, or an image's error.
  package func apply(_ assignment: Assignment, to view: UIView) throws(InspectionError) {
    let property = try property(named: assignment.property, of: view)
    try apply(assignment, property, to: view, className: className(of: view))
  }

  func apply(
    _ assignment: Assignment, _ property: Inspectable, to object: AnyObject, className: String
  ) throws(InspectionError) {
    guard property.isWritable else { throw .readOnly(property.name, className: className) }
    let value = try value(assignment, for: property)
    guard property.set(value, of: object) else { throw badValue(assignment, for: property) }
  }

  /// Returns the property with a name.
  ///
  /// - Throws: `unknownProperty`.
  package func property(
    named name: String, of view: UIView
  ) throws(InspectionError) -> Inspectable {
    try property(named: name, among: properties(of: view), className: className(of: view))
  }

  func property(
    named name: String, among all: [Inspectable], className: String
  ) throws(InspectionError) -> Inspectable {
    if let found = all.first(where: { $0.name == name }) { return found }
    throw .unknownProperty(
      name, className: className, near: NearNames.of(name, in: all.map(\.name)))
  }

  private func value(
    _ assignment: Assignment, for property: Inspectable
  ) throws(InspectionError) -> InspectableValue {
    do throws(ValueText.Failure) {
      return try values.value(
        assignment.text, of: property.kind, isOptional: property.isOptional)
    } catch .image(.missing(let name)) {
      throw .missingImage(name, property: property.name)
    } catch .image(.damaged(let name, let reason)) {
      throw .damagedImage(name, property: property.name, reason: reason)
    } catch {
      throw badValue(assignment, for: property)
    }
  }

  private func badValue(_ assignment: Assignment, for property: Inspectable) -> InspectionError {
    .badValue(
      assignment.text, property: property.name,
      allowed: property.kind.allowedForm + (property.isOptional ? ", or nil" : ""))
  }
}

extension DesignableDescription {
  /// Returns whether the view is an instance of the class or of a subclass.
  package func describes(_ view: UIView) -> Bool { view.isKind(of: viewClass) }
}

extension UIView {
  fileprivate func isKind(of viewClass: UIView.Type) -> Bool {
    var found: AnyClass? = type(of: self)
    while let candidate = found {
      if candidate == viewClass { return true }
      found = _getSuperclass(candidate)
    }
    return false
  }
}
