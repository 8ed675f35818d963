// The change of a property: its action, the marks, the one invalidation.

extension CALayer {
  /// Sets a property of the layer's own values and runs its action; does nothing where the value is
  /// the same.
  func change<Value: Equatable>(_ property: LayerProperty<Value>, to value: Value) {
    set(property, value)
  }

  /// A value that is not finite is refused with one line in the log.
  func change<Value: Equatable & FiniteCheckable>(
    _ property: LayerProperty<Value>, to value: Value
  ) {
    if accepts(value, for: property.key) { set(property, value) }
  }

  /// Sets a number of the timing, which has no action.
  func changeTiming<Value: Equatable & FiniteCheckable>(
    _ key: String, _ path: WritableKeyPath<MediaTiming, Value>, to value: Value
  ) {
    guard timing[keyPath: path] != value, accepts(value, for: key) else { return }
    timing[keyPath: path] = value
    markDirty()
  }

  private func set<Value: Equatable>(_ property: LayerProperty<Value>, _ value: Value) {
    assert(AnyLayerProperty.all[property.key] === property, "\(property.key) is not in the table")
    guard property.read(ownValues) != value else { return }
    withAction(for: property) { property.write(ownValues, value) }
  }

  /// Runs `change`, and the action for `property`, for which it looks before.
  func withAction(for property: AnyLayerProperty, _ change: () -> Void) {
    withAction(forKey: property.key, change)
  }

  /// Runs `change` between the search of the action for `key` and its run.
  func withAction(forKey key: String, _ change: () -> Void) {
    let action = modelLayer == nil ? actionForChange(key) : nil
    let size = values.bounds.size
    change()
    if parent == nil, modelLayer == nil, delegate == nil {
      UncommittedObjects.current?.retain(self)
    }
    cache.drawing = nil
    if values.bounds.size != size || key == "bounds" { boundsDidChange() }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    markDirty()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func boundsDidChange() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Whether `value` may enter; one that is not finite is refused with one line.
  private func accepts(_ value: some FiniteCheckable, for key: String) -> Bool {
    if value.isAllFinite { return true }
    logOnce("\(type(of: self)).\(key): a value that is not a finite number was ignored")
    return false
  }

  func setContents(_ value: Any?) {
    let contents = LayerContents(value)
    if case .image(let new) = contents, case .image(let old) = values.appearance.contents,
      new === old
    {
      return
    }
    withAction(for: .contents) { values.appearance.contents = contents }
  }

  /// Whether the layer or one below it changed since it was drawn last, or is animated.
  package var hasChanged: Bool { !flags.isDisjoint(with: [.dirty, .animated]) }

  /// Whether the layer or one below it is marked for layout or for display.
  package var awaitsLayoutOrDisplay: Bool {
    !flags.isDisjoint(with: [.layoutBelow, .displayBelow])
  }

  /// Marks the layer and everything above it as changed; the tree is invalidated once.
  func markDirty() {
    mark([])
  }

  /// Sets `mark` on the layer, the marks that it implies on every layer above, and `dirty`.
  func mark(_ mark: LayerFlags) {
    // Spread first: it stops at a layer that has the marks, as those above then have them too.
    spread(mark.impliedAbove.union(.dirty))
    flags.formUnion(mark)
  }

  /// Sets `marks` on the layer and on those above, up to the first one that has them all.
  func spread(_ marks: LayerFlags) {
    var layer = self
    while !layer.flags.isSuperset(of: marks) {
      let wasDirty = layer.flags.contains(.dirty)
      layer.flags.formUnion(marks)
      guard let parent = layer.parent else {
        if !wasDirty { layer.ownTree?.invalidate() }
        return
      }
      parent.scheduleVisit(of: layer)
      layer = parent
    }
  }
}

extension CALayer {
  /// Adds a sublayer to those that the next frame has to visit.
  func scheduleVisit(of child: CALayer) {
    guard !child.flags.contains(.awaitsVisit), child !== maskLayer else { return }
    child.flags.insert(.awaitsVisit)
    sublayersToVisit.append(child)
  }

  /// Removes the sublayers that were visited, but for those that every frame has to visit.
  func removeVisitedSublayers() {
    sublayersToVisit.removeAll { child in
      if child.flags.contains(.animated) { return false }
      child.flags.remove(.awaitsVisit)
      return true
    }
  }
}

extension LayerFlags {
  /// The marks that a layer's own marks put on it and on its superlayers.
  var impliedAbove: LayerFlags {
    var marks = intersection([.layoutBelow, .displayBelow, .dirty, .animated])
    if contains(.needsLayout) { marks.insert(.layoutBelow) }
    if contains(.needsDisplay) { marks.insert(.displayBelow) }
    return marks
  }
}
