// The difference between a property's old and new value, for animations that add it.

/// The difference that takes a layer's new value back to its old one: an additive animation from it to nothing moves
/// the layer from the old value to the new one, whatever else moves it meanwhile.
package struct AdditiveDifference {
  /// The property, or a part of it.
  package let keyPath: String
  /// The old value less the new one.
  package let from: Any?
  /// Nothing, of the same kind: 0, or the identity.
  package let to: Any?
}

extension CALayer {
  /// Returns the differences between `old` and the present value of the model: one, or one for each part that changed
  /// of a rectangle, whose size cannot be negative as a difference can. A transform's is what comes before the new
  /// one to give the old. nil for values that do not add, and for a transform without an inverse.
  package func additiveDifferences(from old: Any?, forKey key: String) -> [AdditiveDifference]? {
    guard let kind = AnyLayerProperty.all[key]?.kind, let old = AnimatableValue(old, as: kind),
      let new = AnimatableValue(value(forKey: key), as: kind)
    else { return nil }
    switch (old, new) {
    case (.rect(let old), .rect(let new)):
      let origin = Self.difference(.point(old.origin), .point(new.origin), at: key + ".origin")
      let size = Self.difference(.size(old.size), .size(new.size), at: key + ".size")
      return (old.origin != new.origin ? [origin] : []) + (old.size != new.size ? [size] : [])
    case (.transform(let old), .transform(let new)):
      guard let inverse = new.inverse else { return nil }
      let from = AnimatableValue.transform(CATransform3DConcat(inverse, old))
      return [AdditiveDifference(keyPath: key, from: from.boxed, to: from.nothing.boxed)]
    case (.number, .number), (.point, .point), (.size, .size):
      return [Self.difference(old, new, at: key)]
    default: return nil
    }
  }

  private static func difference(
    _ old: AnimatableValue, _ new: AnimatableValue, at keyPath: String
  ) -> AdditiveDifference {
    AdditiveDifference(
      keyPath: keyPath, from: old.adding(new, sign: -1).boxed, to: new.nothing.boxed)
  }
}
