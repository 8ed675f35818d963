// The range of a number, where its source or its name says one.

internal import CoreGraphics
internal import Messages

/// The values that make sense for a number.
enum NumberRange {
  /// Names of numbers that are shares of something: a slider sets them, whoever declares them.
  private static let shares: Set<String> = [
    "alpha", "progress", "layer.opacity", "layer.shadowOpacity", "minimumScaleFactor",
  ]
  /// UIKit's own, of views and of layers, that are nothing outside of 0 to 1.
  private static let unitAttributes: Set<String> = [
    "alpha", "progress", "opacity", "shadowOpacity", "minimumScaleFactor", "strokeStart",
    "strokeEnd",
  ]
  /// UIKit's own that are nothing below 0.
  private static let lengthAttributes: Set<String> = [
    "cornerRadius", "borderWidth", "shadowRadius", "lineWidth", "miterLimit", "fontSize",
    "numberOfLines", "numberOfPages", "instanceCount", "birthRate", "lifetime",
  ]

  /// The range that a property's comment writes as `0...1`, or that its name stands for; nil: none is known.
  static func of(_ property: PageProperty) -> ClosedRange<Double>? {
    if shares.contains(property.name) { return 0...1 }
    return property.documentation.flatMap(range)
  }

  /// The values of a property that are not refused: what the comment in its source says, and of UIKit's own what has a
  /// meaning. Nil: all. `isBuiltIn`: whether it is UIKit's own.
  static func allowed(_ property: PageProperty, isBuiltIn: Bool) -> ClosedRange<Double>? {
    guard property.kind == "number" || property.kind == "integer" else { return nil }
    guard isBuiltIn else { return property.documentation.flatMap(range) }
    let name = property.name.split(separator: ".").last.map(String.init) ?? ""
    if unitAttributes.contains(name) { return 0...1 }
    return lengthAttributes.contains(name) ? 0...Double.infinity : nil
  }

  /// The range in words, such as `1 to 40`.
  static func words(_ range: ClosedRange<Double>) -> String {
    let low = NumberText.exact(range.lowerBound)
    return range.upperBound == .infinity
      ? "\(low) or more" : "\(low) to \(NumberText.exact(range.upperBound))"
  }

  private static func range(in text: String) -> ClosedRange<Double>? {
    let pattern = /(-?\d+(?:\.\d+)?)\s*(?:\.\.\.|…)\s*(-?\d+(?:\.\d+)?)/
    guard let match = text.firstMatch(of: pattern), let low = Double(match.output.1),
      let high = Double(match.output.2), low < high
    else { return nil }
    return low...high
  }
}
