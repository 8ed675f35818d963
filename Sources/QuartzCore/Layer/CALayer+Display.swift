// The display pass: recording what a layer draws by itself.

extension CALayer {
  /// Displays the layer: calls the delegate's `display(_:)`, which records by default.
  func recordContents() {
    guard let delegate else { return recordDrawing() }
    onMainActor((delegate, self)) { $0.display($1) }
  }

  /// Gives `draw(in:)` a context with y down where it has one with y up: contents of flipped geometry are drawn with y
  /// up, and shown upright.
  package func turnDown(_ context: CGContext) {
    guard !areContentsFlipped else { return }
    context.translateBy(x: 0, y: 2 * bounds.minY + bounds.height)
    context.scaleBy(x: 1, y: -1)
  }

  /// Records the drawing of `draw(in:)` as the layer's contents. While an animation moves a value that
  /// the drawing depends on, a presentation copy draws.
  package func recordDrawing() {
    let drawer = redrawsForAnimations ? presentationCopy() ?? self : self
    if let delegate { onMainActor((delegate, drawer)) { $0.layerWillDraw($1) } }
    let bounds = drawer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return record(DisplayList(), bounds.size) }
    let context = CGContext(recordingSize: bounds.size, scale: contentsScale)
    if !drawer.areContentsFlipped {
      context.translateBy(x: 0, y: bounds.height)
      context.scaleBy(x: 1, y: -1)
    }
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    drawer.draw(in: context)
    record(context.displayList, bounds.size)
  }

  private func record(_ list: DisplayList, _ size: CGSize) {
    if case .recorded(let old, size) = values.appearance.contents, old == list { return }
    values.appearance.contents = list.isEmpty ? .none : .recorded(list, size)
    cache.drawing = nil
    markDirty()
  }
}
