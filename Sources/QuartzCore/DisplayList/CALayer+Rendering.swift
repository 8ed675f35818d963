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
    let geometry = SublayerGeometry(ownValues)
    let below = DisplayList(
      Self.inDrawingOrder(children) { $0.values.zPosition }.compactMap {
        LayerPicture(values: $0.ownValues, items: $0.modelItems(pool)).item(in: geometry)
      })
    let sublayers = values.replicator.map { $0.items(in: values) { _ in below } } ?? below
    let own = self is CATransformLayer ? OwnItems() : OwnItems.drawn(by: values, pool)
    var items = own.composed(with: SublayerRuns(sublayers), showing: ownValues, pool)
    if let maskLayer {
      let mask = LayerMask(
        items: maskLayer.modelItems(pool), matrix: maskLayer.ownValues.matrix(in: geometry),
        isSingle: maskLayer.children.isEmpty && maskLayer.maskLayer == nil)
      items.mask(with: mask, pool)
    }
    items.fade(showing: ownValues, pool)
    return items
  }
}
