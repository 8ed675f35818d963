// The declaration of a layer's property: its key, where its value is stored, and how a layer sets it.

/// A property that a class of layers declares, without the type of its values.
class DeclaredLayerProperty: AnyLayerProperty, @unchecked Sendable {
  /// Sets the layer's property, which may be overridden, and runs its action; false where the
  /// layer's class does not have the property.
  let assign: @Sendable (CALayer, Any?) -> Bool

  init(
    key: String, kind: AnimatableValue.Kind, animatesImplicitly: Bool, affectsDrawing: Bool,
    get: @escaping @Sendable (LayerValues) -> AnimatableValue?,
    set: @escaping @Sendable (inout LayerValues, AnimatableValue) -> Void,
    assign: @escaping @Sendable (CALayer, Any?) -> Bool
  ) {
    self.assign = assign
    super.init(
      key: key, kind: kind, animatesImplicitly: animatesImplicitly, affectsDrawing: affectsDrawing,
      get: get, set: set)
  }
}

/// A declared property with values of one type, which the property's setter in the layer's class needs.
final class LayerProperty<Value>: DeclaredLayerProperty, @unchecked Sendable {
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
}
