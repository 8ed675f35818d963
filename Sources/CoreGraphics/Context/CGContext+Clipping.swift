// Limits of drawing.

extension CGContext {
  /// Limits drawing to the inside of the current path, which it takes away. An empty path leaves
  /// nothing to draw on.
  public func clip(using rule: CGPathFillRule = .winding) {
    alignPath()
    clip(to: .path(currentPath, rule))
    beginPath()
  }

  /// Limits drawing to the inside of a rectangle in user space.
  public func clip(to rect: CGRect) {
    guard rect.isFinite(for: "CGContext.clip") else { return }
    clip(to: .rect(rect.isNull ? .zero : rect.standardized))
  }

  /// Limits drawing to the union of the rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects.map(\.standardized))
    clip(to: .path(path.data, .winding))
  }

  /// Limits drawing by an image that fills `rect` as `draw(_:in:)` would draw it: by the inverse of an image
  /// mask's samples, by the luminance of an image without alpha, by the alpha of any other
  /// ([Apple](https://developer.apple.com/documentation/coregraphics/cgcontext/clip(to:mask:))).
  public func clip(to rect: CGRect, mask: CGImage) {
    guard rect.isFinite(for: "CGContext.clip"), !rect.isNull else { return }
    clip(to: rect)
    state.masks.append(
      DisplayItem(
        .image(mask.coverage, rect.standardized, sampling: ImageSampling(state.quality), alpha: 1),
        transform: rect.standardized.upsideDown.concatenating(state.transform)))
  }

  /// Takes all limits away.
  public func resetClip() {
    state.clips = []
    state.masks = []
  }

  /// The box of what may be drawn on, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(area) {
      $0.common(with: $1.shape.bounds.applying($1.transform))
    }
    return box.isNull ? .null : box.applying(state.transform.inverted())
  }

  /// Limits drawing to a shape in user space.
  package func clip(to shape: Shape) {
    state.clips.append(ClipShape(shape, state.transform))
  }
}

extension CGRect {
  /// Turns the rectangle upside down in its place.
  var upsideDown: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: minY + maxY)
  }
}
