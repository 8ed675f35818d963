// Names of properties, as short as their place allows.

internal import Messages

/// The words at the left of a row.
enum ShortName {
  /// Sources' own names are left as they are. Of UIKit's names falls away what heading and control say already: “Hidden”
  /// for `isHidden`, “Identifier” for `accessibilityIdentifier`, “Background” for a colour, “Corner Radius” below the
  /// heading “Layer”. A colour keeps its whole name where another property has the short one, and so does each whose
  /// short name is one of sources' own names: with the class's name behind it where the whole name is one of these too.
  /// `own`: the sources' own names.
  static func of(
    _ property: PageProperty, in group: PropertyGroup, besides own: Set<String> = []
  ) -> String {
    guard !group.isInspectable else { return property.readableName }
    let name = shortened(property)
    if own.contains(name) {
      let whole = property.readableName
      return own.contains(whole) ? "\(whole) (\(group.name))" : whole
    }
    let isTaken = group.properties.contains {
      $0.name != property.name && shortened($0) == name
    }
    return isTaken && property.kind == "color" ? property.readableName : name
  }

  private static func shortened(_ property: PageProperty) -> String {
    var words = property.readableName.split(separator: " ").map(String.init)
    func dropFirst(_ word: String) {
      if words.count > 1, words.first == word { words.removeFirst() }
    }
    if property.name.hasPrefix("layer.") { dropFirst("Layer") }
    dropFirst("Is")
    if property.name == "accessibilityIdentifier" { dropFirst("Accessibility") }
    if property.kind == "color", words.count > 1, words.last == "Color" { words.removeLast() }
    return words.joined(separator: " ")
  }
}
