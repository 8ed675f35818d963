// Variations in a document: attributes and installed views by size class.

internal import InterfaceDocuments

/// The variations of elements by traits.
///
/// A key such as `heightClass=compact-widthClass=regular` names the traits that a variation is for; `default` is for
/// all. One that asks for more traits precedes one that asks for fewer.
enum NibVariations {
  /// The attribute that marks an element as not installed.
  static let excludedMark = "excluded"

  /// The identifiers of the subviews and the constraints of an element that are not installed for traits.
  static func excluded(_ element: NibElement, _ traits: UITraitCollection) -> Set<String> {
    let masks = fitting(element, traits).flatMap(\.children).filter { $0.name == "mask" }
    return masks.flatMap(\.children).reduce(into: []) { found, line in
      guard let id = line.attributes["reference"] else { return }
      if line.name == "exclude" { found.insert(id) } else { found.remove(id) }
    }
  }

  /// Returns an element with the attributes and values that hold for traits, and with a mark on each child that is
  /// not installed.
  static func applied(to element: NibElement, _ traits: UITraitCollection) -> NibElement {
    let variations = fitting(element, traits)
    guard !variations.isEmpty else { return element }
    let excluded = excluded(element, traits)
    var element = element
    for variation in variations {
      element.attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
      for value in variation.children where value.name != "mask" { replace(value, in: &element) }
    }
    for list in element.children.indices { mark(excluded, in: &element.children[list]) }
    return element
  }

  /// Replaces the value of the same key, or adds it.
  private static func replace(_ value: NibElement, in element: inout NibElement) {
    let key = value.attributes["key"]
    if let place = element.children.firstIndex(where: { $0.attributes["key"] == key }) {
      element.children[place] = value
    } else {
      element.children.append(value)
    }
  }

  private static func mark(_ excluded: Set<String>, in list: inout NibElement) {
    guard list.name == "subviews" || list.name == "constraints" else { return }
    for place in list.children.indices {
      if let id = list.children[place].attributes["id"], excluded.contains(id) {
        list.children[place].attributes[excludedMark] = "YES"
      }
    }
  }

  // MARK: Traits

  /// The variations of an element that hold for traits, the most special one last.
  private static func fitting(_ element: NibElement, _ traits: UITraitCollection) -> [NibElement] {
    let all = element.children.filter { $0.name == "variation" }
    return all.compactMap { variation in
      weight(variation.attributes["key"] ?? "", traits).map { (variation, $0) }
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The number of traits that a key asks for; nil where one of them does not hold.
  private static func weight(_ key: String, _ traits: UITraitCollection) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
    let holds = parts.allSatisfy { $0.count == 2 && value($0[0], traits) == $0[1] }
    return holds ? parts.count : nil
  }

  private static func value(_ trait: String, _ traits: UITraitCollection) -> String? {
    switch trait {
    case "widthClass": traits.horizontalSizeClass == .regular ? "regular" : "compact"
    case "heightClass": traits.verticalSizeClass == .regular ? "regular" : "compact"
    case "appearance", "userInterfaceStyle":
      traits.userInterfaceStyle == .dark ? "dark" : "light"
    case "layoutDirection": traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
    default: nil
    }
  }
}
