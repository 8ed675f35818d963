// What happens when a property changes: the action, the marks, the one invalidation.

extension CALayer {
  /// Sets one of `values`, with its action where it is a property that animates.
  func change<Value: Equatable>(
    _ key: StaticString, _ path: WritableKeyPath<LayerValues, Value>, to value: Value
  ) {
    set(key, path, value)
  }

  func change<Value: Equatable & FiniteCheckable>(
    _ key: StaticString, _ path: WritableKeyPath<LayerValues, Value>, to value: Value
  ) {
    if accepts(value, for: key) { set(key, path, value) }
  }

  /// Sets one of a subclass's values, with its action.
  func changePart<Part, Value: Equatable>(
    _ key: StaticString, _ part: WritableKeyPath<LayerValues, Part?>,
    _ path: WritableKeyPath<Part, Value>, to value: Value
  ) {
    setPart(key, part, path, value)
  }

  func changePart<Part, Value: Equatable & FiniteCheckable>(
    _ key: StaticString, _ part: WritableKeyPath<LayerValues, Part?>,
    _ path: WritableKeyPath<Part, Value>, to value: Value
  ) {
    if accepts(value, for: key) { setPart(key, part, path, value) }
  }

  /// Sets a number of the timing, which has no action.
  func changeTiming<Value: Equatable & FiniteCheckable>(
    _ key: StaticString, _ path: WritableKeyPath<MediaTiming, Value>, to value: Value
  ) {
    guard timing[keyPath: path] != value, accepts(value, for: key) else { return }
    timing[keyPath: path] = value
    markDirty()
  }

  private func set<Value: Equatable>(
    _ key: StaticString, _ path: WritableKeyPath<LayerValues, Value>, _ value: Value
  ) {
    guard values[keyPath: path] != value else { return }
    withAction(forKey: "\(key)") {
      values[keyPath: path] = value
    }
  }

  private func setPart<Part, Value: Equatable>(
    _ key: StaticString, _ part: WritableKeyPath<LayerValues, Part?>,
    _ path: WritableKeyPath<Part, Value>, _ value: Value
  ) {
    guard values[keyPath: part]?[keyPath: path] != value else { return }
    withAction(forKey: "\(key)") {
      values[keyPath: part]?[keyPath: path] = value
    }
  }

  /// Runs `change` between the search of the action for `key` and its run.
  func withAction(forKey key: String, _ change: () -> Void) {
    let action = modelLayer == nil ? actionForChange(key) : nil
    let size = values.bounds.size
    change()
    if parent == nil, modelLayer == nil, delegate == nil {
      DisplayLinkRegistry.current.uncommitted?.retain(self)
    }
    cache.own = nil
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
  private func accepts(_ value: some FiniteCheckable, for key: StaticString) -> Bool {
    if value.isAllFinite { return true }
    logOnce("\(type(of: self)).\(key): a value that is not a finite number was ignored")
    return false
  }

  func setContents(_ value: Any?) {
    let contents = LayerContents(value)
    if case .image(let new) = contents, case .image(let old) = values.contents, new === old {
      return
    }
    withAction(forKey: "contents") { values.contents = contents }
  }

  /// Marks the layer and everything above it as changed; the root tells it once.
  func markDirty() {
    mark([])
  }

  /// Sets `mark` here, what it implies on every layer above, and `dirty`.
  func mark(_ mark: LayerFlags) {
    // Spread first: it stops at a layer that has the marks, as those above then have them too.
    spread(mark.impliedAbove.union(.dirty))
    flags.formUnion(mark)
  }

  /// Sets `marks` here and above, up to the first layer that has them all.
  func spread(_ marks: LayerFlags) {
    var layer = self
    while !layer.flags.isSuperset(of: marks) {
      let wasDirty = layer.flags.contains(.dirty)
      layer.flags.formUnion(marks)
      guard let parent = layer.parent else {
        if !wasDirty { layer.onInvalidation?() }
        return
      }
      parent.expect(layer)
      layer = parent
    }
  }
}

extension CALayer {
  /// Puts a sublayer on the list of those that the next frame has to visit.
  func expect(_ child: CALayer) {
    guard !child.flags.contains(.due), child !== maskLayer else { return }
    child.flags.insert(.due)
    due.append(child)
  }

  /// Leaves those sublayers on the list that every frame has to visit.
  func forgetVisited() {
    due.removeAll { child in
      if child.flags.contains(.animated) { return false }
      child.flags.remove(.due)
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
