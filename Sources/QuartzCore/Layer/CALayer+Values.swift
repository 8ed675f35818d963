// Key-value access, for properties and for any other key: Foundation on Linux has none.

internal import ObjCRuntime

extension CALayer {
  func propertyValue(forKey key: String) -> Any? {
    if let value = AnyLayerProperty.named(key)?.get(values) { return value.boxed }
    switch key {
    case "opaque", "isOpaque": return NSNumber(value: isOpaque)
    case "name": return name
    case "frame": return frame
    case "sublayers": return sublayers
    case "mask": return mask
    case "speed": return NSNumber(value: speed)
    case "timeOffset": return NSNumber(value: timeOffset)
    case "beginTime": return NSNumber(value: beginTime)
    default:
      return values.appearance.custom[key] ?? style?[key]
        ?? type(of: self).defaultValue(forKey: key)
    }
  }

  func setPropertyValue(_ value: Any?, forKey key: String) {
    if let property = AnyLayerProperty.named(key), property.assign(self, value) { return }
    switch key {
    case "compositingFilter": compositingFilter = value
    case "opaque", "isOpaque":
      if let value { isOpaque = (AnimatableValue.number(value) ?? 0) != 0 }
    case "name": name = value as? String
    case "frame":
      if case .rect(let rect)? = AnimatableValue(value, as: .rect) { frame = rect }
    case "speed": if let value { speed = Float(AnimatableValue.number(value) ?? 1) }
    case "timeOffset": if let value { timeOffset = AnimatableValue.number(value) ?? 0 }
    case "beginTime": if let value { beginTime = AnimatableValue.number(value) ?? 0 }
    default: withAction(forKey: key) { values.appearance.custom[key] = value }
    }
  }

  /// A property with a component, or a value of the sublayer that `sublayers.<name>` names.
  func propertyValue(forKeyPath keyPath: String) -> Any? {
    if let (layer, rest) = target(of: keyPath) { return layer.value(forKeyPath: rest) }
    guard keyPath.contains("."), let path = LayerKeyPath(keyPath) else {
      return value(forKey: keyPath)
    }
    return path.value(in: values)?.boxed
  }

  func setPropertyValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (layer, rest) = target(of: keyPath) {
      return layer.setValue(value, forKeyPath: rest)
    }
    guard keyPath.contains("."), let path = LayerKeyPath(keyPath), let component = path.component
    else { return setValue(value, forKey: keyPath) }
    guard let part = AnimatableValue(value, as: path.kind), let whole = path.property.get(values)
    else { return }
    setValue(component.replacing(part, in: whole).boxed, forKey: path.key)
  }

  /// The layer that `sublayers.<name>.…` or `mask.…` names, with the rest of the path.
  private func target(of keyPath: String) -> (CALayer, String)? {
    let parts = keyPath.split(separator: ".").map(String.init)
    if parts.count > 1, parts[0] == "mask", let maskLayer {
      return (maskLayer, parts.dropFirst().joined(separator: "."))
    }
    guard parts.count > 2, parts[0] == "sublayers",
      let child = children.first(where: { $0.name == parts[1] })
    else { return nil }
    return (child, parts.dropFirst(2).joined(separator: "."))
  }

  /// Takes what a presentation copy shares with its model.
  func copyValues(from other: CALayer) {
    values = other.values
    timing = other.timing
    name = other.name
    style = other.style
    actions = other.actions
    delegate = other.delegate
    isOpaque = other.isOpaque
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    drawsAsynchronously = other.drawsAsynchronously
    duration = other.duration
  }
}

// In the class's own declaration these would bind all layers to the main thread.
extension CALayer: KeyValueObserver, KeyValueCoding {}
