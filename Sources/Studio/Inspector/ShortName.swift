// Names of properties, as short as their place allows.

internal import Messages

/// The words at the left of a row.
enum ShortName {
  /// Sources' own names are left as they are. Of UIKit's names falls away what heading and control say already: “Hidden”
  /// for `isHidden`, “Background” for a colour, “Corner Radius” below the heading “Layer”. A colour keeps its whole name
  /// where another property has the short one.
  static func of(_ property: PageProperty, in group: PropertyGroup) -> String {
    guard !group.isInspectable else { return property.readableName }
    let name = shortened(property)
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
    if property.kind == "color", words.count > 1, words.last == "Color" { words.removeLast() }
    return words.joined(separator: " ")
  }
}
