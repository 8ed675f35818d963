// The items that a behaviour moves.

/// The items of a behaviour, in the order in which they were added.
@MainActor struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { list.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }

  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }
}
