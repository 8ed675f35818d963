// Formatting of energies in the stage's locale.

/// Foundation's `EnergyFormatter` with the stage's locale by default and with unit names in all languages
/// ([Apple](https://developer.apple.com/documentation/foundation/energyformatter)). The lowering replaces
/// `EnergyFormatter` of users' sources by this class.
open class StageEnergyFormatter: EnergyFormatter {
  public override init() {
    super.init()
    numberFormatter = StageNumberFormatter.decimal()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
    MeasurementText.text(value, unit.energy, style: unitStyle, numbers: numberFormatter)
      ?? super.string(fromValue: value, unit: unit)
  }
}

extension EnergyFormatter.Unit {
  fileprivate var energy: UnitEnergy {
    switch self {
    case .joule: .joules
    case .kilojoule: .kilojoules
    case .calorie: .calories
    case .kilocalorie: .kilocalories
    }
  }
}
