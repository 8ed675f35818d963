// The display list of a layer tree at a time.

extension CALayer {
  /// Returns the display list of this tree at the clock's `time`, in seconds, in the space whose
  /// origin is the origin of this layer's bounds. The layer's own position and transform are
  /// ignored; its opacity, mask and shadow are not.
  ///
  /// Unchanged layers are not visited and give the items of the time before. Animations that were
  /// added since begin now; call `stopEndedAnimations(at:)` and `layoutAndDisplayIfNeeded()`
  /// before.
  package func displayList(at time: CFTimeInterval) -> DisplayList {
    let localTime = timing.localTime(atParent: time)
    beginAnimations(at: localTime)
    let pool = tree.pool
    pool.beginPicture()
    let shown = isUnchanged ? ownValues : shared(at: localTime)
    let items = items(showing: shown, at: localTime, pool: pool)
    guard shown.values.isVisible, !items.isEmpty else { return DisplayList() }
    pool.recycleLater(items)
    let origin = shown.values.bounds.origin
    if origin == .zero { return items }
    return DisplayList([
      DisplayItem(
        .list(items), transform: CGAffineTransform(translationX: -origin.x, y: -origin.y))
    ])
  }

  func beginAnimations(at localTime: CFTimeInterval) {
    guard flags.contains(.animated) else { return }
    commit(at: localTime)
    maskLayer?.beginAnimations(atParent: localTime)
    for child in sublayersToVisit { child.beginAnimations(atParent: localTime) }
  }

  private func beginAnimations(atParent time: CFTimeInterval) {
    guard flags.contains(.animated) else { return }
    beginAnimations(at: timing.localTime(atParent: time))
  }

  /// Whether the layer and all layers below show what they showed when they were sampled last.
  private var isUnchanged: Bool { flags.isDisjoint(with: [.animated, .dirty]) }

  // MARK: The layer in its superlayer

  /// Places the picture of the layer in its superlayer.
  ///
  /// - Parameters:
  ///   - superlayer: The geometry that moves all sublayers; nil where it moves none.
  ///   - hasMoved: Whether that geometry differs from the one of the last time.
  ///   - time: Seconds of the superlayer's local time.
  ///   - pool: The memory for new items.
  /// - Returns: The item; nil where the layer draws nothing.
  private func place(
    in superlayer: SublayerGeometry?, hasMoved: Bool, atParent time: CFTimeInterval, pool: ItemPool
  ) -> DisplayItem? {
    if isUnchanged, cache.isPlaced, !hasMoved { return cache.placed }
    let localTime = timing.localTime(atParent: time)
    let isFixed = entries.isEmpty && cache.isAtRest && !hasMoved && cache.drawing != nil
    cache.placed = placed(
      shared(at: localTime), in: superlayer,
      knownTransform: isFixed ? cache.placed?.transform : nil, at: localTime, pool: pool)
    cache.isPlaced = true
    cache.isAtRest = entries.isEmpty
    return cache.placed
  }

  /// `knownTransform` is the transform of the last time, where nothing moved the layer since.
  private func placed(
    _ shown: SharedValues, in superlayer: SublayerGeometry?,
    knownTransform: CGAffineTransform?, at localTime: CFTimeInterval, pool: ItemPool
  ) -> DisplayItem? {
    let before = cache.items
    let items = items(showing: shown, at: localTime, pool: pool)
    cache.zPosition = shown.values.zPosition
    guard !items.isEmpty, shown.values.isVisible,
      let matrix = knownTransform ?? shown.matrix(in: superlayer), matrix.determinant != 0
    else { return nil }
    let blendMode = shown.values.appearance.blendMode
    if let before, before.isCopy(of: items), let placed = cache.placed, placed.transform == matrix,
      placed.blendMode == blendMode
    {
      return placed
    }
    return pool.placed(items, transform: matrix, blendMode: blendMode)
  }

  /// Returns the picture of the layer and its sublayers at its local time, in its own space.
  private func items(
    showing shown: SharedValues, at localTime: CFTimeInterval, pool: ItemPool
  ) -> DisplayList {
    flags.insert(.shown)
    if isUnchanged, let items = cache.items { return items }
    flags.remove(.dirty)
    guard shown.values.isVisible else {
      cache.items = nil
      return DisplayList()
    }
    var items = compose(shown, at: localTime, pool: pool)
    // The old list where the new one is equal, so that later comparisons stop at it.
    if let old = cache.items, cache.sublayers?.isNew != true, old.isSame(as: items) {
      pool.recycle(&items)
      return old
    }
    cache.items = items
    return items
  }

  private func compose(
    _ shown: SharedValues, at localTime: CFTimeInterval, pool: ItemPool
  ) -> DisplayList {
    let sublayers = sublayers(shown, at: localTime, pool: pool)
    var items: DisplayList
    if drawsModelValues {
      items = cachedDrawing(pool).composed(with: sublayers, showing: shown, pool: pool)
    } else {
      var drawing = LayerDrawing(of: shown.values, pool)
      items = drawing.composed(with: sublayers, showing: shown, pool: pool)
      drawing.recycle(into: pool)
    }
    let mask = maskLayer.map {
      sampledMask($0, in: SublayerGeometry(shown), at: localTime, pool: pool)
    }
    items.finish(mask: mask, opacityOf: shown, pool: pool)
    return transitioned(items, at: localTime)
  }

  // MARK: The layer itself

  /// Whether the layer's own drawing is that of its model, wherever animations move it.
  private var drawsModelValues: Bool {
    entries.isEmpty || !entries.contains { $0.animation.changesDrawing }
  }

  private func cachedDrawing(_ pool: ItemPool) -> LayerDrawing {
    if let drawing = cache.drawing { return drawing }
    let drawing = drawing(showing: values, pool)
    cache.drawing = drawing
    return drawing
  }

  /// Returns what the layer draws itself with these values, images sampled so; nothing for a transform layer.
  /// Default: as in a frame.
  func drawing(
    showing values: LayerValues, _ pool: ItemPool, sampling: ImageSampling = .linear
  ) -> LayerDrawing {
    self is CATransformLayer
      ? LayerDrawing() : LayerDrawing(of: values, pool, sampling: sampling)
  }

  private func sampledMask(
    _ mask: CALayer, in geometry: SublayerGeometry?, at localTime: CFTimeInterval, pool: ItemPool
  ) -> LayerMask {
    let maskTime = mask.timing.localTime(atParent: localTime)
    let shown = mask.shared(at: maskTime)
    let items = mask.items(showing: shown, at: maskTime, pool: pool)
    return LayerMask(items, isSingle: mask.isSingle, showing: shown, in: geometry)
  }

  /// Goes from the picture before a transition to `items`; returns these where none runs.
  func transitioned(
    _ items: DisplayList, at localTime: CFTimeInterval
  ) -> DisplayList {
    if entries.isEmpty { return items }
    guard let entry = entries.first(where: { $0.before != nil }), let before = entry.before,
      let transition = entry.animation as? CATransition,
      let fraction = transition.fraction(at: localTime, begin: entry.begin ?? localTime)
    else { return items }
    let frame = TransitionFrame(of: transition, at: fraction, size: values.bounds.size)
    let mode: BlendMode = frame.isCrossFade ? .plusLighter : .normal
    let parts = [
      DisplayItem(showing: before, frame.old),
      DisplayItem(showing: items, frame.new, blendMode: mode),
    ]
    return DisplayList([
      DisplayItem(.group(DisplayGroup(DisplayList(frame.isNewBelow ? parts.reversed() : parts))))
    ])
  }

  // MARK: Sublayers

  /// nil where there are none.
  private func sublayers(
    _ shown: SharedValues, at localTime: CFTimeInterval, pool: ItemPool
  ) -> SublayerChunks? {
    guard !children.isEmpty else { return nil }
    let geometry = SublayerGeometry(shown)
    let hasMoved = geometry != cache.geometry
    cache.geometry = geometry
    if let replicator = shown.values.replicator {
      return instances(replicator, of: shown, hasMoved: hasMoved, at: localTime, pool: pool)
    }
    return chunks(hasMoved: hasMoved, at: localTime, pool: pool)
  }

  private func instances(
    _ replicator: ReplicatorValues, of shown: SharedValues, hasMoved: Bool,
    at localTime: CFTimeInterval, pool: ItemPool
  ) -> SublayerChunks {
    SublayerChunks(
      replicator.items(in: shown.values) {
        self.chunks(hasMoved: hasMoved, at: localTime - $0, pool: pool).list
      })
  }

  private func chunks(
    hasMoved: Bool, at localTime: CFTimeInterval, pool: ItemPool
  ) -> SublayerChunks {
    defer { removeVisitedSublayers() }
    if !hasMoved, let chunks = cache.sublayers, update(chunks, at: localTime, pool: pool) {
      return chunks
    }
    return placeAll(hasMoved: hasMoved, at: localTime, pool: pool)
  }

  /// Places the sublayers that changed or move; false where the drawing order changed.
  private func update(
    _ chunks: SublayerChunks, at localTime: CFTimeInterval, pool: ItemPool
  ) -> Bool {
    for child in sublayersToVisit {
      let before = child.cache.placed
      let item = child.place(
        in: cache.geometry, hasMoved: false, atParent: localTime, pool: pool)
      if child.cache.zPosition != 0 { return false }
      if let item, let before, item.isCopy(of: before) { continue }
      if item == nil, before == nil { continue }
      chunks.replace(child.cache.index, with: item)
    }
    chunks.rebuildReplaced(pool)
    return true
  }

  private func placeAll(
    hasMoved: Bool, at localTime: CFTimeInterval, pool: ItemPool
  ) -> SublayerChunks {
    var placed: [DisplayItem?] = []
    placed.reserveCapacity(children.count)
    var hasDepth = false
    for (index, child) in children.enumerated() {
      placed.append(
        child.place(in: cache.geometry, hasMoved: hasMoved, atParent: localTime, pool: pool))
      child.cache.index = index
      if child.cache.zPosition != 0 { hasDepth = true }
    }
    if hasDepth {
      cache.sublayers = nil
      return SublayerChunks(
        DisplayList(
          Self.inDrawingOrder(children) { $0.cache.zPosition }.compactMap(\.cache.placed)))
    }
    let chunks = SublayerChunks(placed, firstLevels: children.map(\.chunkLevel), pool: pool)
    cache.sublayers = chunks
    return chunks
  }

  /// The highest level on which the layer begins a chunk of sublayers: one layer in sixteen of each
  /// level does on the next one.
  private var chunkLevel: Int {
    // Knuth's multiplicative hash: the number's bits, well mixed, in the upper half.
    let mixed = UInt64(truncatingIfNeeded: serialNumber) &* 0x9E37_79B9_7F4A_7C15
    return mixed.leadingZeroBitCount / 4
  }
}

extension DisplayItem {
  /// Contents as a moment of a transition shows them.
  fileprivate init(
    showing list: DisplayList, _ part: TransitionFrame.Part, blendMode: BlendMode = .normal
  ) {
    self.init(
      .group(DisplayGroup(list, opacity: part.opacity)),
      transform: CGAffineTransform(
        translationX: part.offset.width, y: part.offset.height),
      blendMode: blendMode)
  }
}
