// The conversions between a property's own type and the values that animations and key-value access
// carry.

/// Converts the values of a property to and from `AnimatableValue`.
struct Conversion<Value>: Sendable {
  let kind: AnimatableValue.Kind
  let box: @Sendable (Value) -> AnimatableValue
  let unbox: @Sendable (AnimatableValue) -> Value?
  /// The value that nil stands for; nil where the property cannot be nil.
  var absent: (@Sendable () -> Value)?

  /// Reads the value that a caller of `setValue(_:forKey:)` passes; nil where it is of another kind.
  func read(_ value: Any?) -> Value? {
    guard let value, !(value is NSNull) else { return absent?() }
    return AnimatableValue(value, as: kind).flatMap(unbox)
  }
}

extension Conversion where Value == CGFloat {
  static var number: Self {
    Self(
      kind: .number,
      box: { .number(Double($0)) },
      unbox: { value in
        if case .number(let number) = value { CGFloat(number) } else { nil }
      })
  }
}

extension Conversion where Value == Float {
  static var number: Self {
    Self(
      kind: .number,
      box: { .number(Double($0)) },
      unbox: { value in
        if case .number(let number) = value { Float(number) } else { nil }
      })
  }
}

extension Conversion where Value == CFTimeInterval {
  static var seconds: Self {
    Self(
      kind: .number,
      box: { .number($0) },
      unbox: { value in
        if case .number(let number) = value { number } else { nil }
      })
  }
}

extension Conversion where Value == Int {
  /// Rounded to the nearest while it animates.
  static var integer: Self {
    Self(
      kind: .integer,
      box: { .number(Double($0)) },
      unbox: { value in
        if case .number(let number) = value { Int(exactly: number.rounded()) } else { nil }
      })
  }
}

extension Conversion where Value == Bool {
  /// Half way up counts as true.
  static var bool: Self {
    Self(
      kind: .bool,
      box: { .number($0 ? 1 : 0) },
      unbox: { value in
        if case .number(let number) = value { number >= 0.5 } else { nil }
      })
  }
}

extension Conversion where Value == CGPoint {
  static var point: Self {
    Self(
      kind: .point,
      box: { .point($0) },
      unbox: { value in
        if case .point(let point) = value { point } else { nil }
      })
  }
}

extension Conversion where Value == CGSize {
  static var size: Self {
    Self(
      kind: .size,
      box: { .size($0) },
      unbox: { value in
        if case .size(let size) = value { size } else { nil }
      })
  }
}

extension Conversion where Value == CGRect {
  static var rect: Self {
    Self(
      kind: .rect,
      box: { .rect($0) },
      unbox: { value in
        if case .rect(let rect) = value { rect } else { nil }
      })
  }
}

extension Conversion where Value == CATransform3D {
  static var transform: Self {
    Self(
      kind: .transform,
      box: { .transform($0) },
      unbox: { value in
        if case .transform(let transform) = value { transform } else { nil }
      })
  }
}

extension Conversion where Value == CGColor? {
  /// No colour counts as clear.
  static var color: Self {
    Self(
      kind: .color,
      box: { $0.map { .color($0.rgba) } ?? .color(.clear) },
      unbox: { value in
        if case .color(let color) = value { .some(CGColor(color)) } else { nil }
      },
      absent: { nil })
  }
}

extension Conversion where Value == [Any]? {
  static var colors: Self {
    Self(
      kind: .colors,
      box: { $0.map { AnimatableValue($0, as: .colors) ?? .other(nil) } ?? .other(nil) },
      unbox: { value in
        switch value {
        case .colors(let colors): .some(colors.map { CGColor($0) })
        case .other(nil): .some(nil)
        default: nil
        }
      },
      absent: { nil })
  }
}

extension Conversion where Value == [NSNumber]? {
  static var numbers: Self {
    Self(
      kind: .numbers,
      box: { $0.map { .numbers($0.map(\.doubleValue)) } ?? .other(nil) },
      unbox: { value in
        switch value {
        case .numbers(let numbers): .some(numbers.map { NSNumber(value: $0) })
        case .other(nil): .some(nil)
        default: nil
        }
      },
      absent: { nil })
  }
}

extension Conversion where Value == CGPath? {
  static var path: Self {
    Self(
      kind: .path,
      box: { $0.map { .path($0.data) } ?? .other(nil) },
      unbox: { value in
        switch value {
        case .path(let path): .some(CGPath(path))
        case .other(nil): .some(nil)
        default: nil
        }
      },
      absent: { nil })
  }
}

extension Conversion where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
  /// A typed string: itself or its raw value.
  static var name: Self {
    Self(
      kind: .other,
      box: { .other($0.rawValue) },
      unbox: { value in
        guard case .other(let any) = value else { return nil }
        return any as? Value ?? (any as? String).flatMap(Value.init(rawValue:))
      })
  }
}

extension Conversion
where
  Value: OptionSet & SendableMetatype, Value.RawValue: BinaryInteger & SendableMetatype
{
  static var options: Self {
    Self(
      kind: .integer,
      box: { .number(Double($0.rawValue)) },
      unbox: { value in
        guard case .number(let number) = value else { return nil }
        return Value.RawValue(exactly: number).map(Value.init(rawValue:))
      })
  }
}
