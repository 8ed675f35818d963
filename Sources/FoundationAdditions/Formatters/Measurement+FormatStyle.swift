// `Measurement.formatted()`, which Foundation on Linux does not have.

/// What an amount is for: regions have other units for roads than for bodies
/// ([Apple](https://developer.apple.com/documentation/foundation/measurementformatunitusage)).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// In ICU's words; nil: the amount keeps its unit.
  fileprivate let name: String?

  public static var asProvided: Self { Self(name: nil) }
  public static var general: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(name: "road") }
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
  public static var focalLength: Self { Self(name: "focal-length") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
}

extension Measurement where UnitType: Dimension {
  /// Writes amounts, as “3.1 mi”
  /// ([Apple](https://developer.apple.com/documentation/foundation/measurement/formatstyle)).
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    public enum UnitWidth: String, Hashable, Codable, Sendable {
      /// 5 kilometers
      case wide
      /// 5 km
      case abbreviated
      /// 5km
      case narrow

      fileprivate var width: MeasurementText.Width {
        switch self {
        case .wide: .full
        case .abbreviated: .short
        case .narrow: .narrow
        }
      }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// Kept; writes the number where the amount keeps its unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = StageLocale.current,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale) = (width, locale)
      (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
    }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      let (value, unit) = (measurement.value, measurement.unit)
      guard value.isFinite else { return "\(value) \(unit.symbol)" }
      // Amounts in the region's units are rounded to two figures below 100.
      let digits = usage.name == nil ? 0...6 : abs(value) < 100 ? 0...1 : 0...0
      let text = MeasurementText.text(
        value, unit, width.width, usage: usage.name, digits: digits, locale: locale)
      guard usage.name == nil, let style = numberFormatStyle else { return text }
      let plain = value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
      return text.replacingOccurrences(of: plain, with: style.locale(locale).format(value))
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The amount in the region's unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
