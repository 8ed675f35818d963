// Writes elements as Xcode does.

/// Elements and attributes as text.
enum Markup {
  /// Spaces a level, as Xcode indents.
  static let level = "    "

  /// Returns an element and all in it: a line a tag, behind the indentation, without a line end at the end.
  static func element(
    _ element: NibElement, indentation: String, lineEnd: String
  ) throws(InterfaceEditError) -> String {
    let tag = "\(indentation)<\(try name(element.name))\(try attributes(of: element))"
    guard !element.children.isEmpty else {
      if element.text.isEmpty { return tag + "/>" }
      return tag + ">" + (try text(element.text)) + "</\(element.name)>"
    }
    var lines = [tag + ">"]
    for child in element.children {
      lines.append(
        try self.element(child, indentation: indentation + level, lineEnd: lineEnd))
    }
    lines.append("\(indentation)</\(element.name)>")
    return lines.joined(separator: lineEnd)
  }

  /// Returns `name="value"`.
  static func attribute(
    _ name: String, _ value: String
  ) throws(InterfaceEditError) -> String {
    "\(try self.name(name))=\"\(try self.value(value))\""
  }

  /// Returns a value as it stands between quotes.
  static func value(
    _ value: String, quote: UInt8 = UInt8(ascii: "\"")
  ) throws(InterfaceEditError) -> String {
    guard let text = CharacterData.encode(value: value, quote: quote) else {
      throw .unwritable(value)
    }
    return text
  }

  /// Returns a text as it stands between tags.
  static func text(_ text: String) throws(InterfaceEditError) -> String {
    guard let encoded = CharacterData.encode(text: text) else { throw .unwritable(text) }
    return encoded
  }

  private static func attributes(of element: NibElement) throws(InterfaceEditError) -> String {
    var text = ""
    for (name, value) in XcodeOrder.sorted(element.attributes) {
      text += " " + (try attribute(name, value))
    }
    return text
  }

  private static func name(_ name: String) throws(InterfaceEditError) -> String {
    guard name.wholeMatch(of: /[A-Za-z_][-A-Za-z0-9_.:]*/) != nil else { throw .notAName(name) }
    return name
  }
}
