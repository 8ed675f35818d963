// The declaration of a layer's property: its key, where its value is stored, and how it animates.

/// A property of layers by its key, without the type of its values. `all` holds every property.
class AnyLayerProperty: @unchecked Sendable {
  // Unchecked: nothing in it changes.
  /// Core Animation's key, which is not always the name in Swift: `hidden` for `isHidden`.
  let key: String
  let kind: AnimatableValue.Kind
  /// Whether a change starts an implicit animation.
  let animatesImplicitly: Bool
  /// Whether the layer's own drawing depends on it, and not only its place, opacity, clip or shadow.
  let affectsDrawing: Bool
  /// The value in `LayerValues`; nil where the layer's class does not have the property.
  let get: @Sendable (LayerValues) -> AnimatableValue?
  /// Changes the values of a presentation; does nothing where the layer's class does not have the
  /// property.
  let set: @Sendable (inout LayerValues, AnimatableValue) -> Void
  /// Sets the layer's property, which may be overridden, and runs its action; false where the
  /// layer's class does not have the property.
  let assign: @Sendable (CALayer, Any?) -> Bool

  init(
    key: String, kind: AnimatableValue.Kind, animatesImplicitly: Bool, affectsDrawing: Bool = true,
    get: @escaping @Sendable (LayerValues) -> AnimatableValue?,
    set: @escaping @Sendable (inout LayerValues, AnimatableValue) -> Void,
    assign: @escaping @Sendable (CALayer, Any?) -> Bool
  ) {
    self.key = key
    self.kind = kind
    self.animatesImplicitly = animatesImplicitly
    self.affectsDrawing = affectsDrawing
    self.get = get
    self.set = set
    self.assign = assign
  }
}

/// A property of layers with values of one type: what the property's setter in the layer's class needs.
final class LayerProperty<Value>: AnyLayerProperty, @unchecked Sendable {
  /// The layer's own value; nil where the layer's class does not have the property.
  let read: @Sendable (SharedValues) -> Value?
  /// Replaces the layer's own value, without an action.
  let write: @Sendable (SharedValues, Value) -> Void

  fileprivate init(
    key: String, kind: AnimatableValue.Kind, animatesImplicitly: Bool, affectsDrawing: Bool,
    get: @escaping @Sendable (LayerValues) -> AnimatableValue?,
    set: @escaping @Sendable (inout LayerValues, AnimatableValue) -> Void,
    assign: @escaping @Sendable (CALayer, Any?) -> Bool,
    read: @escaping @Sendable (SharedValues) -> Value?,
    write: @escaping @Sendable (SharedValues, Value) -> Void
  ) {
    self.read = read
    self.write = write
    super.init(
      key: key, kind: kind, animatesImplicitly: animatesImplicitly, affectsDrawing: affectsDrawing,
      get: get, set: set, assign: assign)
  }
}

extension AnyLayerProperty {
  /// Declares a property that every layer has.
  ///
  /// Inlined, so that the optimiser turns the key paths, which are literals, into plain accesses.
  ///
  /// - Parameters:
  ///   - key: Core Animation's key.
  ///   - values: Where the value is stored.
  ///   - property: The property of the layer's class.
  ///   - conversion: Converts values to and from `AnimatableValue`.
  ///   - isImplicit: Whether a change starts an implicit animation. Default: true.
  ///   - affectsDrawing: Whether the layer's own drawing depends on it. Default: true.
  /// - Returns: The property.
  @inline(__always)
  static func layer<Value>(
    _ key: String, value values: any WritableKeyPath<LayerValues, Value> & Sendable,
    property: any ReferenceWritableKeyPath<CALayer, Value> & Sendable,
    as conversion: Conversion<Value>, isImplicit: Bool = true, affectsDrawing: Bool = true
  ) -> LayerProperty<Value> {
    LayerProperty<Value>(
      key: key, kind: conversion.kind, animatesImplicitly: isImplicit,
      affectsDrawing: affectsDrawing,
      get: { conversion.box($0[keyPath: values]) },
      set: { target, value in
        guard let value = conversion.unbox(value) else { return }
        target[keyPath: values] = value
      },
      assign: { layer, value in
        guard let value = conversion.read(value) else { return true }
        layer[keyPath: property] = value
        return true
      },
      read: { $0.values[keyPath: values] },
      write: { $0.values[keyPath: values] = $1 })
  }

  /// Declares a property that the class `Layer` adds. The values that the class adds are in `part`; see
  /// `layer(_:value:property:as:isImplicit:affectsDrawing:)` for the rest.
  @inline(__always)
  static func part<Layer: CALayer, Part, Value>(
    _ key: String, in part: any WritableKeyPath<LayerValues, Part?> & Sendable,
    value values: any WritableKeyPath<Part, Value> & Sendable,
    property: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    as conversion: Conversion<Value>, isImplicit: Bool = true
  ) -> LayerProperty<Value> {
    LayerProperty<Value>(
      key: key, kind: conversion.kind, animatesImplicitly: isImplicit, affectsDrawing: true,
      get: { $0[keyPath: part].flatMap { conversion.box($0[keyPath: values]) } },
      set: { target, value in
        guard let value = conversion.unbox(value) else { return }
        target[keyPath: part]?[keyPath: values] = value
      },
      assign: { layer, value in
        guard let layer = layer as? Layer else { return false }
        guard let value = conversion.read(value) else { return true }
        layer[keyPath: property] = value
        return true
      },
      read: { $0.values[keyPath: part]?[keyPath: values] },
      write: { $0.values[keyPath: part]?[keyPath: values] = $1 })
  }

  /// A property for a key that is not in the table: one that a subclass declares to animate by
  /// itself. Its values are of the kind of `example`; nil where that is unknown.
  static func custom(_ key: String, example: Any?) -> AnyLayerProperty {
    let kind = example.map(AnimatableValue.kind) ?? .other
    return AnyLayerProperty(
      key: key, kind: kind, animatesImplicitly: false,
      get: { values in
        guard let value = values.appearance.custom[key] else {
          return kind.zero
        }
        return AnimatableValue(value, as: kind) ?? .other(value)
      },
      set: { $0.appearance.custom[key] = $1.boxed },
      assign: { _, _ in false })
  }
}

extension AnimatableValue {
  /// The kind of the value that `any` holds.
  static func kind(of any: Any) -> Kind {
    let geometry: [Kind] = [.point, .size, .rect, .transform]
    if number(any) != nil { return .number }
    return geometry.first { AnimatableValue(any, as: $0) != nil }
      ?? (any is CGColor ? .color : any is CGPath ? .path : .other)
  }
}

extension AnimatableValue.Kind {
  /// The value of a property that has none.
  var zero: AnimatableValue {
    switch self {
    case .number, .bool, .integer: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(.clear)
    case .colors, .numbers, .path, .other: .other(nil)
    }
  }
}
