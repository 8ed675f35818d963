// The format style of measurements, which Foundation on Linux lacks.

extension Measurement where UnitType: Dimension {
  /// A format style for measurements, as “3.1 mi”
  /// ([Apple](https://developer.apple.com/documentation/foundation/measurement/formatstyle)).
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// The width of the unit.
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

    /// The width of the unit.
    public var width: UnitWidth
    /// The locale of number, unit and region.
    public var locale: Locale
    /// The usage, by which the region chooses the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The style of the number, which is used only if the usage is `asProvided`.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style. Defaults: the stage's locale, general usage, at most one fraction digit.
    public init(
      width: UnitWidth, locale: Locale = StageLocale.current,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale) = (width, locale)
      (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
    }

    /// Formats a measurement. A value that is not finite keeps its unit.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let (value, unit) = (measurement.value, measurement.unit)
      guard value.isFinite else { return "\(value) \(unit.symbol)" }
      // Values in the region's units have one fraction digit below 100, and none above.
      let digits = usage.name == nil ? 0...6 : abs(value) < 100 ? 0...1 : 0...0
      let text = MeasurementText.text(
        value, unit, width: width.width, usage: usage.name, digits: digits, locale: locale)
      guard usage.name == nil, let style = numberFormatStyle else { return text }
      let plain = value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
      return text.replacingOccurrences(of: plain, with: style.locale(locale).format(value))
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Formats the measurement in the region's unit, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Formats the measurement by a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// A style for measurements, in the stage's locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
