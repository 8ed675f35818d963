// Amounts with units, in a formatter.

/// Writes amounts, as “3.107 mi”
/// ([Apple](https://developer.apple.com/documentation/foundation/measurementformatter)). In users' sources
/// `MeasurementFormatter` is this class.
open class StageMeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The amount's own unit; else the region's.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Kept, without effect: the region's units have a size that suits the amount.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Degrees without a scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Default: empty.
  open var unitOptions: UnitOptions = []
  /// Default: medium, “km”; long is “kilometers”.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = StageLocale.current
  /// Of it the digits behind the point count. Default: decimal, at most three.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = StageNumberFormatter.decimal()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The unit alone.
  open func string(from unit: Unit) -> String {
    let one = MeasurementText.text(
      2, unit, .init(unitStyle), usage: nil, digits: 0...0, locale: locale ?? StageLocale.current)
    return one.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    guard value.isFinite else { return "\(value) \(unit.symbol)" }
    let text = MeasurementText.text(
      value, unit, .init(unitStyle),
      usage: unitOptions.contains(.providedUnit) ? nil : "default",
      digits: numberFormatter.map(MeasurementText.digits) ?? 0...3,
      locale: locale ?? StageLocale.current)
    guard unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) else {
      return text
    }
    return text.replacing(/[\s\u{A0}]*°[CFK]?/, with: "°")
  }
}
