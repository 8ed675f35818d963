// Changes attributes in a document's bytes.

extension InterfaceDocument {
  /// Changes, adds or, for nil, removes an attribute. One that has the value already keeps its bytes.
  ///
  /// The element is the one with the id, which no other may have, or what lies in it under `keys`, from the outside
  /// to the inside: `["frame"]` is `<rect key="frame" …/>`.
  package mutating func setAttribute(
    _ name: String, to value: String?, ofElementWithID id: String, at keys: [String] = []
  ) throws(InterfaceEditError) {
    let element = try element(withID: id, at: keys)
    try apply(try attributeSplices(element, name, to: value))
  }

  /// Returns the changes that give an element's attribute the value; none where it has it.
  func attributeSplices(
    _ element: NibElement, _ name: String, to value: String?
  ) throws(InterfaceEditError) -> [Splice] {
    guard element.attributes[name] != value, let place = element.place else { return [] }
    let old = place.attributes.first { $0.name == name }
    guard let value else { return old.map { [Splice(range: $0.whole, text: "")] } ?? [] }
    if let old {
      let quote = bytes[old.value.lowerBound - 1]
      return [Splice(range: old.value, text: try Markup.value(value, quote: quote))]
    }
    let text = " " + (try Markup.attribute(name, value))
    let position = Self.position(ofNew: name, in: element, place)
    return [Splice(range: position..<position, text: text)]
  }

  /// Returns where Xcode would write a new attribute: before the first that comes later in its order.
  private static func position(
    ofNew name: String, in element: NibElement, _ place: NibPlace
  ) -> Int {
    let rank = XcodeOrder.rank(ofAttribute: name)
    if let next = place.attributes.first(where: { XcodeOrder.rank(ofAttribute: $0.name) > rank }) {
      return next.whole.lowerBound
    }
    return place.attributes.last?.whole.upperBound
      ?? place.tag.lowerBound + 1 + element.name.utf8.count
  }
}
