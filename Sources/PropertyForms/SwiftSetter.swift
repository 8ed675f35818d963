// How code sets what inspectors show as a property.

/// The way in which Swift sets a property that an inspector shows.
package enum SwiftSetter: Hashable, Sendable {
  /// `view.name = value`
  case assignment
  /// `view.setTitle(value, for: .normal)`, by the method's name.
  case forState(String)
  /// No single statement does.
  case none

  /// The way of a property that one of UIKit's classes declares. `group`: the class's name in words.
  package static func of(_ property: String, in group: String) -> SwiftSetter {
    if ["fontSize", "segmentTitles", "isAnimating"].contains(property) { return .none }
    guard group == "Button" else { return .assignment }
    if property == "lineBreakMode" { return .none }
    let method = SwiftAssignmentReader.setters.first { $0.value == property }?.key
    return method.map { .forState($0) } ?? .assignment
  }
}
