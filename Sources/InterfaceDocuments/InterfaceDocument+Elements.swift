// Finds the elements of a document that edits change.

extension InterfaceDocument {
  /// Returns the first element with the id, in the document's order; nil if there is none.
  package func element(withID id: String) -> NibElement? {
    Self.elements(withID: id, in: root).first
  }

  /// Returns the element with the id, or what lies in it under the keys, from the outside to the inside.
  func element(
    withID id: String, at keys: [String]
  ) throws(InterfaceEditError) -> NibElement {
    let found = Self.elements(withID: id, in: root)
    guard var element = found.first else { throw .noElement(id: id) }
    guard found.count == 1 else { throw .ambiguousID(id, lines: found.map(\.line)) }
    for key in keys {
      guard let value = element.value(key) else { throw .noValue(key: key, id: id) }
      element = value
    }
    return element
  }

  /// Recursive, as a document's depth is bounded.
  private static func elements(withID id: String, in element: NibElement) -> [NibElement] {
    let inside = element.children.flatMap { elements(withID: id, in: $0) }
    return element.attributes["id"] == id ? [element] + inside : inside
  }
}
