// The picture of a layer tree for other purposes than a frame: `render(in:)`, and transitions.

extension CALayer {
  /// Draws the layer and its sublayers; the origin is that of the layer's bounds. A presentation copy
  /// draws the values that are on the screen, any other layer those of the model.
  func recordPicture(in context: CGContext) {
    let model = modelLayer ?? self
    model.layoutAndDisplayIfNeeded()
    let time = modelLayer.map { $0.localTime(atRoot: CACurrentMediaTime()) }
    context.draw(model.picture(showing: ownValues, at: time, ItemPool()))
  }

  /// Returns the picture that the layer shows now, in its own space.
  func presentedPicture() -> DisplayList {
    let time = localTime(atRoot: CACurrentMediaTime())
    return picture(showing: renderedValues(at: time), at: time, ItemPool())
  }

  /// Returns the picture of the tree in the layer's own space. It neither uses nor changes what the
  /// last frame cached.
  ///
  /// `shown` are the values of the layer itself. `localTime`, seconds of its local time, is when the
  /// animations below are sampled; nil stands for the values of the models.
  private func picture(
    showing shown: SharedValues, at localTime: CFTimeInterval?, _ pool: ItemPool
  ) -> DisplayList {
    guard shown.values.isVisible else { return DisplayList() }
    let geometry = SublayerGeometry(shown)
    let sublayers = SublayerChunks(
      sublayerPictures(showing: shown, in: geometry, at: localTime, pool))
    var items = drawing(showing: shown.values, pool)
      .composed(with: sublayers, showing: shown, pool: pool)
    items.finish(
      mask: maskLayer.map { $0.maskPicture(in: geometry, atParent: localTime, pool) },
      opacityOf: shown, pool: pool)
    return localTime.map { transitioned(items, at: $0) } ?? items
  }

  private func sublayerPictures(
    showing shown: SharedValues, in geometry: SublayerGeometry?, at localTime: CFTimeInterval?,
    _ pool: ItemPool
  ) -> DisplayList {
    func pictures(_ delay: CFTimeInterval) -> DisplayList {
      let time = localTime.map { $0 - delay }
      let rendered = children.map { ($0, $0.renderedValues(atParent: time)) }
      let ordered = Self.inDrawingOrder(rendered) { $0.1.values.zPosition }
      return DisplayList(
        ordered.compactMap { $0.placedPicture(showing: $1, in: geometry, atParent: time, pool) })
    }
    return shown.values.replicator.map { $0.items(in: shown.values, pictures) } ?? pictures(0)
  }

  /// Returns the item that the layer draws in its superlayer; nil where it draws nothing.
  private func placedPicture(
    showing shown: SharedValues, in superlayer: SublayerGeometry?, atParent time: CFTimeInterval?,
    _ pool: ItemPool
  ) -> DisplayItem? {
    let items = picture(
      showing: shown, at: time.map { timing.localTime(atParent: $0) }, pool)
    guard !items.isEmpty, let matrix = shown.matrix(in: superlayer), matrix.determinant != 0
    else { return nil }
    return pool.placed(
      items, transform: matrix, blendMode: shown.values.appearance.blendMode)
  }

  private func maskPicture(
    in geometry: SublayerGeometry?, atParent time: CFTimeInterval?, _ pool: ItemPool
  ) -> LayerMask {
    let shown = renderedValues(atParent: time)
    let items = picture(
      showing: shown, at: time.map { timing.localTime(atParent: $0) }, pool)
    return LayerMask(items, isSingle: isSingle, showing: shown, in: geometry)
  }

  private func renderedValues(atParent time: CFTimeInterval?) -> SharedValues {
    renderedValues(at: time.map { timing.localTime(atParent: $0) })
  }

  /// The values at the layer's local time; those of the model where there is no time.
  private func renderedValues(at localTime: CFTimeInterval?) -> SharedValues {
    guard let localTime, !entries.isEmpty else { return ownValues }
    return SharedValues(sampled(at: localTime))
  }
}
