// The layout pass: from the top down, in bounded rounds.

extension CALayer {
  /// The most rounds of layout; a tree that needs more never settles.
  package static let layoutRounds = 64

  /// Lays out from the highest superlayer that needs it.
  func layoutFromTop() {
    let highest = sequence(first: self, next: \.parent).reduce(self) { highest, layer in
      layer.flags.contains(.needsLayout) ? layer : highest
    }
    highest.layoutTree()
  }

  /// Lays out this tree until nothing in it needs layout. A tree that did not settle gets a single
  /// round the next time, since each may add views.
  ///
  /// - Returns: nil, or the layer that still needed layout after `layoutRounds` rounds.
  @discardableResult
  package func layoutTree() -> CALayer? {
    let rounds = flags.contains(.layoutUnsettled) ? 1 : Self.layoutRounds
    flags.remove(.layoutUnsettled)
    for _ in 0..<rounds {
      guard flags.contains(.layoutBelow) else { return nil }
      layoutOnce()
    }
    let unsettled = unsettled
    if unsettled != nil { flags.insert(.layoutUnsettled) }
    return unsettled
  }

  private func layoutOnce() {
    guard flags.contains(.layoutBelow) else { return }
    flags.remove(.layoutBelow)
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    maskLayer?.layoutOnce()
    for child in children { child.layoutOnce() }
  }

  /// The first layer that still needs layout, without marks on those above it.
  private var unsettled: CALayer? {
    guard flags.contains(.layoutBelow) else { return nil }
    if flags.contains(.needsLayout) { return self }
    return ([maskLayer].compactMap(\.self) + children).lazy.compactMap(\.unsettled).first
  }

  /// Lays out this tree, then draws every layer of it that needs display.
  ///
  /// - Returns: nil, or the layer whose layout never settled; see `layoutTree()`.
  @discardableResult
  package func layoutAndDisplayIfNeeded() -> CALayer? {
    let unsettled = layoutTree()
    displayTree()
    return unsettled
  }

  private func displayTree() {
    guard flags.contains(.displayBelow) else { return }
    flags.remove(.displayBelow)
    displayIfNeeded()
    maskLayer?.displayTree()
    for child in children { child.displayTree() }
  }
}
