// The range of a number, where its source or its name says one.

internal import CoreGraphics
internal import Messages

/// The values that make sense for a number.
enum NumberRange {
  private static let units: Set<String> = [
    "alpha", "progress", "layer.opacity", "layer.shadowOpacity", "minimumScaleFactor",
  ]

  /// The range that a property's comment writes as `0...1`, or that its name stands for; nil: none is known.
  static func of(_ property: PageProperty) -> ClosedRange<Double>? {
    if units.contains(property.name) { return 0...1 }
    return property.documentation.flatMap(range)
  }

  private static func range(in text: String) -> ClosedRange<Double>? {
    let pattern = /(-?\d+(?:\.\d+)?)\s*(?:\.\.\.|…)\s*(-?\d+(?:\.\d+)?)/
    guard let match = text.firstMatch(of: pattern), let low = Double(match.output.1),
      let high = Double(match.output.2), low < high
    else { return nil }
    return low...high
  }
}
