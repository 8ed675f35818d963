// Numbers as fields show and read them.

internal import CoreGraphics
internal import Inspection

/// Numbers in fields.
enum NumberText {
  /// At most four digits behind the point: a person reads no more.
  static func shown(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return DecimalText.text(rounded == 0 ? 0 : rounded)
  }

  /// With as many digits behind the point as `fits` has room for: `digits` at most, else none.
  static func short(_ value: Double, digits: Int = 2, fits: (String) -> Bool) -> String {
    let factors = [1000.0, 100, 10, 1].suffix(digits + 1)
    let texts = factors.map { shown((value * $0).rounded() / $0) }
    return texts.first(where: fits) ?? shown(value.rounded())
  }

  /// Sides with their hundredths, such as `36.85 × 20`.
  static func size(_ sides: [Double]) -> String {
    sides.map { shown(($0 * 100).rounded() / 100) }.joined(separator: " × ")
  }

  /// All digits, as a page takes them.
  static func exact(_ value: Double) -> String { DecimalText.text(value) }

  /// The number that a value's text says; nil: none.
  static func number(_ text: String?) -> Double? { text.flatMap { DecimalText.number($0) } }

  /// The numbers of a value's text that commas separate.
  static func numbers(_ text: String?, count: Int) -> [Double]? {
    text.flatMap { DecimalText.numbers($0, count: count) }
  }

  /// A value after steps, without the digits that binary fractions add: 0.1 + 0.2 is 0.3.
  static func stepped(_ value: Double, by change: Double) -> Double {
    ((value + change) * 1e6).rounded() / 1e6
  }
}
