// A drawing that is kept to be drawn many times.

/// A drawing that is recorded once and drawn in many places ([Apple](https://developer.apple.com/documentation/coregraphics/cglayer)).
///
/// Its user space is points from its corner, with y as in the context that it is drawn into.
public final class CGLayer {
  /// Draws into the layer.
  public let context: CGContext?
  /// Units of the user space.
  public let size: CGSize

  /// - Parameters:
  ///   - context: Where the layer will be drawn: it tells the scale.
  ///   - size: In units of the user space; nil is returned for one without area.
  ///   - auxiliaryInfo: Without effect, as on Apple's systems.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    self.context = CGContext(recordingSize: size, scale: context.scale)
  }
}

extension CGContext {
  /// The layer with its origin at `point`, both in user space.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// The layer over `rect` of the user space, stretched to it.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard rect.isFinite(for: "CGContext.draw"), !rect.isEmpty, state.alpha > 0,
      let list = layer.context?.displayList, !list.isEmpty
    else { return }
    let place = CGAffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height,
      tx: rect.minX, ty: rect.minY)
    saveGState()
    clip(to: rect)
    record(
      .group(DisplayGroup(list, opacity: Double(state.alpha))),
      transform: place.concatenating(state.transform))
    restoreGState()
  }
}
