// The properties of layers that are no view's own.

package import Messages
package import QuartzCore

extension Inspector {
  /// Returns all properties of a layer by the class that declares them, most special first.
  package func groups(of layer: CALayer) -> [InspectableGroup] {
    BuiltInAttributes.groups(of: layer)
  }

  /// Returns all properties of a layer.
  package func properties(of layer: CALayer) -> [Inspectable] {
    groups(of: layer).flatMap(\.inspectables)
  }

  /// Returns the property of a layer with a name.
  ///
  /// - Throws: `unknownProperty`.
  package func property(
    named name: String, of layer: CALayer
  ) throws(InspectionError) -> Inspectable {
    try property(
      named: name, among: properties(of: layer), className: TypeName.short(type(of: layer)))
  }

  /// Sets the property of a layer that the assignment names, without an animation. On an error nothing is changed.
  ///
  /// - Throws: `unknownProperty`, `readOnly`, `badValue`, or an image's error.
  package func apply(_ assignment: Assignment, to layer: CALayer) throws(InspectionError) {
    let property = try property(named: assignment.property, of: layer)
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    try apply(assignment, property, to: layer, className: TypeName.short(type(of: layer)))
  }
}
