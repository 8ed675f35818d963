// Pacing the animations of a tree otherwise than code said.

extension CALayer {
  /// Paces the animations of this tree by other timing functions than their own: those that it has now, and each that is
  /// added later, from its begin on. Code sees its own functions. `find`: nil: all are paced by their own again.
  package func overrideTiming(_ find: TimingOverride?) {
    if find == nil, ownTree == nil { return }
    tree.timingOverride = find
    overrideTiming(find, path: [])
  }

  private func overrideTiming(_ find: TimingOverride?, path: [Int]) {
    guard flags.contains(.animated) else { return }
    let changed = entries.filter { $0.overrideTiming(find, path: path) }
    if !changed.isEmpty { mark(changed.contains(where: \.redrawsLayer) ? .needsDisplay : []) }
    maskLayer?.overrideTiming(find, path: path + [Self.maskIndex])
    for (index, child) in children.enumerated() {
      child.overrideTiming(find, path: path + [index])
    }
  }

  /// Paces the animations that were added since the last frame as the tree around says.
  func overrideTimingOfAdded() {
    let around = sequence(first: self, next: \.parent).first { $0.ownTree?.timingOverride != nil }
    guard let around, let path = path(from: around) else { return }
    let find = around.ownTree?.timingOverride
    for entry in entries where entry.begin == nil { _ = entry.overrideTiming(find, path: path) }
  }

  /// The indices among sublayers that lead down from a layer around this one.
  private func path(from around: CALayer) -> [Int]? {
    var path: [Int] = []
    var layer = self
    while layer !== around {
      guard let parent = layer.parent else { return nil }
      let index = parent.children.firstIndex { $0 === layer }
      path.append(index ?? Self.maskIndex)
      layer = parent
    }
    return path.reversed()
  }

  /// The index that stands for a layer's mask in a path.
  static let maskIndex = -1
}

extension AnimationEntry {
  /// Returns whether that changed anything.
  fileprivate func overrideTiming(_ find: TimingOverride?, path: [Int]) -> Bool {
    animation.overrideTiming { find?(path, key, $0) }
  }
}

extension CAAnimation {
  /// The key path that tells it from others in a group: the property's, or the kind of a transition.
  var listedKeyPath: String { (self as? CAPropertyAnimation)?.keyPath ?? "transition" }

  /// Takes the function that `find` returns for a key path, in a group of each animation. Returns whether that changed
  /// anything.
  fileprivate func overrideTiming(_ find: (String) -> CAMediaTimingFunction?) -> Bool {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).map { $0.overrideTiming(find) }.contains(true)
    }
    let function = find(listedKeyPath)
    guard function != overridingFunction else { return false }
    overridingFunction = function
    return true
  }
}
