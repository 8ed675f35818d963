// Drawing a layer's tree into a context, without animations.

extension CALayer {
  /// Draws the layer's model values and its sublayers; the origin is that of the layer's bounds.
  func renderModel(in context: CGContext) {
    layoutIfNeeded()
    displayIfNeeded()
    let list = modelItems(ItemPool())
    if !list.isEmpty { context.record(.list(list)) }
  }

  /// Returns the picture of the tree without animations, in the layer's own space.
  func modelItems(_ pool: ItemPool) -> DisplayList {
    guard values.isVisible else { return DisplayList() }
    displayIfNeeded()
    let geometry = SublayerGeometry(ownValues)
    let sublayers = SublayerChunks(modelSublayers(in: geometry, pool))
    var items = modelDrawing(pool).composed(with: sublayers, showing: ownValues, pool: pool)
    let mask = maskLayer.map {
      LayerMask($0.modelItems(pool), isSingle: $0.isSingle, showing: $0.ownValues, in: geometry)
    }
    items.finish(mask: mask, opacityOf: ownValues, pool: pool)
    return items
  }

  /// Returns what the layer's model values draw, without its sublayers.
  func modelDrawing(_ pool: ItemPool) -> LayerDrawing {
    self is CATransformLayer ? LayerDrawing() : LayerDrawing(of: values, pool)
  }

  private func modelSublayers(in geometry: SublayerGeometry?, _ pool: ItemPool) -> DisplayList {
    let placed = Self.inDrawingOrder(children) { $0.values.zPosition }.compactMap {
      $0.modelItem(in: geometry, pool)
    }
    let sublayers = DisplayList(placed)
    return values.replicator.map { $0.items(in: values) { _ in sublayers } } ?? sublayers
  }

  /// Returns the item that the layer draws in its superlayer; nil where it draws nothing.
  private func modelItem(in superlayer: SublayerGeometry?, _ pool: ItemPool) -> DisplayItem? {
    let items = modelItems(pool)
    guard !items.isEmpty, let matrix = ownValues.matrix(in: superlayer), matrix.determinant != 0
    else { return nil }
    return DisplayItem(.list(items), transform: matrix)
  }
}
