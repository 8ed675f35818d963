// Adding, committing, stopping and removing the animations of a layer.

extension CAAnimation {
  /// Adds the animation to `object` if that is a layer; does nothing for others.
  func add(to object: Any, forKey key: String) {
    (object as? CALayer)?.add(self, forKey: key)
  }
}

extension CALayer {
  func addAnimation(_ animation: CAAnimation, _ key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let key = copy is CATransition ? kCATransition : key
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if let key { removeEntries { $0.key == key } }
    let groups = TransactionStack.existing?.groups ?? []
    for group in groups { group.animationBegan() }
    let layerClass = type(of: self)
    var entry = AnimationEntry(
      key: key, animation: copy,
      redrawsLayer: copy.animates { layerClass.needsDisplay(forKey: $0) }, groups: groups)
    if copy is CATransition { entry.before = presentedPicture() }
    entries.append(entry)
    mark(.animated)
  }

  /// Removes animations that have not ended; their delegates are told `finished: false`.
  func removeEntries(_ isRemoved: (AnimationEntry) -> Bool) {
    let removed = entries.filter(isRemoved)
    guard !removed.isEmpty else { return }
    entries.removeAll(where: isRemoved)
    mark(removed.contains(where: \.redrawsLayer) ? .needsDisplay : [])
    for entry in removed { Self.notifyStop(entry, finished: false) }
  }

  private static func notifyStop(_ entry: AnimationEntry, finished: Bool) {
    guard !entry.wasStopped else { return }
    if let delegate = entry.animation.delegate {
      onMainActor((delegate, entry.animation, finished)) { $0.animationDidStop($1, finished: $2) }
    }
    for group in entry.groups { group.animationEnded() }
  }

  /// Whether an animation moves a value for which the layer's class draws the layer anew.
  var redrawsForAnimations: Bool { entries.contains(where: \.redrawsLayer) }

  // MARK: Passes over a tree

  /// Begins the animations of this tree that were added since the last frame, stops those that have
  /// ended at `time`, in seconds of the clock, and tells their delegates. A frame calls it on the
  /// root, before layout.
  ///
  /// The same frame shows what delegates add and change.
  package func stopEndedAnimations(at time: CFTimeInterval) {
    TransactionStack.existing?.flush()
    removeAnimationsOfRemovedSubtrees()
    stopEnded(atParent: time)
  }

  private func stopEnded(atParent time: CFTimeInterval) {
    guard flags.contains(.animated) else { return }
    let localTime = timing.localTime(atParent: time)
    commit(at: localTime)
    startBegun(at: localTime)
    stopOwnEnded(at: localTime)
    if redrawsForAnimations { mark(.needsDisplay) }
    maskLayer?.stopEnded(atParent: localTime)
    for child in sublayersToVisit { child.stopEnded(atParent: localTime) }
    refreshAnimatedMark()
  }

  /// Begins animations whose begin is "when committed".
  func commit(at localTime: CFTimeInterval) {
    guard entries.contains(where: { $0.begin == nil }) else { return }
    overrideTimingOfAdded()
    for index in entries.indices where entries[index].begin == nil {
      let begin = entries[index].animation.beginTime
      entries[index].begin = begin == 0 ? localTime : begin
      entries[index].committed = localTime
    }
  }

  private func startBegun(at localTime: CFTimeInterval) {
    for index in entries.indices.reversed() {
      guard index < entries.count, !entries[index].wasStarted,
        let begin = entries[index].begin, begin <= localTime
      else { continue }
      entries[index].wasStarted = true
      let animation = entries[index].animation
      if let delegate = animation.delegate {
        onMainActor((delegate, animation)) { $0.animationDidStart($1) }
      }
    }
  }

  private func stopOwnEnded(at localTime: CFTimeInterval) {
    let isEnded = { (entry: AnimationEntry) in !entry.wasStopped && entry.end() <= localTime }
    guard entries.contains(where: isEnded) else { return }
    let ended = entries.filter(isEnded)
    for entry in ended { finish(entry) }
    mark(ended.contains(where: \.redrawsLayer) ? .needsDisplay : [])
  }

  private func finish(_ entry: AnimationEntry) {
    guard let index = entries.firstIndex(where: { $0.animation === entry.animation }) else {
      return
    }
    if entry.animation.isRemovedOnCompletion {
      entries.remove(at: index)
    } else {
      entries[index].wasStopped = true
    }
    Self.notifyStop(entry, finished: true)
  }

  private func refreshAnimatedMark() {
    let isAnimated =
      !entries.isEmpty || maskLayer?.flags.contains(.animated) == true
      || sublayersToVisit.contains { $0.flags.contains(.animated) }
    if !isAnimated { flags.remove(.animated) }
  }

  /// Removes the animations of subtrees that left the tree, as Apple's systems do: nothing would
  /// ever end them, and each retains its delegate.
  private func removeAnimationsOfRemovedSubtrees() {
    guard let ownTree else { return }
    for layer in ownTree.takeRemovedSubtrees() where layer.parent == nil {
      layer.removeAnimationsInTree()
    }
  }

  /// Removes every animation of this tree; delegates are told `finished: false`.
  package func removeAnimationsInTree() {
    forEachLayer { $0.removeAllAnimations() }
    forEachLayer { $0.flags.remove(.animated) }
  }

  /// Whether an animation of this tree still moves at `time` or is yet to begin.
  package func hasRunningAnimations(at time: CFTimeInterval) -> Bool {
    nextAnimationTime(after: time) != nil
  }

  /// Returns the earliest time from `time` on, in seconds of the clock, at which an animation of
  /// this tree changes something or ends: `time` itself while one runs, the begin of one that
  /// waits; nil for none.
  package func nextAnimationTime(after time: CFTimeInterval) -> CFTimeInterval? {
    // A layer that stands still shows the same for ever.
    guard flags.contains(.animated), timing.speed != 0 else { return nil }
    let local = timing.localTime(atParent: time)
    var next = CFTimeInterval.infinity
    for entry in entries { next = min(next, nextTime(entry, after: local) ?? .infinity) }
    if let time = maskLayer?.nextAnimationTime(after: local) { next = min(next, time) }
    for child in sublayersToVisit where next > local {
      if let time = child.nextAnimationTime(after: local) { next = min(next, time) }
    }
    return next < .infinity ? max(time, timing.parentTime(atLocal: next)) : nil
  }

  /// Returns the earliest time from `time` on, in seconds of the clock, at which an animation of this tree begins or
  /// ends, so that a frame has somebody to tell; nil for none. Between those times the layers move by time alone.
  package func nextAnimationEvent(after time: CFTimeInterval) -> CFTimeInterval? {
    guard flags.contains(.animated), timing.speed != 0 else { return nil }
    let local = timing.localTime(atParent: time)
    var next = CFTimeInterval.infinity
    for entry in entries where !entry.wasStopped {
      guard let begin = entry.begin else { return time }
      next = min(next, entry.wasStarted ? entry.end() : begin)
    }
    if let time = maskLayer?.nextAnimationEvent(after: local) { next = min(next, time) }
    for child in sublayersToVisit {
      if let time = child.nextAnimationEvent(after: local) { next = min(next, time) }
    }
    return next < .infinity ? max(time, timing.parentTime(atLocal: next)) : nil
  }

  private func nextTime(_ entry: AnimationEntry, after local: CFTimeInterval) -> CFTimeInterval? {
    guard !entry.wasStopped else { return nil }
    guard let begin = entry.begin else { return local }
    if local < begin { return begin }
    return entry.animation.speed == 0 && entry.wasStarted ? nil : local
  }
}
