// The picture of a layer tree for other purposes than a frame: `render(in:)`, and transitions.

/// The parts that all layers of one picture share.
private struct Picture {
  let pool = ItemPool()
  /// Whether layers that are turned in space are drawn as `render(in:)` does it, and images as in a
  /// graphics context.
  let isFlat: Bool
  /// Whether a sublayer is not drawn; nil: all are.
  var leavesOut: ((CALayer) -> Bool)?
}

extension CALayer {
  /// Draws the layer and its sublayers; the origin is that of the layer's bounds. A presentation copy
  /// draws the values that are on the screen, any other layer those of the model.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - isFlat: Whether a sublayer whose transform is not affine is drawn without it, as `render(in:)` does.
  ///   - leavesOut: Whether a layer below is left out, with those in it. Default: nil, all are drawn.
  package func recordPicture(
    in context: CGContext, isFlat: Bool, leavingOut leavesOut: ((CALayer) -> Bool)? = nil
  ) {
    let model = modelLayer ?? self
    model.layoutAndDisplayIfNeeded()
    let time = modelLayer.map { $0.localTime(atRoot: CACurrentMediaTime()) }
    let picture = model.picture(
      showing: ownValues, at: time, Picture(isFlat: isFlat, leavesOut: leavesOut))
    if isFlat { context.drawVisible(picture) } else { context.draw(picture) }
  }

  /// Returns the picture that the layer shows now, in its own space.
  func presentedPicture() -> DisplayList {
    let time = localTime(atRoot: CACurrentMediaTime())
    return picture(showing: renderedValues(at: time), at: time, Picture(isFlat: false))
  }

  /// Returns the picture of the tree in the layer's own space. It neither uses nor changes what the
  /// last frame cached.
  ///
  /// `shown` are the values of the layer itself. `localTime`, seconds of its local time, is when the
  /// animations below are sampled; nil stands for the values of the models.
  private func picture(
    showing shown: SharedValues, at localTime: CFTimeInterval?, _ drawn: Picture
  ) -> DisplayList {
    guard shown.values.isVisible else { return DisplayList() }
    let geometry = SublayerGeometry(shown)
    let sublayers = SublayerChunks(
      sublayerPictures(showing: shown, in: geometry, at: localTime, drawn))
    let sampling: ImageSampling = drawn.isFlat ? .stepped : .linear
    var items = drawing(showing: shown.values, drawn.pool, sampling: sampling)
      .composed(with: sublayers, showing: shown, pool: drawn.pool)
    items.finish(
      mask: maskLayer.map { $0.maskPicture(in: geometry, atParent: localTime, drawn) },
      opacityOf: shown, pool: drawn.pool)
    return localTime.map { transitioned(items, at: $0) } ?? items
  }

  private func sublayerPictures(
    showing shown: SharedValues, in geometry: SublayerGeometry?, at localTime: CFTimeInterval?,
    _ drawn: Picture
  ) -> DisplayList {
    func pictures(_ delay: CFTimeInterval) -> DisplayList {
      let time = localTime.map { $0 - delay }
      let shown = drawn.leavesOut.map { leavesOut in children.filter { !leavesOut($0) } }
      let rendered = (shown ?? children).map { ($0, $0.renderedValues(atParent: time)) }
      let ordered = Self.inDrawingOrder(rendered) { $0.1.values.zPosition }
      return DisplayList(
        ordered.compactMap { $0.placedPicture(showing: $1, in: geometry, atParent: time, drawn) })
    }
    return shown.values.replicator.map { $0.items(in: shown.values, pictures) } ?? pictures(0)
  }

  /// Returns the item that the layer draws in its superlayer; nil where it draws nothing.
  private func placedPicture(
    showing shown: SharedValues, in superlayer: SublayerGeometry?, atParent time: CFTimeInterval?,
    _ drawn: Picture
  ) -> DisplayItem? {
    let items = picture(
      showing: shown, at: time.map { timing.localTime(atParent: $0) }, drawn)
    let place = drawn.isFlat ? shown.flatMatrix(in: superlayer) : shown.matrix(in: superlayer)
    guard !items.isEmpty, let matrix = place, matrix.determinant != 0 else { return nil }
    return drawn.pool.placed(
      items, transform: matrix, blendMode: shown.values.appearance.blendMode)
  }

  private func maskPicture(
    in geometry: SublayerGeometry?, atParent time: CFTimeInterval?, _ drawn: Picture
  ) -> LayerMask {
    let shown = renderedValues(atParent: time)
    let items = picture(
      showing: shown, at: time.map { timing.localTime(atParent: $0) }, drawn)
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
