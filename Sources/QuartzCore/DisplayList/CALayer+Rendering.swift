// Drawing a layer's tree into a context, without animations.

extension CALayer {
  /// Draws the layer's own values and its sublayers; the origin is that of the layer's bounds.
  func renderModel(in context: CGContext) {
    layoutIfNeeded()
    displayIfNeeded()
    let list = modelDisplayList()
    if !list.isEmpty { context.record(.list(list)) }
  }

  /// What the tree draws without animations, in the layer's own space.
  func modelItems() -> [DisplayItem] {
    guard values.isVisible else { return [] }
    displayIfNeeded()
    let shown = values
    let below = Self.inDrawingOrder(children) { $0.values.zPosition }.compactMap {
      LayerPicture(values: $0.values, items: $0.modelItems()).item(in: shown)
    }
    let mask = maskLayer.map {
      LayerMask(
        $0.values, items: $0.modelItems(), matrix: $0.values.matrix(in: shown),
        isSingle: $0.children.isEmpty && $0.maskLayer == nil)
    }
    let sublayers = shown.replicator.map { $0.items(in: shown) { _ in below } } ?? below
    return LayerComposition(
      values: shown, own: self is CATransformLayer ? OwnItems() : OwnItems(shown),
      sublayers: sublayers, mask: mask
    ).items
  }
}
