// Formatting of lengths in the stage's locale.

/// Foundation's `LengthFormatter` with the stage's locale by default and with unit names in all languages
/// ([Apple](https://developer.apple.com/documentation/foundation/lengthformatter)). The lowering replaces
/// `LengthFormatter` of users' sources by this class.
open class StageLengthFormatter: LengthFormatter {
  public override init() {
    super.init()
    numberFormatter = StageNumberFormatter.decimal()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
    MeasurementText.text(value, unit.length, style: unitStyle, numbers: numberFormatter)
      ?? super.string(fromValue: value, unit: unit)
  }
}

extension LengthFormatter.Unit {
  fileprivate var length: UnitLength {
    switch self {
    case .millimeter: .millimeters
    case .centimeter: .centimeters
    case .meter: .meters
    case .kilometer: .kilometers
    case .inch: .inches
    case .foot: .feet
    case .yard: .yards
    case .mile: .miles
    }
  }
}
