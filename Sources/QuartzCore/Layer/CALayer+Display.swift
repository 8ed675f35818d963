// The display pass: recording what a layer draws by itself.

extension CALayer {
  /// Displays the layer: calls the delegate's `display(_:)`, which records by default.
  func recordContents() {
    guard let delegate else { return recordDrawing() }
    onMainActor((delegate, self)) { $0.display($1) }
  }

  /// Records the drawing of `draw(in:)` as the layer's contents.
  package func recordDrawing() {
    if let delegate { onMainActor((delegate, self)) { $0.layerWillDraw($1) } }
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return record(DisplayList(), size) }
    let context = CGContext(recordingSize: size, scale: contentsScale)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    draw(in: context)
    record(context.displayList, size)
  }

  private func record(_ list: DisplayList, _ size: CGSize) {
    if case .recorded(let old, size) = values.appearance.contents, old == list { return }
    values.appearance.contents = list.isEmpty ? .none : .recorded(list, size)
    cache.drawing = nil
    markDirty()
  }
}
