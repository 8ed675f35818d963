// One property of a layer: how key-value access, actions and animations reach it.

/// A property by key. The one table of them is `LayerProperty.all`.
final class LayerProperty: Sendable {
  let kind: AnimatableValue.Kind
  /// Whether a change is animated without being asked, where actions are not disabled.
  let animatesImplicitly: Bool
  /// Whether the layer draws something else when it changes, instead of in another place or way.
  let isDrawn: Bool
  /// nil where the layer is of another class.
  let get: @Sendable (LayerValues) -> AnimatableValue?
  /// Changes a presentation; does nothing where the layer is of another class.
  let set: @Sendable (inout LayerValues, AnimatableValue) -> Void
  /// Sets through the layer's own property, with its action; false for another class.
  let assign: @Sendable (CALayer, Any?) -> Bool

  init(
    kind: AnimatableValue.Kind, animatesImplicitly: Bool, isDrawn: Bool = true,
    get: @escaping @Sendable (LayerValues) -> AnimatableValue?,
    set: @escaping @Sendable (inout LayerValues, AnimatableValue) -> Void,
    assign: @escaping @Sendable (CALayer, Any?) -> Bool
  ) {
    self.kind = kind
    self.animatesImplicitly = animatesImplicitly
    self.isDrawn = isDrawn
    self.get = get
    self.set = set
    self.assign = assign
  }
}

extension LayerProperty {
  /// A property that takes part in every layer.
  @inline(__always)
  static func layer<Value>(
    _ kind: AnimatableValue.Kind, implicit: Bool = true, drawn: Bool = true,
    _ values: any WritableKeyPath<LayerValues, Value> & Sendable,
    _ property: any ReferenceWritableKeyPath<CALayer, Value> & Sendable,
    _ convert: Conversion<Value>
  ) -> LayerProperty {
    LayerProperty(
      kind: kind, animatesImplicitly: implicit, isDrawn: drawn,
      get: { convert.box($0[keyPath: values]) },
      set: { target, value in
        guard let value = convert.unbox(value) else { return }
        target[keyPath: values] = value
      },
      assign: { layer, value in
        guard let value = convert.read(value, kind) else { return true }
        layer[keyPath: property] = value
        return true
      })
  }

  /// A property that a subclass `Layer` adds, with its values in `part`.
  @inline(__always)
  static func part<Layer: CALayer, Part, Value>(
    _ kind: AnimatableValue.Kind, implicit: Bool = true,
    _ part: any WritableKeyPath<LayerValues, Part?> & Sendable,
    _ values: any WritableKeyPath<Part, Value> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    _ convert: Conversion<Value>
  ) -> LayerProperty {
    LayerProperty(
      kind: kind, animatesImplicitly: implicit,
      get: { $0[keyPath: part].flatMap { convert.box($0[keyPath: values]) } },
      set: { target, value in
        guard let value = convert.unbox(value) else { return }
        target[keyPath: part]?[keyPath: values] = value
      },
      assign: { layer, value in
        guard let layer = layer as? Layer else { return false }
        guard let value = convert.read(value, kind) else { return true }
        layer[keyPath: property] = value
        return true
      })
  }
}

/// Between a property's own type and `AnimatableValue`.
struct Conversion<Value>: Sendable {
  let box: @Sendable (Value) -> AnimatableValue
  let unbox: @Sendable (AnimatableValue) -> Value?
  /// What nil becomes; nil where the property cannot be nil.
  var absent: (@Sendable () -> Value)?

  /// What a caller hands over as `Any?`.
  func read(_ value: Any?, _ kind: AnimatableValue.Kind) -> Value? {
    guard let value, !(value is NSNull) else { return absent?() }
    return AnimatableValue(value, as: kind).flatMap(unbox)
  }
}

extension LayerProperty {
  /// A value under a key that is no property's: what a subclass declares to animate by itself.
  static func custom(_ key: String, example: Any?) -> LayerProperty {
    let kind = example.map(AnimatableValue.kind) ?? .other
    return LayerProperty(
      kind: kind, animatesImplicitly: false,
      get: { values in
        guard let value = values.custom[key] else {
          return kind.zero
        }
        return AnimatableValue(value, as: kind) ?? .other(value)
      },
      set: { $0.custom[key] = $1.boxed },
      assign: { _, _ in false })
  }
}

extension AnimatableValue {
  /// What kind of value `any` is.
  static func kind(of any: Any) -> Kind {
    let geometry: [Kind] = [.point, .size, .rect, .transform]
    if number(any) != nil { return .number }
    return geometry.first { AnimatableValue(any, as: $0) != nil }
      ?? (any is CGColor ? .color : any is CGPath ? .path : .other)
  }
}

extension AnimatableValue.Kind {
  /// What a value counts as where there is none.
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
