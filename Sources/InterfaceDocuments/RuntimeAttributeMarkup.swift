// User-defined runtime attributes as text of their own, to copy and to paste.

import Foundation

/// Reads and writes runtime attributes outside of a document.
package enum RuntimeAttributeMarkup {
  private static let section = "userDefinedRuntimeAttributes"
  private static let resources = "resources"

  /// The attributes as Xcode writes them, in the order given.
  package static func text(
    _ attributes: [(keyPath: String, value: RuntimeAttributeValue)]
  ) throws(InterfaceEditError) -> String {
    let children = attributes.map { $0.value.element(keyPath: $0.keyPath) }
    return try Markup.element(
      NibElement(section, [:], children: children), indentation: "", lineEnd: "\n")
  }

  /// The resources with the colours that attributes name, as a document has them behind its objects.
  package static func text(
    ofResources colors: [InterfaceDocument.ColorResource]
  ) throws(InterfaceEditError) -> String {
    try Markup.element(
      NibElement(resources, [:], children: colors.map(\.element)), indentation: "", lineEnd: "\n")
  }

  /// The attributes of a text: the section, or single attributes side by side; resources may stand beside them.
  package static func read(
    _ text: String
  ) throws(NibError) -> [(keyPath: String, value: RuntimeAttributeValue)] {
    let isDocument = text.hasPrefix("<?xml")
    let root = try NibElement.parse(Data((isDocument ? text : "<_>\(text)</_>").utf8))
    let parts = (isDocument ? [root] : root.children).filter { $0.name != resources }
    let sections = parts.filter { $0.name == section }
    guard sections.count < 2 else {
      throw NibError(
        line: sections[1].line, reason: "the text is of \(sections.count) views, not of one")
    }
    guard sections.isEmpty || parts.count == 1 else {
      throw NibError(line: root.line, reason: "this is no list of runtime attributes")
    }
    var attributes: [(keyPath: String, value: RuntimeAttributeValue)] = []
    for child in sections.first?.children ?? parts {
      guard let keyPath = child.attributes["keyPath"], !keyPath.isEmpty,
        let value = RuntimeAttributeValue(child)
      else {
        throw NibError(
          line: child.line, reason: "\(child.name) is no runtime attribute with a key path")
      }
      attributes.append((keyPath, value))
    }
    return attributes
  }
}

extension RuntimeAttributeValue {
  /// The value of an attribute's element; nil where it has none of its type.
  package init?(_ element: NibElement) {
    let child = element.value("value")
    func number(_ name: String) -> Double? { child?.number(name).map { Double($0) } }
    switch element.attributes["type"] {
    case "boolean":
      guard let flag = element.flag("value") else { return nil }
      self = .boolean(flag)
    case "number":
      if child?.name == "integer", let value = child?.attributes["value"].flatMap({ Int($0) }) {
        self = .integer(value)
      } else {
        guard let value = number("value") else { return nil }
        self = .real(value)
      }
    case "string", "localizedString":
      guard let text = element.text("value") else { return nil }
      self = .string(text)
    case "image":
      guard let name = element.attributes["value"] else { return nil }
      self = .image(name)
    case "color":
      guard var attributes = child?.attributes else { return nil }
      attributes["key"] = nil
      self = .color(attributes)
    case "point":
      guard let x = number("x"), let y = number("y") else { return nil }
      self = .point(x: x, y: y)
    case "size":
      guard let width = number("width"), let height = number("height") else { return nil }
      self = .size(width: width, height: height)
    case "rect":
      guard let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height")
      else { return nil }
      self = .rect(x: x, y: y, width: width, height: height)
    case "range":
      guard let location = child?.attributes["location"].flatMap({ Int($0) }),
        let length = child?.attributes["length"].flatMap({ Int($0) })
      else { return nil }
      self = .range(location: location, length: length)
    case "nil": self = .null
    default: return nil
    }
  }
}
