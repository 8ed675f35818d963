// Foundation's formatters of lengths, masses, energies and bytes, for the stage's locale.

/// Foundation's know English names of units alone; what another language calls them ICU knows.
private func text(
  _ value: Double, _ unit: Unit, _ style: Formatter.UnitStyle, _ numbers: NumberFormatter
) -> String? {
  let locale = numbers.locale ?? StageLocale.current
  guard value.isFinite, locale.language.languageCode?.identifier != "en" else { return nil }
  return MeasurementText.text(
    value, unit, .init(style), usage: nil, digits: MeasurementText.digits(of: numbers),
    locale: locale)
}

/// Foundation's `LengthFormatter` whose locale is at first the stage's
/// ([Apple](https://developer.apple.com/documentation/foundation/lengthformatter)). In users' sources
/// `LengthFormatter` is this class.
open class StageLengthFormatter: LengthFormatter {
  public override init() {
    super.init()
    numberFormatter = StageNumberFormatter.decimal()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
    text(value, unit.length, unitStyle, numberFormatter)
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

/// Foundation's `MassFormatter` whose locale is at first the stage's
/// ([Apple](https://developer.apple.com/documentation/foundation/massformatter)). In users' sources
/// `MassFormatter` is this class.
open class StageMassFormatter: MassFormatter {
  public override init() {
    super.init()
    numberFormatter = StageNumberFormatter.decimal()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(fromValue value: Double, unit: MassFormatter.Unit) -> String {
    text(value, unit.mass, unitStyle, numberFormatter) ?? super.string(fromValue: value, unit: unit)
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

/// Foundation's `EnergyFormatter` whose locale is at first the stage's
/// ([Apple](https://developer.apple.com/documentation/foundation/energyformatter)). In users' sources
/// `EnergyFormatter` is this class.
open class StageEnergyFormatter: EnergyFormatter {
  public override init() {
    super.init()
    numberFormatter = StageNumberFormatter.decimal()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
    text(value, unit.energy, unitStyle, numberFormatter)
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

/// Foundation's `ByteCountFormatter`, which writes English, in the stage's language
/// ([Apple](https://developer.apple.com/documentation/foundation/bytecountformatter)). In users' sources
/// `ByteCountFormatter` is this class.
open class StageByteCountFormatter: ByteCountFormatter {
  open override class func string(
    fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    let formatter = StageByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }

  open override func string(fromByteCount byteCount: Int64) -> String {
    let locale = StageLocale.current
    guard locale.language.languageCode?.identifier != "en", includesUnit, includesCount else {
      return super.string(fromByteCount: byteCount)
    }
    let units = ByteCountFormatStyle.Units(rawValue: allowedUnits.rawValue)
    return ByteCountFormatStyle(
      style: style, allowedUnits: units.isEmpty ? .default : units,
      spellsOutZero: allowsNonnumericFormatting, includesActualByteCount: includesActualByteCount,
      locale: locale
    ).format(byteCount)
  }

  private var style: ByteCountFormatStyle.Style {
    switch countStyle {
    case .file: .file
    case .memory: .memory
    case .decimal: .decimal
    case .binary: .binary
    }
  }
}
