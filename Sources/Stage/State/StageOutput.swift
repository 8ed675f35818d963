// The output that a stage's frames fill.

internal import CoreGraphics

/// The size and the scale of a stage's output.
struct StageOutput: Equatable {
  /// The size in pixels.
  let size: PixelSize
  /// Pixels per point of the screen, for which views are laid out, > 0.
  let screenScale: CGFloat
  /// How many times larger than on the screen the output is, > 0.
  let zoom: CGFloat

  init(size: PixelSize, screenScale: CGFloat, zoom: CGFloat) {
    let scale = screenScale * zoom
    precondition(scale > 0 && scale.isFinite, "a scale of \(scale) shows nothing")
    self.size = size
    self.screenScale = screenScale
    self.zoom = zoom
  }

  /// Pixels per point, > 0.
  var scale: CGFloat { screenScale * zoom }

  /// All pixels.
  var area: PixelRect { size.bounds }

  /// The frame of the root view, in points.
  var frame: CGRect {
    CGRect(
      x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  /// From the root's points to pixels.
  var transform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// The point, in the root's points, at a position in pixels.
  func point(_ pixels: CGPoint) -> CGPoint { CGPoint(x: pixels.x / scale, y: pixels.y / scale) }
}
