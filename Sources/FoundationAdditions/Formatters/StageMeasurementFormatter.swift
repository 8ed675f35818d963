// Formatting of measurements in the stage's locale.

/// A formatter of measurements, as “3.107 mi”
/// ([Apple](https://developer.apple.com/documentation/foundation/measurementformatter)). The lowering replaces
/// `MeasurementFormatter` of users' sources by this class.
open class StageMeasurementFormatter: Formatter {
  /// Options for the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps the unit of the measurement; without it the region's unit is used.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// No effect: the region's units always suit the size of the value.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Formats temperatures as degrees without the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Options for the unit. Default: empty.
  open var unitOptions: UnitOptions = []
  /// The width of the unit. Default: medium, “km”; long is “kilometers”.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale; nil is the stage's. Default: the stage's.
  open var locale: Locale! = StageLocale.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The formatter whose numbers of fraction digits are used. Default: decimal, at most three digits.
  open var numberFormatter: NumberFormatter! = StageNumberFormatter.decimal()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats a measurement. A value that is not finite keeps its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Formats a unit without a number.
  open func string(from unit: Unit) -> String {
    let one = MeasurementText.text(
      2, unit, width: .init(unitStyle), usage: nil, digits: 0...0,
      locale: locale ?? StageLocale.current)
    return one.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    guard value.isFinite else { return "\(value) \(unit.symbol)" }
    let text = MeasurementText.text(
      value, unit, width: .init(unitStyle),
      usage: unitOptions.contains(.providedUnit) ? nil : "default",
      digits: numberFormatter.map(MeasurementText.digits) ?? 0...3,
      locale: locale ?? StageLocale.current)
    guard unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) else {
      return text
    }
    return text.replacing(/[\s\u{A0}]*°[CFK]?/, with: "°")
  }
}
