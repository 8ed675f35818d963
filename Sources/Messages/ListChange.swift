// A list as the difference from one that both ends of a connection know.

/// The elements of a list; those that an earlier list has are named by their places there.
package struct ListChange<Element: Codable & Hashable & Sendable>: Codable, Sendable {
  private enum Item: Codable, Sendable {
    case known(Int)
    case new(Element)
  }

  private let items: [Item]

  /// The change from one list to another. `key`: elements that may be the same have the same.
  package init(from old: [Element], to new: [Element], by key: (Element) -> String) {
    let places = Dictionary(
      old.enumerated().map { (key($0.element), $0.offset) }
    ) { first, _ in first }
    items = new.map { element in
      guard let place = places[key(element)], old[place] == element else { return .new(element) }
      return .known(place)
    }
  }

  /// The list; nil where it is the change of another one than `old`.
  package func applied(to old: [Element]) -> [Element]? {
    var elements: [Element] = []
    for item in items {
      switch item {
      case .new(let element): elements.append(element)
      case .known(let place):
        guard old.indices.contains(place) else { return nil }
        elements.append(old[place])
      }
    }
    return elements
  }
}
