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
  /// Inlined, so that the optimiser sees the accesses in the functions that are passed. Key paths it would leave
  /// to the runtime, which copies all values for each read.
  ///
  /// - Parameters:
  ///   - key: Core Animation's key.
  ///   - get: Reads the stored value.
  ///   - set: Changes the stored value.
  ///   - property: The property of the layer's class.
  ///   - conversion: Converts values to and from `AnimatableValue`.
  ///   - isImplicit: Whether a change starts an implicit animation. Default: true.
  ///   - affectsDrawing: Whether the layer's own drawing depends on it. Default: true.
  /// - Returns: The property.
  @inline(__always)
  static func layer<Value>(
    _ key: String, get: @escaping @Sendable (LayerValues) -> Value,
    set: @escaping @Sendable (inout LayerValues, Value) -> Void,
    property: any ReferenceWritableKeyPath<CALayer, Value> & Sendable,
    as conversion: Conversion<Value>, isImplicit: Bool = true, affectsDrawing: Bool = true
  ) -> LayerProperty<Value> {
    LayerProperty<Value>(
      key: key, kind: conversion.kind, animatesImplicitly: isImplicit,
      affectsDrawing: affectsDrawing,
      get: { conversion.box(get($0)) },
      set: { target, value in
        guard let value = conversion.unbox(value) else { return }
        set(&target, value)
      },
      assign: { layer, value in
        guard let value = conversion.read(value) else { return true }
        layer[keyPath: property] = value
        return true
      },
      read: { get($0.values) },
      write: { set(&$0.values, $1) })
  }

  /// Declares a property that the class `Layer` adds. The values that the class adds are in `part`, which `get` and
  /// `set` take; see `layer(_:get:set:property:as:isImplicit:affectsDrawing:)` for the rest.
  @inline(__always)
  static func part<Layer: CALayer, Part, Value>(
    _ key: String, in part: LayerPart<Part>, get: @escaping @Sendable (Part) -> Value,
    set: @escaping @Sendable (inout Part, Value) -> Void,
    property: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    as conversion: Conversion<Value>, isImplicit: Bool = true
  ) -> LayerProperty<Value> {
    LayerProperty<Value>(
      key: key, kind: conversion.kind, animatesImplicitly: isImplicit, affectsDrawing: true,
      get: { part.get($0).map { conversion.box(get($0)) } },
      set: { target, value in
        guard let value = conversion.unbox(value) else { return }
        part.change(&target) { set(&$0, value) }
      },
      assign: { layer, value in
        guard let layer = layer as? Layer else { return false }
        guard let value = conversion.read(value) else { return true }
        layer[keyPath: property] = value
        return true
      },
      read: { part.get($0.values).map(get) },
      write: { shared, value in part.change(&shared.values) { set(&$0, value) } })
  }
}

/// The values that a class of layers adds; a layer of another class has none.
struct LayerPart<Values>: Sendable {
  let get: @Sendable (LayerValues) -> Values?
  /// Does nothing where the layer has none.
  let change: @Sendable (inout LayerValues, (inout Values) -> Void) -> Void
}

extension LayerPart<GradientValues> {
  static var gradient: Self {
    Self(get: { $0.gradient }, change: { $0.gradient.change($1) })
  }
}

extension LayerPart<ShapeValues> {
  static var shape: Self {
    Self(get: { $0.shape }, change: { $0.shape.change($1) })
  }
}

extension LayerPart<ReplicatorValues> {
  static var replicator: Self {
    Self(get: { $0.replicator }, change: { $0.replicator.change($1) })
  }
}

extension Optional {
  /// Changes the value where there is one.
  fileprivate mutating func change(_ body: (inout Wrapped) -> Void) {
    guard var value = take() else { return }
    body(&value)
    self = value
  }
}
