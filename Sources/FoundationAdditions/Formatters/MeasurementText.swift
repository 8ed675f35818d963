// Amounts with units, as each language writes them.

/// Writes amounts with ICU, which Foundation on Linux asks for no units.
enum MeasurementText {
  /// How much of a unit's name is written.
  enum Width: String {
    case narrow = "unit-width-narrow"
    case short = "unit-width-short"
    case full = "unit-width-full-name"

    /// As a formatter's style asks for it.
    init(_ style: Formatter.UnitStyle) {
      switch style {
      case .short: self = .narrow
      case .long: self = .full
      default: self = .short
      }
    }
  }

  /// The least and the most digits that a formatter writes behind the point.
  static func digits(of numbers: NumberFormatter) -> ClosedRange<Int> {
    let least = max(0, numbers.minimumFractionDigits)
    return least...max(least, numbers.maximumFractionDigits)
  }

  /// An amount with its unit, or with the one that the region has for a `usage`, in ICU's words; `digits`: the
  /// least and the most behind the point.
  static func text(
    _ value: Double, _ unit: Unit, _ width: Width, usage: String?, digits: ClosedRange<Int>,
    locale: Locale
  ) -> String {
    let precision = precision(digits)
    if let name = name(of: unit) {
      let usage = usage.map { "usage/\($0) " } ?? ""
      let skeleton = "unit/\(name) \(usage)\(width.rawValue) \(precision)"
      if let text = NumberSkeleton.text(value, skeleton, locale) { return text }
    }
    return (NumberSkeleton.text(value, precision, locale) ?? "\(value)") + " " + unit.symbol
  }

  /// Such as `.0##`.
  private static func precision(_ digits: ClosedRange<Int>) -> String {
    guard digits.upperBound > 0 else { return "precision-integer" }
    let bounds = (max(0, min(digits.lowerBound, 15)), max(1, min(digits.upperBound, 15)))
    return "." + String(repeating: "0", count: bounds.0)
      + String(repeating: "#", count: max(0, bounds.1 - bounds.0))
  }

  /// A unit's name in CLDR; nil for one of the sources' own.
  private static func name(of unit: Unit) -> String? {
    // Minutes and meters have the same symbol.
    unit is UnitDuration && unit.symbol == "m" ? "minute" : names[unit.symbol]
  }

  private static let names = [
    "m": "meter", "km": "kilometer", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "NM": "nautical-mile", "ly": "light-year", "pc": "parsec", "ua": "astronomical-unit",
    "fur": "furlong", "ftm": "fathom",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "t": "tonne",
    "oz": "ounce", "lb": "pound", "st": "stone", "ton": "ton", "ct": "carat",
    "°C": "celsius", "°F": "fahrenheit", "K": "kelvin",
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    "h": "hour", "s": "second", "ms": "millisecond", "°": "degree", "rad": "radian",
    "ʹ": "arc-minute", "ʹʹ": "arc-second",
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare",
    "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter", "m³": "cubic-meter",
    "cm³": "cubic-centimeter", "ft³": "cubic-foot", "cup": "cup", "gal": "gallon", "qt": "quart",
    "pt": "pint", "fl oz": "fluid-ounce", "tbsp": "tablespoon", "tsp": "teaspoon",
    "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie",
    "kWh": "kilowatt-hour", "mW": "milliwatt", "W": "watt", "kW": "kilowatt", "MW": "megawatt",
    "hp": "horsepower", "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mbar": "millibar",
    "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
    "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "V": "volt",
    "A": "ampere", "mA": "milliampere", "Ω": "ohm", "L/100km": "liter-per-100-kilometer",
    "mpg": "mile-per-gallon", "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte",
    "GB": "gigabyte", "TB": "terabyte", "m/s²": "meter-per-square-second", "lx": "lux",
  ]
}
