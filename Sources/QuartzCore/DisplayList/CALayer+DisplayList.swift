// The door to drawing: a layer's tree at a time as a display list.

extension CALayer {
  /// What this tree shows at the clock's `time`, in the space whose origin is this layer's bounds'
  /// origin. Its own position and transform do not count; its opacity, mask and shadow do.
  ///
  /// Unchanged layers give the very arrays of the time before. Begins animations that were added
  /// since; call `stopEndedAnimations(at:)` and `layoutAndDisplayIfNeeded()` before.
  package func displayList(at time: CFTimeInterval) -> DisplayList {
    let localTime = timing.localTime(atParent: time)
    beginAnimations(at: localTime)
    let picture = picture(at: localTime)
    guard picture.isVisible, !picture.items.isEmpty else { return DisplayList() }
    let origin = picture.bounds.origin
    if origin == .zero { return DisplayList(picture.items) }
    return DisplayList([
      DisplayItem(
        .list(DisplayList(picture.items)),
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
    for child in [maskLayer].compactMap(\.self) + children {
      child.beginAnimations(at: child.timing.localTime(atParent: localTime))
    }
  }

  /// What the layer and its sublayers draw at its local time, in its own space.
  func picture(at localTime: CFTimeInterval) -> LayerPicture {
    flags.insert(.shown)
    let isStill = !flags.contains(.animated)
    if isStill, !flags.contains(.dirty), let items = cache.picture {
      return LayerPicture(values: values, items: items)
    }
    flags.remove(.dirty)
    let shown = sampled(at: localTime)
    guard shown.isVisible else { return LayerPicture(values: shown, items: []) }
    let items = reusing(cache.picture, compose(shown, at: localTime))
    cache.picture = items
    return LayerPicture(values: shown, items: items)
  }

  /// The old array where the new one is equal, so that later comparisons stop at it.
  private func reusing(_ old: [DisplayItem]?, _ new: [DisplayItem]) -> [DisplayItem] {
    if let old, old == new { return old }
    return new
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
    let keys = entries.flatMap(\.animation.animatedKeyPaths)
    guard keys.contains(where: { type(of: self).needsDisplay(forKey: $0) }),
      let copy = presentationCopy(showing: shown)
    else { return shown }
    copy.display()
    var result = shown
    result.contents = copy.values.contents
    return result
  }

  private func mask(
    _ mask: CALayer, _ shown: LayerValues, at localTime: CFTimeInterval
  ) -> LayerMask {
    let picture = mask.picture(at: mask.timing.localTime(atParent: localTime))
    guard picture.isVisible else { return .nothing }
    return LayerMask(
      picture.values, items: picture.items, matrix: picture.values.matrix(in: shown),
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
    if let replicator = shown.replicator {
      return replicator.items(in: shown) { self.childItems(shown, at: localTime - $0) }
    }
    return childItems(shown, at: localTime)
  }

  private func childItems(_ shown: LayerValues, at localTime: CFTimeInterval) -> [DisplayItem] {
    let pictures = children.map { $0.picture(at: $0.timing.localTime(atParent: localTime)) }
    return Self.inDrawingOrder(pictures) { $0.values.zPosition }.compactMap { $0.item(in: shown) }
  }
}
