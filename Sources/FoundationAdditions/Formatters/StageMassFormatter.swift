// Formatting of masses in the stage's locale.

/// Foundation's `MassFormatter` with the stage's locale by default and with unit names in all languages
/// ([Apple](https://developer.apple.com/documentation/foundation/massformatter)). The lowering replaces
/// `MassFormatter` of users' sources by this class.
open class StageMassFormatter: MassFormatter {
  public override init() {
    super.init()
    numberFormatter = StageNumberFormatter.decimal()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(fromValue value: Double, unit: MassFormatter.Unit) -> String {
    MeasurementText.text(value, unit.mass, style: unitStyle, numbers: numberFormatter)
      ?? super.string(fromValue: value, unit: unit)
  }
}

extension MassFormatter.Unit {
  fileprivate var mass: UnitMass {
    switch self {
    case .gram: .grams
    case .kilogram: .kilograms
    case .ounce: .ounces
    case .pound: .pounds
    case .stone: .stones
    }
  }
}
