// The graphics state, which `saveGState` copies.

/// The part of a context that is saved and restored; the current path is not.
struct CGContextState {
  /// Maps user space to the list's.
  var transform = CGAffineTransform.identity
  var clips: [ClipShape] = []
  /// Images that limit drawing by their alpha, in the list's space.
  var masks: [DisplayItem] = []
  var fill = CGColor.black
  var stroke = CGColor.black
  var fillSpace: CGColorSpace?
  var strokeSpace: CGColorSpace?
  /// The origin of patterns, in the space that the context began with.
  var patternPhase = CGSize.zero
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var line = StrokeStyle()
  /// Flatness, antialiasing and the like are remembered and change nothing.
  var shouldAntialias = true
  var flatness: CGFloat = 0.6
  var quality = CGInterpolationQuality.default
  var shadow: ContextShadow?
  var font: CGFont?
  var fontSize: CGFloat = 1
  var characterSpacing: CGFloat = 0
  var textMode = CGTextDrawingMode.fill
}

/// A shadow that drawing casts; in the list's space, where no matrix of the caller's changes it.
struct ContextShadow {
  var offset: CGSize
  var blur: CGFloat
  var color: RGBA
}

extension Paint {
  /// With its alpha multiplied.
  func faded(_ alpha: CGFloat) -> Paint {
    guard alpha < 1 else { return self }
    switch self {
    case .color(let color): return .color(color.faded(alpha))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.faded(alpha)
      }
      return .gradient(gradient)
    case .pattern: return self
    }
  }
}

extension RGBA {
  func faded(_ alpha: CGFloat) -> RGBA { RGBA(red, green, blue, self.alpha * Double(alpha)) }
}
