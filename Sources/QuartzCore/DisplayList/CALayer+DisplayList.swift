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
    let shown = isStill ? ownValues : shared(at: localTime)
    let items = items(showing: shown, at: localTime, pool)
    guard shown.values.isVisible, !items.isEmpty else { return DisplayList() }
    pool.lend(items)
    let origin = shown.values.bounds.origin
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

  /// What the layer draws in its superlayer; nil where there is nothing to see. `isMoved` where something
  /// else moved the superlayer's sublayers when it was placed last.
  private func place(
    in superlayer: SublayerGeometry?, isMoved: Bool, atParent time: CFTimeInterval, _ pool: ItemPool
  ) -> DisplayItem? {
    if isStill, cache.isPlaced, !isMoved { return cache.placed }
    let localTime = timing.localTime(atParent: time)
    let stays = entries.isEmpty && cache.isAtRest && !isMoved && cache.own != nil
    cache.placed = placed(
      shared(at: localTime), in: superlayer, keeping: stays ? cache.placed?.transform : nil,
      at: localTime, pool)
    cache.isPlaced = true
    cache.isAtRest = entries.isEmpty
    return cache.placed
  }

  /// `keeping` the matrix of the time before where nothing moved the layer.
  private func placed(
    _ shown: SharedValues, in superlayer: SublayerGeometry?, keeping known: CGAffineTransform?,
    at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> DisplayItem? {
    let before = cache.items
    let items = items(showing: shown, at: localTime, pool)
    cache.zPosition = shown.values.zPosition
    guard !items.isEmpty, shown.values.isVisible,
      let matrix = known ?? shown.matrix(in: superlayer), matrix.determinant != 0
    else { return nil }
    if let before, before.isCopy(of: items), let placed = cache.placed, placed.transform == matrix {
      return placed
    }
    return pool.item(.list(items), transform: matrix)
  }

  /// What the layer and its sublayers draw at its local time, in its own space.
  private func items(
    showing shown: SharedValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> DisplayList {
    flags.insert(.shown)
    if isStill, let items = cache.items { return items }
    flags.remove(.dirty)
    guard shown.values.isVisible else {
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
    _ shown: SharedValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> DisplayList {
    let sublayers = sublayers(shown, at: localTime, pool)
    var items: DisplayList
    if keepsOwnItems {
      items = keptOwnItems(pool).composed(with: sublayers, showing: shown, pool)
    } else {
      var own = OwnItems.drawn(by: (asksForDisplay ? redrawn(shown) : shown).values, pool)
      items = own.composed(with: sublayers, showing: shown, pool)
      own.giveBack(to: pool)
    }
    if let maskLayer { items.mask(with: mask(maskLayer, shown, at: localTime, pool), pool) }
    items.fade(showing: shown, pool)
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

  /// Drawn anew by a presentation copy.
  private func redrawn(_ shown: SharedValues) -> SharedValues {
    guard let copy = presentationCopy(showing: shown.values) else { return shown }
    copy.display()
    let result = SharedValues(shown.values)
    result.values.contents = copy.values.contents
    return result
  }

  /// Whether an animated value asks for it to be drawn anew.
  private var asksForDisplay: Bool {
    entries.contains { entry in
      entry.animation.animates { type(of: self).needsDisplay(forKey: $0) }
    }
  }

  private func mask(
    _ mask: CALayer, _ shown: SharedValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> LayerMask {
    let maskTime = mask.timing.localTime(atParent: localTime)
    let limits = mask.shared(at: maskTime)
    return LayerMask(
      items: mask.items(showing: limits, at: maskTime, pool),
      matrix: limits.matrix(in: SublayerGeometry(shown)),
      isSingle: mask.children.isEmpty && mask.maskLayer == nil)
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
    let shown = SharedValues(presentedValues())
    return compose(shown, at: localTime(atRoot: CACurrentMediaTime()), ItemPool())
  }

  // MARK: Sublayers

  /// nil for none.
  private func sublayers(
    _ shown: SharedValues, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> SublayerRuns? {
    guard !children.isEmpty else { return nil }
    let geometry = SublayerGeometry(shown)
    let isMoved = geometry != cache.geometry
    cache.geometry = geometry
    if let replicator = shown.values.replicator {
      return instances(replicator, shown, isMoved: isMoved, at: localTime, pool)
    }
    return runs(isMoved: isMoved, at: localTime, pool)
  }

  private func instances(
    _ replicator: ReplicatorValues, _ shown: SharedValues, isMoved: Bool,
    at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> SublayerRuns {
    SublayerRuns(
      replicator.items(in: shown.values) {
        self.runs(isMoved: isMoved, at: localTime - $0, pool).list
      })
  }

  private func runs(
    isMoved: Bool, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> SublayerRuns {
    defer { forgetVisited() }
    if !isMoved, let runs = cache.sublayers, placeDue(runs, at: localTime, pool) { return runs }
    return placeAll(isMoved: isMoved, at: localTime, pool)
  }

  /// Places the sublayers that changed or move; false where the order became another.
  private func placeDue(
    _ runs: SublayerRuns, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> Bool {
    for child in due {
      let before = child.cache.placed
      let item = child.place(in: cache.geometry, isMoved: false, atParent: localTime, pool)
      if child.cache.zPosition != 0 { return false }
      if let item, let before, item.isCopy(of: before) { continue }
      if item == nil, before == nil { continue }
      runs.replace(child.cache.index, with: item)
    }
    runs.renew(pool)
    return true
  }

  private func placeAll(
    isMoved: Bool, at localTime: CFTimeInterval, _ pool: ItemPool
  ) -> SublayerRuns {
    var placed: [DisplayItem?] = []
    placed.reserveCapacity(children.count)
    var hasDepth = false
    for (index, child) in children.enumerated() {
      placed.append(child.place(in: cache.geometry, isMoved: isMoved, atParent: localTime, pool))
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
