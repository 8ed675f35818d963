// Images and transparency layers.

extension CGContext {
  /// Fills `rect` with the image, its first row at the largest y: upright where y grows upwards,
  /// and upside down in UIKit's contexts, as on Apple's systems.
  ///
  /// - Parameters:
  ///   - image: The image to draw.
  ///   - rect: In user space.
  ///   - byTiling: Whether the image repeats from `rect` over all that the clip leaves.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite(for: "CGContext.draw"), !rect.isNull else { return }
    let rect = rect.standardized
    if byTiling {
      tile(image, in: rect)
    } else {
      record(image, in: rect, transform: rect.upsideDown.concatenating(state.transform))
    }
  }

  /// Fills `rect` with the image, its first row at the smallest y: upright in UIKit's contexts.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.isFinite(for: "UIImage.draw"), !rect.isNull else { return }
    record(image, in: rect.standardized, transform: state.transform)
  }

  private func record(_ image: CGImage, in rect: CGRect, transform: CGAffineTransform) {
    let content = DisplayItem.Content.image(
      image, rect, sampling: ImageSampling(state.quality), alpha: Double(state.alpha))
    record(visible(content, in: transform), transform: transform)
  }

  private func tile(_ image: CGImage, in rect: CGRect) {
    guard image.width > 0, image.height > 0, !rect.isEmpty, state.transform.determinant != 0 else {
      return
    }
    let cell = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    let paint = Paint.pattern(image, transform: cell.concatenating(state.transform))
    let content = DisplayItem.Content.fill(.rect(area), paint)
    if state.alpha < 1 {
      record(
        .group(DisplayGroup(DisplayList([DisplayItem(content)]), opacity: Double(state.alpha))),
        transform: .identity)
    } else {
      record(content, transform: .identity)
    }
  }

  // MARK: Transparency layers

  /// Everything drawn until the layer's end becomes one picture, composited with the present alpha,
  /// blend mode and shadow. Inside, these begin anew.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    savedStates.append(state)
    layers.append(
      ContextLayer(outside: state, savedCount: savedStates.count))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.masks = []
    state.clips = []
  }

  /// As `beginTransparencyLayer(auxiliaryInfo:)`, limited to `rect` in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Without an open layer it does nothing but say so once.
  public func endTransparencyLayer() {
    guard layers.count > 1, let layer = layers.popLast() else {
      logOnce("CGContext.endTransparencyLayer: no transparency layer was begun")
      return
    }
    savedStates.removeLast(savedStates.count - layer.savedCount + 1)
    state = layer.outside
    guard !layer.list.isEmpty else { return }
    record(
      .group(DisplayGroup(layer.list, opacity: Double(state.alpha))), transform: .identity)
  }
}
