// The texts of a document in the language of the locale.

internal import InterfaceDocuments

/// The localized texts of a document, by the identifiers of its objects.
///
/// The table has the document's name; its keys are an identifier and what the text is, such as `aBc-12-Xyz.title`.
struct NibTexts {
  private let text: (String) -> String?

  /// Fails where there is no table of that name.
  init?(table: String) {
    guard let text = Bundle.main.stageTable(table) else { return nil }
    self.text = text
  }

  /// Texts of a function from keys.
  init(_ text: @escaping (String) -> String?) { self.text = text }

  /// Returns an element with its texts replaced by those that the table has.
  func applied(to element: NibElement) -> NibElement {
    guard let id = element.attributes["id"] else { return element }
    var element = element
    for name in Self.attributes { replace(name, id + "." + name, in: &element) }
    for place in element.children.indices { apply(id, to: &element.children[place]) }
    applyToRuntimeAttributes(id, &element)
    return element
  }

  private static let attributes = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue",
    "backButtonTitle",
  ]

  /// The names that keys have for a button's states.
  private static let states = [
    "normal": "normalTitle", "highlighted": "highlightedTitle", "selected": "selectedTitle",
    "disabled": "disabledTitle", "focused": "focusedTitle",
  ]

  /// Replaces the texts of a child without an identifier of its own. A replaced attributed text looks as its first
  /// part did.
  private func apply(_ id: String, to child: inout NibElement) {
    switch child.name {
    case "attributedString":
      if let key = child.attributes["key"], let translated = text("\(id).\(key)") {
        child.takeAttributedText(translated)
      }
    case "state":
      if let name = Self.states[child.attributes["key"] ?? ""] {
        replace("title", "\(id).\(name)", in: &child)
        if let place = child.children.firstIndex(where: { $0.name == "attributedString" }),
          let translated = text("\(id).\(name)")
        {
          child.children[place].takeAttributedText(translated)
        }
      }
    case "buttonConfiguration":
      replace("title", "\(id).configuration.title", in: &child)
      replace("subtitle", "\(id).configuration.subtitle", in: &child)
    case "segments":
      for place in child.children.indices {
        replace("title", "\(id).segmentTitles[\(place)]", in: &child.children[place])
      }
    case "scopeButtonTitles":
      for place in child.children.indices {
        guard let title = text("\(id).scopeButtonTitles[\(place)]") else { continue }
        child.children[place].text = title
      }
    case "accessibility":
      replace("label", "\(id).accessibilityLabel", in: &child)
      replace("hint", "\(id).accessibilityHint", in: &child)
    default: break
    }
  }

  /// Replaces the user-defined strings that are marked as localized; keys count them from 0.
  private func applyToRuntimeAttributes(_ id: String, _ element: inout NibElement) {
    let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    let lists = element.children.indices.filter {
      element.children[$0].name == "userDefinedRuntimeAttributes"
    }
    for list in lists {
      let lines = element.children[list].children
      let localized = lines.indices.filter { lines[$0].flag("localized") == true }
      for (number, place) in localized.enumerated() {
        replace("value", "\(id).\(key)[\(number)]", in: &element.children[list].children[place])
      }
    }
  }

  private func replace(_ attribute: String, _ key: String, in element: inout NibElement) {
    guard let translated = text(key) else { return }
    element.attributes[attribute] = translated
  }
}

extension NibElement {
  /// Puts a text in the place of an `attributedString`'s fragments, with the attributes of the first.
  fileprivate mutating func takeAttributedText(_ text: String) {
    guard var fragment = child("fragment") else { return }
    fragment.children.removeAll { $0.attributes["key"] == "content" }
    fragment.attributes["content"] = text
    children.removeAll { $0.name == "fragment" }
    children.insert(fragment, at: 0)
  }
}
