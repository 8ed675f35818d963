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
    let shown = isStill ? values : sampled(at: localTime)
    let items = items(showing: shown, at: localTime)
    guard shown.isVisible, !items.isEmpty else { return DisplayList() }
    let origin = shown.bounds.origin
    if origin == .zero { return DisplayList(items) }
    return DisplayList([
      DisplayItem(
        .list(DisplayList(items)),
        transform: CGAffineTransform(translationX: -origin.x, y: -origin.y))
    ])
  }

  /// The same without animations, for `render(in:)`.
  func modelDisplayList() -> DisplayList {
    DisplayList(modelItems())
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
    in superlayer: LayerValues, isMoved: Bool, atParent time: CFTimeInterval
  ) -> DisplayItem? {
    if isStill, cache.isPlaced, !isMoved { return cache.placed }
    let localTime = timing.localTime(atParent: time)
    if entries.isEmpty {
      cache.placed = placed(values, in: superlayer, at: localTime)
    } else {
      cache.placed = placed(sampled(at: localTime), in: superlayer, at: localTime)
    }
    cache.isPlaced = true
    return cache.placed
  }

  private func placed(
    _ shown: LayerValues, in superlayer: LayerValues, at localTime: CFTimeInterval
  ) -> DisplayItem? {
    let before = cache.items
    let items = items(showing: shown, at: localTime)
    cache.zPosition = shown.zPosition
    guard !items.isEmpty, shown.isVisible, let matrix = shown.matrix(in: superlayer),
      matrix.determinant != 0
    else { return nil }
    if let placed = cache.placed, before == items, placed.transform == matrix { return placed }
    return DisplayItem(.list(DisplayList(items)), transform: matrix)
  }

  /// What the layer and its sublayers draw at its local time, in its own space.
  private func items(showing shown: LayerValues, at localTime: CFTimeInterval) -> [DisplayItem] {
    flags.insert(.shown)
    if isStill, let items = cache.items { return items }
    flags.remove(.dirty)
    guard shown.isVisible else {
      cache.items = nil
      return []
    }
    let items = compose(shown, at: localTime)
    // The old array where the new one is equal, so that later comparisons stop at it.
    if let old = cache.items, old == items { return old }
    cache.items = items
    return items
  }

  private func compose(_ shown: LayerValues, at localTime: CFTimeInterval) -> [DisplayItem] {
    let composition = LayerComposition(
      values: shown, own: ownItems(shown), sublayers: sublayerItems(shown, at: localTime),
      mask: maskLayer.map { mask($0, shown, at: localTime) })
    return transitioned(composition.items, at: localTime)
  }

  // MARK: The layer itself

  private func ownItems(_ shown: LayerValues) -> OwnItems {
    if self is CATransformLayer { return OwnItems() }
    if entries.isEmpty {
      if let own = cache.own { return own }
      let own = OwnItems(shown)
      cache.own = own
      return own
    }
    return OwnItems(redrawn(shown))
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
      entry.animation.animatedKeyPaths.contains { type(of: self).needsDisplay(forKey: $0) }
    }
  }

  private func mask(
    _ mask: CALayer, _ shown: LayerValues, at localTime: CFTimeInterval
  ) -> LayerMask {
    let maskTime = mask.timing.localTime(atParent: localTime)
    let values = mask.entries.isEmpty ? mask.values : mask.sampled(at: maskTime)
    let items = mask.items(showing: values, at: maskTime)
    guard values.isVisible else { return .nothing }
    return LayerMask(
      values, items: items, matrix: values.matrix(in: shown),
      isSingle: mask.children.isEmpty && mask.maskLayer == nil)
  }

  /// The old picture fading into the new one, where a transition runs.
  private func transitioned(
    _ items: [DisplayItem], at localTime: CFTimeInterval
  ) -> [DisplayItem] {
    guard let entry = entries.first(where: { $0.before != nil }), let before = entry.before,
      let transition = entry.animation as? CATransition,
      let fraction = transition.fraction(at: localTime, begin: entry.begin ?? localTime)
    else { return items }
    let old = DisplayItem(.group(DisplayGroup(before, opacity: 1 - fraction)))
    let new = DisplayItem(
      .group(DisplayGroup(DisplayList(items), opacity: fraction)), blendMode: .plusLighter)
    return [DisplayItem(.group(DisplayGroup(DisplayList([old, new]))))]
  }

  /// What the layer shows now, in its own space.
  func shownList() -> DisplayList {
    DisplayList(compose(presentedValues(), at: localTime(atRoot: CACurrentMediaTime())))
  }

  // MARK: Sublayers

  private func sublayerItems(
    _ shown: LayerValues, at localTime: CFTimeInterval
  ) -> [DisplayItem] {
    guard !children.isEmpty else { return [] }
    let geometry = SublayerGeometry(shown)
    let isMoved = geometry != cache.geometry
    cache.geometry = geometry
    if let replicator = shown.replicator {
      return replicator.items(in: shown) {
        self.childItems(shown, isMoved: isMoved, at: localTime - $0)
      }
    }
    return childItems(shown, isMoved: isMoved, at: localTime)
  }

  private func childItems(
    _ shown: LayerValues, isMoved: Bool, at localTime: CFTimeInterval
  ) -> [DisplayItem] {
    defer { forgetVisited() }
    if !isMoved, cache.sublayers != nil, placeDue(in: shown, at: localTime) {
      return cache.sublayers?.items ?? []
    }
    return placeAll(in: shown, isMoved: isMoved, at: localTime)
  }

  /// Places the sublayers that changed or move; false where the order became another.
  private func placeDue(in shown: LayerValues, at localTime: CFTimeInterval) -> Bool {
    var changed: [Int] = []
    for child in due {
      let before = child.cache.placed
      let item = child.place(in: shown, isMoved: false, atParent: localTime)
      if child.cache.zPosition != 0 { return false }
      if item != before { changed.append(child.cache.index) }
    }
    if changed.isEmpty { return true }
    changed.sort()
    cache.sublayers?.replace(changed) { children[$0].cache.placed }
    return true
  }

  private func placeAll(
    in shown: LayerValues, isMoved: Bool, at localTime: CFTimeInterval
  ) -> [DisplayItem] {
    var placed: [DisplayItem?] = []
    placed.reserveCapacity(children.count)
    var hasDepth = false
    for (index, child) in children.enumerated() {
      placed.append(child.place(in: shown, isMoved: isMoved, atParent: localTime))
      child.cache.index = index
      if child.cache.zPosition != 0 { hasDepth = true }
    }
    if hasDepth {
      cache.sublayers = nil
      return Self.inDrawingOrder(children) { $0.cache.zPosition }.compactMap(\.cache.placed)
    }
    let runs = SublayerRuns(placed, firstLevels: children.map(\.runLevel))
    cache.sublayers = runs
    return runs.items
  }

  /// On which levels the layer begins a run of sublayers: on one in sixteen of each level below.
  private var runLevel: Int {
    // Knuth's multiplicative hash: the number's bits, well mixed, in the upper half.
    let mixed = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    return mixed.leadingZeroBitCount / 4
  }
}
