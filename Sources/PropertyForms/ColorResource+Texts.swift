// The entries of resources for the colours that values name.

package import InterfaceDocuments

extension InterfaceDocument.ColorResource {
  /// The entry for a colour by its text, such as `named:Brand` or `systemTeal`, with its digits in light; nil: documents have
  /// no name for it.
  package init?(_ text: String, digits: String) {
    guard case .color(let attributes)? = RuntimeAttributeValue(text: text, kind: "color"),
      case .color(let components)? = RuntimeAttributeValue(text: digits, kind: "color")
    else { return nil }
    if let name = attributes["name"] {
      self = .named(name, components)
    } else if let name = attributes["systemColor"] {
      self = .system(name, components)
    } else {
      return nil
    }
  }
}
