// A key path into a layer's properties: a property, and a component of its value.

/// A property's key with a component, such as `bounds.size.width` or `transform.rotation.z`.
struct LayerKeyPath {
  let key: String
  let property: AnyLayerProperty
  /// The component that the path names; nil for the whole value.
  let component: ValueComponent?

  /// Resolves a path; nil where values of the property have no such component. A key that is not in
  /// the table is that of a custom value, which has the kind of `example`.
  init?(_ path: String, example: Any? = nil) {
    let parts = path.split(separator: ".", maxSplits: 1)
    guard let first = parts.first else { return nil }
    key = String(first)
    property = AnyLayerProperty.all[key] ?? .custom(key, example: example)
    component =
      parts.count == 2 ? ValueComponent(String(parts[1]), of: property.kind) : nil
    if parts.count == 2, component == nil { return nil }
  }

  /// The kind of the value at this path.
  var kind: AnimatableValue.Kind { component?.kind ?? property.kind }

  func value(in values: LayerValues) -> AnimatableValue? {
    guard let whole = property.get(values) else { return nil }
    return component.map { $0.get(whole) } ?? whole
  }

  func set(_ value: AnimatableValue, in values: inout LayerValues) {
    guard let component else { return property.set(&values, value) }
    guard let whole = property.get(values) else { return }
    property.set(&values, component.replacing(value, in: whole))
  }
}
