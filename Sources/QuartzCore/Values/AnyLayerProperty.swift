// A property of layers by its key: its value in `LayerValues`, and how it animates.

/// A property of layers by its key, without the type of its values. `all` holds every declared property.
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

  init(
    key: String, kind: AnimatableValue.Kind, animatesImplicitly: Bool, affectsDrawing: Bool = true,
    get: @escaping @Sendable (LayerValues) -> AnimatableValue?,
    set: @escaping @Sendable (inout LayerValues, AnimatableValue) -> Void
  ) {
    self.key = key
    self.kind = kind
    self.animatesImplicitly = animatesImplicitly
    self.affectsDrawing = affectsDrawing
    self.get = get
    self.set = set
  }
}

extension AnyLayerProperty {
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
      set: { $0.appearance.custom[key] = $1.boxed })
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
