// The delegate of a layer: a view, which provides drawing, layout and actions.

/// Provides a layer's drawing, layout and actions. Every method has a default, as they are optional
/// on Apple's systems ([Apple](https://developer.apple.com/documentation/quartzcore/calayerdelegate)).
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents. Default: records what `draw(in:)` draws.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for `event`; nil goes on with the search, `NSNull()` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records what `draw(in:)` draws as the contents.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil: the search goes on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Runs `body` as the main actor's, which delegates are bound to. Off the main thread this stops
/// with the runtime's message: layers and animations with delegates belong to the main thread.
/// `body` may capture nothing of the caller's: it gets `subject`.
@discardableResult
func onMainActor<Subject, Result>(
  _ subject: Subject, _ body: @MainActor (Subject) -> Result
) -> Result {
  // SAFETY: the closure runs here and now, on the thread of the caller; nothing leaves it.
  nonisolated(unsafe) let subject = subject
  nonisolated(unsafe) var result: Result?
  withoutActuallyEscaping(body) { body in
    MainActor.assumeIsolated { unsafe result = body(subject) }
  }
  guard let result = unsafe result else { preconditionFailure("assumeIsolated ran nothing") }
  return result
}
