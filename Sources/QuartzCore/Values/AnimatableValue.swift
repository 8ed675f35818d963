// The values that animations interpolate and that key-value access carries.

/// One value of a layer's property.
enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(RGBA)
  case colors([RGBA])
  case numbers([Double])
  case path(PathData)
  /// Changes at once: contents, names, absence.
  case other(Any?)
}

extension AnimatableValue {
  /// The kind of a property's values, which tells how to read an `Any`.
  enum Kind: Sendable {
    case number
    case bool
    case integer
    case point
    case size
    case rect
    case transform
    case color
    case colors
    case numbers
    case path
    case other
  }

  /// Reads a value of Swift's or Foundation's numbers and structures;
  /// nil where `value` is nil or of another kind.
  init?(_ value: Any?, as kind: Kind) {
    guard let value else { return nil }
    switch kind {
    case .number, .bool, .integer:
      guard let number = Self.number(value) else { return nil }
      self = .number(number)
    case .point, .size, .rect, .transform:
      guard let geometry = Self.geometry(value, as: kind) else { return nil }
      self = geometry
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color.rgba)
    case .colors:
      guard let colors = value as? [Any] else { return nil }
      self = .colors(colors.map { ($0 as? CGColor)?.rgba ?? .clear })
    case .numbers:
      guard let numbers = value as? [Any] else { return nil }
      self = .numbers(numbers.map { Self.number($0) ?? 0 })
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path.data)
    case .other: self = .other(value)
    }
  }

  /// A finite number in any of the types that sources use.
  static func number(_ value: Any) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: value.doubleValue
      case let value as any BinaryInteger: Double(value)
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    return number
  }

  private static func geometry(_ value: Any, as kind: Kind) -> AnimatableValue? {
    let boxed = (value as? NSValue).flatMap { $0.holds(kind) ? $0 : nil }
    switch kind {
    case .point, .size:
      return pair(value).map { kind == .point ? .point($0.point) : .size($0.size) }
    case .rect:
      let rect = value as? CGRect ?? boxed?.rectValue
      return rect.flatMap { $0.isAllFinite ? .rect($0) : nil }
    default:
      let transform = value as? CATransform3D ?? boxed?.caTransform3DValue
      return transform.flatMap { $0.isAllFinite ? .transform($0) : nil }
    }
  }

  /// Reads a point or a size, whichever it is: Core Animation takes both for either.
  private static func pair(_ value: Any) -> (point: CGPoint, size: CGSize)? {
    let boxed = value as? NSValue
    let point = value as? CGPoint ?? boxed.flatMap { $0.holds(.point) ? $0.pointValue : nil }
    let size = value as? CGSize ?? boxed.flatMap { $0.holds(.size) ? $0.sizeValue : nil }
    guard let x = point?.x ?? size?.width, let y = point?.y ?? size?.height, x.isFinite, y.isFinite
    else { return nil }
    return (CGPoint(x: x, y: y), CGSize(width: x, height: y))
  }

  /// For key-value access: numbers boxed in `NSNumber`, structures and colours as they are.
  var boxed: Any? {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): CGColor(color)
    case .colors(let colors): colors.map { CGColor($0) }
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .path(let path): CGPath(path)
    case .other(let value): value
    }
  }
}

extension NSValue {
  /// Whether the box holds a structure of `kind`; asking one for another ends the program.
  fileprivate func holds(_ kind: AnimatableValue.Kind) -> Bool {
    // SAFETY: a C string that lives as long as the box.
    let type = unsafe String(cString: objCType)
    return switch kind {
    case .point: type.hasPrefix("{CGPoint")
    case .size: type.hasPrefix("{CGSize")
    case .rect: type.hasPrefix("{CGRect")
    case .transform: true
    default: false
    }
  }
}
