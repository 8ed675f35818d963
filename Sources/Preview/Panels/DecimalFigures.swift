// Figures as people read them, without locale and without `String(format:)`.

internal import CoreGraphics

/// Decimal text of numbers for panels and reports.
enum DecimalFigures {
  /// `value` with a fixed number of places, rounded half up; finite values of moderate size.
  static func fixed(_ value: Double, places: Int) -> String {
    let power = (0..<places).reduce(1) { result, _ in result * 10 }
    let units = Int((abs(value) * Double(power)).rounded())
    let sign = value < 0 && units > 0 ? "−" : ""
    guard places > 0 else { return sign + String(units) }
    let fraction = String(units % power)
    return sign + "\(units / power)." + String(repeating: "0", count: places - fraction.count)
      + fraction
  }

  /// Groups of three digits, with thin spaces between them.
  static func grouped(_ value: Int) -> String {
    let digits = Array(String(value))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("\u{2009}") }
      text.append(digit)
    }
    return text
  }
}
