// Drawing a layer's tree into a context, without animations.

extension CALayer {
  /// Draws the layer's own values and its sublayers; the origin is that of the layer's bounds.
  func renderModel(in context: CGContext) {
    layoutIfNeeded()
    displayIfNeeded()
    let list = modelItems(ItemPool())
    if !list.isEmpty { context.record(.list(list)) }
  }

  /// What the tree draws without animations, in the layer's own space.
  func modelItems(_ pool: ItemPool) -> DisplayList {
    guard values.isVisible else { return DisplayList() }
    displayIfNeeded()
    let shown = values
    let below = DisplayList(
      Self.inDrawingOrder(children) { $0.values.zPosition }.compactMap {
        LayerPicture(values: $0.values, items: $0.modelItems(pool)).item(in: shown)
      })
    let mask = maskLayer.map {
      LayerMask(
        $0.modelItems(pool), matrix: $0.values.matrix(in: shown),
        isSingle: $0.children.isEmpty && $0.maskLayer == nil, pool)
    }
    let sublayers = shown.replicator.map { $0.items(in: shown) { _ in below } } ?? below
    let own = self is CATransformLayer ? OwnItems() : OwnItems.drawn(by: shown, pool)
    return own.composed(with: SublayerRuns(sublayers), mask: mask, showing: shown, pool)
  }
}
