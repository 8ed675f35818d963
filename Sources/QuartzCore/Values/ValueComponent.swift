// The components of points, sizes, rectangles and transforms that key paths can name.

/// A part of a value that can be read and replaced by itself.
enum ValueComponent: Equatable {
  /// One number of the value's numbers in order.
  case number(Int)
  /// Origin of a rectangle.
  case origin
  /// Size of a rectangle.
  case size
  /// The rotation of a transform, in radians. Axis 0 is x, 2 is z.
  case rotation(axis: Int)
  case scale(axis: Int)
  /// All three axes alike.
  case uniformScale
  case translation(axis: Int)
  /// x and y of the translation as a size.
  case planeTranslation

  /// nil where values of `kind` have no such component.
  init?(_ name: String, of kind: AnimatableValue.Kind) {
    guard let component = Self.names(of: kind)[name] else { return nil }
    self = component
  }

  private static func names(of kind: AnimatableValue.Kind) -> [String: ValueComponent] {
    switch kind {
    case .point: ["x": .number(0), "y": .number(1)]
    case .size: ["width": .number(0), "height": .number(1)]
    case .rect: rectNames
    case .transform: transformNames
    default: [:]
    }
  }

  private static let rectNames: [String: ValueComponent] = [
    "origin": .origin, "size": .size,
    "origin.x": .number(0), "origin.y": .number(1),
    "size.width": .number(2), "size.height": .number(3),
  ]

  private static let transformNames: [String: ValueComponent] = [
    "rotation": .rotation(axis: 2), "rotation.x": .rotation(axis: 0),
    "rotation.y": .rotation(axis: 1), "rotation.z": .rotation(axis: 2),
    "scale": .uniformScale, "scale.x": .scale(axis: 0), "scale.y": .scale(axis: 1),
    "scale.z": .scale(axis: 2),
    "translation": .planeTranslation, "translation.x": .translation(axis: 0),
    "translation.y": .translation(axis: 1), "translation.z": .translation(axis: 2),
  ]

  var kind: AnimatableValue.Kind {
    switch self {
    case .origin: .point
    case .size, .planeTranslation: .size
    default: .number
    }
  }

  func get(_ whole: AnimatableValue) -> AnimatableValue {
    switch (self, whole) {
    case (.origin, .rect(let rect)): return .point(rect.origin)
    case (.size, .rect(let rect)): return .size(rect.size)
    case (.number(let index), _):
      return .number(whole.number(at: index) ?? 0)
    case (_, .transform(let transform)):
      return get(DecomposedTransform(transform))
    default: return whole
    }
  }

  private func get(_ parts: DecomposedTransform) -> AnimatableValue {
    switch self {
    case .rotation(let axis): .number(parts.angles[axis])
    case .scale(let axis): .number(parts.scale[axis])
    case .uniformScale: .number((parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3)
    case .translation(let axis): .number(parts.translation[axis])
    default: .size(CGSize(width: parts.translation[0], height: parts.translation[1]))
    }
  }

  func replacing(_ part: AnimatableValue, in whole: AnimatableValue) -> AnimatableValue {
    switch (self, part, whole) {
    case (.origin, .point(let origin), .rect(let rect)):
      return .rect(CGRect(origin: origin, size: rect.size))
    case (.size, .size(let size), .rect(let rect)):
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.number(let index), .number(let number), _):
      return whole.replacing(number, at: index)
    case (_, _, .transform(let transform)):
      return .transform(replacing(part, in: transform))
    default: return whole
    }
  }

  private func replacing(_ part: AnimatableValue, in transform: CATransform3D) -> CATransform3D {
    var parts = DecomposedTransform(transform)
    switch (self, part) {
    case (.rotation(let axis), .number(let angle)): parts.angles[axis] = angle
    case (.scale(let axis), .number(let scale)): parts.scale[axis] = scale
    case (.uniformScale, .number(let scale)): parts.scale = [scale, scale, scale]
    case (.translation(let axis), .number(let distance)): parts.translation[axis] = distance
    case (.planeTranslation, .size(let size)):
      (parts.translation[0], parts.translation[1]) = (Double(size.width), Double(size.height))
    case (.planeTranslation, .point(let point)):
      (parts.translation[0], parts.translation[1]) = (Double(point.x), Double(point.y))
    default: return transform
    }
    return parts.transform
  }
}
