// The door to drawing: a layer's tree at a time as a display list.

extension CALayer {
  /// What this tree shows at the clock's `time`, in the space whose origin is this layer's bounds'
  /// origin. Its own position and transform do not count; its opacity, mask and shadow do.
  ///
  /// Unchanged layers are not visited and give the very items of the time before. Begins animations
  /// that were added since; call `stopEndedAnimations(at:)` and `layoutAndDisplayIfNeeded()` before.
  package func displayList(at time: CFTimeInterval) -> DisplayList {
    let localTime = timing.localTime(atParent: time)
    beginAnimations(at: localTime)
    let pool = pool ?? ItemPool()
    self.pool = pool
    pool.beginPicture()
    let shown = isStill ? values : sampled(at: localTime)
    let items = items(showing: shown, at: localTime, pool)
    guard shown.isVisible, !items.isEmpty else { return DisplayList() }
    pool.lend(items)
    let origin = shown.bounds.origin
    if origin == .zero { return items }
    return DisplayList([
      DisplayItem(
        .list(items), transform: CGAffineTransform(translationX: -origin.x, y: -origin.y))
    ])
  }

  private func beginAnimations(at localTime: CFTimeInterval) {
    guard flags.contains(.animated) else { return }
    commit(at: localTime)
    maskLayer?.beginAnimations(atParent: localTime)
    for child in due { child.beginAnimations(atParent: localTime) }
  }

  private func beginAnimations(atParent time: CFTimeInterval) {
    guard flags.contains(.animated) else { return }
    beginAnimations(at: timing.localTime(atParent: time))
  }

  /// Whether the layer and all below it show what they showed when they were sampled last.
  private var isStill: Bool { flags.isDisjoint(with: [.animated, .dirty]) }

  // MARK: The layer in its superlayer

  /// What the layer draws in its superlayer, which shows `superlayer`; nil where there is nothing to
  /// see. `isMoved` where something else moved its sublayers when it was placed last.
  private func place(
    in superlayer: LayerValues, isMoved: Bool, atParent time: CFTimeInterval, _ pool: ItemPool
  ) -> DisplayItem? {
    if isStill, cache.isPlaced, !isMoved { return cache.placed }
    let localTime = timing.localTime(atParent: time)
    if entries.isEmpty {
      let stays = cache.isAtRest && !isMoved && cache.own != nil
      let matrix = stays ? cache.placed?.transform : nil
      cache.placed = placed(values, in: superlayer, keeping: matrix, at: localTime, pool)
    } else {
      cache.placed = placed(sampled(at: localTime), in: superlayer, at: localTime, pool)
    }
    cache.isPlaced = true
    cache.isAtRest = entries.isEmpty
    return cache.placed
  }

  /// `keeping` the matrix of the time before where nothing moved the layer.
  private func placed(
    _ shown: LayerValues, in superlayer: LayerValues, keeping known: CGAffineTransform? = nil,
    at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> DisplayItem? {
    let before = cache.items
    let items = items(showing: shown, at: localTime, pool)
    cache.zPosition = shown.zPosition
    guard !items.isEmpty, shown.isVisible, let matrix = known ?? shown.matrix(in: superlayer),
      matrix.determinant != 0
    else { return nil }
    if let before, before.isCopy(of: items), let placed = cache.placed, placed.transform == matrix {
      return placed
    }
    return pool.item(.list(items), transform: matrix)
  }

  /// What the layer and its sublayers draw at its local time, in its own space.
  private func items(
    showing shown: LayerValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> DisplayList {
    flags.insert(.shown)
    if isStill, let items = cache.items { return items }
    flags.remove(.dirty)
    guard shown.isVisible else {
      cache.items = nil
      return DisplayList()
    }
    var items = compose(shown, at: localTime, pool)
    // The old list where the new one is equal, so that later comparisons stop at it.
    if let old = cache.items, cache.sublayers?.isNew != true, old.isSame(as: items) {
      pool.give(&items)
      return old
    }
    cache.items = items
    return items
  }

  private func compose(
    _ shown: LayerValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> DisplayList {
    let sublayers = sublayers(shown, at: localTime, pool)
    let limit = maskLayer.map { mask($0, shown, at: localTime, pool) }
    if keepsOwnItems {
      let items = keptOwnItems(pool).composed(with: sublayers, mask: limit, showing: shown, pool)
      return transitioned(items, at: localTime)
    }
    var own = OwnItems.drawn(by: redrawn(shown), pool)
    let items = own.composed(with: sublayers, mask: limit, showing: shown, pool)
    own.giveBack(to: pool)
    return transitioned(items, at: localTime)
  }

  // MARK: The layer itself

  /// Whether the layer draws what its own values draw, wherever animations move it.
  private var keepsOwnItems: Bool {
    entries.isEmpty || !entries.contains { $0.animation.changesDrawing } && !asksForDisplay
  }

  private func keptOwnItems(_ pool: ItemPool) -> OwnItems {
    if let own = cache.own { return own }
    let own = self is CATransformLayer ? OwnItems() : OwnItems.drawn(by: values, pool)
    cache.own = own
    return own
  }

  /// Drawn anew by a presentation copy where an animated value asks for it.
  private func redrawn(_ shown: LayerValues) -> LayerValues {
    guard asksForDisplay, let copy = presentationCopy(showing: shown) else { return shown }
    copy.display()
    var result = shown
    result.contents = copy.values.contents
    return result
  }

  private var asksForDisplay: Bool {
    entries.contains { entry in
      entry.animation.animates { type(of: self).needsDisplay(forKey: $0) }
    }
  }

  private func mask(
    _ mask: CALayer, _ shown: LayerValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> LayerMask {
    let maskTime = mask.timing.localTime(atParent: localTime)
    let values = mask.entries.isEmpty ? mask.values : mask.sampled(at: maskTime)
    let items = mask.items(showing: values, at: maskTime, pool)
    guard values.isVisible else { return .nothing }
    return LayerMask(
      items, matrix: values.matrix(in: shown),
      isSingle: mask.children.isEmpty && mask.maskLayer == nil, pool)
  }

  /// The old picture fading into the new one, where a transition runs.
  private func transitioned(
    _ items: DisplayList, at localTime: CFTimeInterval
  ) -> DisplayList {
    if entries.isEmpty { return items }
    guard let entry = entries.first(where: { $0.before != nil }), let before = entry.before,
      let transition = entry.animation as? CATransition,
      let fraction = transition.fraction(at: localTime, begin: entry.begin ?? localTime)
    else { return items }
    let old = DisplayItem(.group(DisplayGroup(before, opacity: 1 - fraction)))
    let new = DisplayItem(
      .group(DisplayGroup(items, opacity: fraction)), blendMode: .plusLighter)
    return DisplayList([DisplayItem(.group(DisplayGroup(DisplayList([old, new]))))])
  }

  /// What the layer shows now, in its own space.
  func shownList() -> DisplayList {
    compose(presentedValues(), at: localTime(atRoot: CACurrentMediaTime()), ItemPool())
  }

  // MARK: Sublayers

  /// nil for none.
  private func sublayers(
    _ shown: LayerValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> SublayerRuns? {
    guard !children.isEmpty else { return nil }
    let geometry = SublayerGeometry(shown)
    let isMoved = geometry != cache.geometry
    cache.geometry = geometry
    if let replicator = shown.replicator {
      return instances(replicator, shown, isMoved: isMoved, at: localTime, pool)
    }
    return runs(shown, isMoved: isMoved, at: localTime, pool)
  }

  private func instances(
    _ replicator: ReplicatorValues, _ shown: LayerValues, isMoved: Bool,
    at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> SublayerRuns {
    SublayerRuns(
      replicator.items(in: shown) {
        self.runs(shown, isMoved: isMoved, at: localTime - $0, pool).list
      })
  }

  private func runs(
    _ shown: LayerValues, isMoved: Bool, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> SublayerRuns {
    defer { forgetVisited() }
    if !isMoved, let runs = cache.sublayers, placeDue(runs, in: shown, at: localTime, pool) {
      return runs
    }
    return placeAll(in: shown, isMoved: isMoved, at: localTime, pool)
  }

  /// Places the sublayers that changed or move; false where the order became another.
  private func placeDue(
    _ runs: SublayerRuns, in shown: LayerValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> Bool {
    for child in due {
      let before = child.cache.placed
      let item = child.place(in: shown, isMoved: false, atParent: localTime, pool)
      if child.cache.zPosition != 0 { return false }
      if let item, let before, item.isCopy(of: before) { continue }
      if item == nil, before == nil { continue }
      runs.replace(child.cache.index, with: item)
    }
    runs.renew(pool)
    return true
  }

  private func placeAll(
    in shown: LayerValues, isMoved: Bool, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> SublayerRuns {
    var placed: [DisplayItem?] = []
    placed.reserveCapacity(children.count)
    var hasDepth = false
    for (index, child) in children.enumerated() {
      placed.append(child.place(in: shown, isMoved: isMoved, atParent: localTime, pool))
      child.cache.index = index
      if child.cache.zPosition != 0 { hasDepth = true }
    }
    if hasDepth {
      cache.sublayers = nil
      return SublayerRuns(
        DisplayList(
          Self.inDrawingOrder(children) { $0.cache.zPosition }.compactMap(\.cache.placed)))
    }
    let runs = SublayerRuns(placed, firstLevels: children.map(\.runLevel), pool)
    cache.sublayers = runs
    return runs
  }

  /// On which levels the layer begins a run of sublayers: on one in sixteen of each level below.
  private var runLevel: Int {
    // Knuth's multiplicative hash: the number's bits, well mixed, in the upper half.
    let mixed = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    return mixed.leadingZeroBitCount / 4
  }
}
