// The views and layers in a view, and the indices that lead down to them.

extension PageNode {
  /// The index of a layer, which is told from those of views by its sign. `place`: its place in ``layers``.
  package static func index(ofLayer place: Int) -> Int { ~place }
  /// The place in ``layers`` that an index stands for, which is below 0.
  package static func place(ofLayer index: Int) -> Int { ~index }

  /// The view in it with an index, or the layer with one of ``index(ofLayer:)``; nil: there is none.
  package func part(at index: Int) -> PageNode? {
    let (list, place) = index < 0 ? (layers, Self.place(ofLayer: index)) : (children, index)
    return list.indices.contains(place) ? list[place] : nil
  }

  /// The views and layers in it with their indices, from back to front, its mask last.
  package var parts: [(index: Int, node: PageNode)] {
    let views = children.enumerated().map { (index: $0.offset, node: $0.element) }
    if layers.isEmpty { return views }
    var rest = layers.enumerated().map {
      (index: Self.index(ofLayer: $0.offset), node: $0.element)
    }[...]
    var parts: [(index: Int, node: PageNode)] = []
    for view in views {
      let behind = rest.prefix { ($0.node.layer?.viewsBehind ?? 0) <= view.index }
      parts += behind
      rest = rest.dropFirst(behind.count)
      parts.append(view)
    }
    return parts + rest
  }
}

extension [PageNode] {
  /// The view or layer that indices lead down to; nil: there is none.
  package func node(at path: [Int]) -> PageNode? {
    guard let first = path.first, indices.contains(first) else { return nil }
    return path.dropFirst().reduce(self[first]) { $0?.part(at: $1) }
  }

  /// The indices that lead down to the view or layer with a number; nil: there is none.
  package func path(of number: Int) -> [Int]? {
    for (index, node) in enumerated() {
      if let path = node.path(of: number) { return [index] + path }
    }
    return nil
  }
}

extension PageNode {
  /// The indices that lead down from it to a number; nil: it is not in it.
  fileprivate func path(of number: Int) -> [Int]? {
    if id == number { return [] }
    for (index, node) in parts {
      if let path = node.path(of: number) { return [index] + path }
    }
    return nil
  }
}
