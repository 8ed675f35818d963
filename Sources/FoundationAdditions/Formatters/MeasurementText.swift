// Localized formatting of measurements by ICU.

/// Formats numbers with units by ICU, since Foundation on Linux has unit names in English only.
enum MeasurementText {
  /// The width of a unit, as a keyword of ICU's skeletons.
  enum Width: String {
    case narrow = "unit-width-narrow"
    case short = "unit-width-short"
    case full = "unit-width-full-name"

    /// Returns the width of a unit style; medium is `short`.
    init(_ style: Formatter.UnitStyle) {
      switch style {
      case .short: self = .narrow
      case .long: self = .full
      default: self = .short
      }
    }
  }

  /// Returns the smallest and the largest number of fraction digits of a formatter.
  static func digits(of numbers: NumberFormatter) -> ClosedRange<Int> {
    let least = max(0, numbers.minimumFractionDigits)
    return least...max(least, numbers.maximumFractionDigits)
  }

  /// Formats a number with a unit, or in the region's unit for ICU's name of a `usage`. `digits` is the smallest and
  /// the largest number of fraction digits.
  static func text(
    _ value: Double, _ unit: Unit, width: Width, usage: String?, digits: ClosedRange<Int>,
    locale: Locale
  ) -> String {
    let precision = precision(digits)
    if let name = name(of: unit) {
      let usage = usage.map { "usage/\($0) " } ?? ""
      let skeleton = "unit/\(name) \(usage)\(width.rawValue) \(precision)"
      if let text = NumberSkeleton.text(value, skeleton, locale: locale) { return text }
    }
    return (NumberSkeleton.text(value, precision, locale: locale) ?? "\(value)") + " " + unit.symbol
  }

  /// Formats a value for Foundation's length, mass and energy formatters; nil for English and for values that are not
  /// finite, which Foundation's formatters handle themselves.
  static func text(
    _ value: Double, _ unit: Unit, style: Formatter.UnitStyle, numbers: NumberFormatter
  ) -> String? {
    let locale = numbers.locale ?? StageLocale.current
    guard value.isFinite, locale.language.languageCode?.identifier != "en" else { return nil }
    return text(
      value, unit, width: .init(style), usage: nil, digits: digits(of: numbers), locale: locale)
  }

  /// Returns ICU's precision for a range of fraction digits, such as `.0##`.
  private static func precision(_ digits: ClosedRange<Int>) -> String {
    guard digits.upperBound > 0 else { return "precision-integer" }
    let bounds = (max(0, min(digits.lowerBound, 15)), max(1, min(digits.upperBound, 15)))
    return "." + String(repeating: "0", count: bounds.0)
      + String(repeating: "#", count: max(0, bounds.1 - bounds.0))
  }

  /// Returns CLDR's name of a unit; nil for a custom one.
  private static func name(of unit: Unit) -> String? {
    // Minutes and meters have the same symbol, “m”.
    unit is UnitDuration && unit.symbol == "m" ? "minute" : names[unit.symbol]
  }

  /// CLDR's names by the symbols of Foundation's units.
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
