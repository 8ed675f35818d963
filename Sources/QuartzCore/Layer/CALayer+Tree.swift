// The tree: insertion, removal and replacement of sublayers and masks.

extension CALayer {
  /// Inserts `layer` at `index` of the present sublayers, clamped. A layer that is in a tree leaves
  /// it; a superlayer of this one, or the layer itself, is refused with one line.
  func insert(_ layer: CALayer, at index: Int) {
    guard !isInside(layer) else {
      logOnce("\(type(of: self)).addSublayer: a layer cannot hold itself")
      return
    }
    var index = min(max(index, 0), children.count)
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else {
      layer.detach()
      layer.resetPlacement()
    }
    children.insert(layer, at: index)
    adopt(layer)
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let index = children.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? children.count)
  }

  func replaceChild(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }), old !== new else { return }
    insert(new, at: index)
    old.detach()
  }

  func setSublayers(_ layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) { child.detach() }
    for layer in layers { insert(layer, at: children.count) }
  }

  func setMask(_ layer: CALayer?) {
    guard layer !== maskLayer else { return }
    if let layer, isInside(layer) {
      logOnce("\(type(of: self)).mask: a layer cannot mask itself")
      return
    }
    maskLayer?.leave(self)
    layer?.detach()
    layer?.resetPlacement()
    maskLayer = layer
    if let layer { adopt(layer) } else { markDirty() }
  }

  /// Removes the layer from its tree, whether it is a sublayer or a mask.
  func detach() {
    guard let parent else { return }
    if parent.maskLayer === self { parent.maskLayer = nil }
    parent.children.removeAll { $0 === self }
    leave(parent)
  }

  private func leave(_ old: CALayer) {
    if flags.contains(.animated) { old.root.tree.rememberRemoved(self) }
    forEachLayer { $0.flags.remove(.shown) }
    if flags.contains(.awaitsVisit) { old.sublayersToVisit.removeAll { $0 === self } }
    parent = nil
    old.markDirty()
  }

  /// Forgets the place in the last superlayer.
  private func resetPlacement() {
    flags.remove(.awaitsVisit)
    cache.isPlaced = false
    cache.isAtRest = false
  }

  private func adopt(_ layer: CALayer) {
    layer.parent = self
    layer.serialNumber = sublayerCounter
    sublayerCounter += 1
    scheduleVisit(of: layer)
    // A layer that was dirty in its last tree is dirty in this one, and its place is new.
    spread(layer.flags.impliedAbove.union(.dirty))
  }

  /// The state of the tree that this layer is the root of.
  package var tree: LayerTree {
    if let ownTree { return ownTree }
    let tree = LayerTree()
    ownTree = tree
    return tree
  }

  /// The layer at the top of the tree.
  package var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  /// Whether `layer` is this one or one above it.
  func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === layer }
  }

  /// Sublayers by `zPosition`, equal ones in order, under the values that `z` gives.
  static func inDrawingOrder<Item>(_ items: [Item], z: (Item) -> CGFloat) -> [Item] {
    guard items.contains(where: { z($0) != 0 }) else { return items }
    return items.enumerated()
      .sorted { (z($0.element), $0.offset) < (z($1.element), $1.offset) }
      .map(\.element)
  }

  /// Whether it is a part that the framework itself made, such as a caret, which nobody's code knows of. Default: false.
  package var isFrameworkPart: Bool {
    get { flags.contains(.isPart) }
    set {
      if newValue { flags.insert(.isPart) } else { flags.remove(.isPart) }
    }
  }

  /// Whether the layer has no sublayers and no mask.
  var isSingle: Bool { children.isEmpty && maskLayer == nil }

  /// Calls `body` for the layer, its mask and its sublayers, from the top down.
  func forEachLayer(_ body: (CALayer) -> Void) {
    body(self)
    maskLayer?.forEachLayer(body)
    for child in children { child.forEachLayer(body) }
  }
}
