// The output that a stage's frames fill.

internal import CoreGraphics

/// The size and the scale of a stage's output, and the size of the root in it.
struct StageOutput: Equatable {
  /// The size in pixels.
  let size: PixelSize
  /// The root's size in points.
  let rootSize: CGSize
  /// Pixels per point of the screen, for which views are laid out, > 0.
  let screenScale: CGFloat
  /// How many times larger than on the screen the output is, > 0.
  let zoom: CGFloat
  /// All pixels, each in one part.
  let parts: [OutputPart]

  /// `rootSize`: in points, whose pixels rounded up are `size`; nil: the root fills the output.
  init(size: PixelSize, rootSize: CGSize? = nil, screenScale: CGFloat, zoom: CGFloat) {
    let scale = screenScale * zoom
    precondition(scale > 0 && scale.isFinite, "a scale of \(scale) shows nothing")
    self.size = size
    self.rootSize =
      rootSize
      ?? CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
    self.screenScale = screenScale
    self.zoom = zoom
    parts = OutputPart.parts(of: size, showing: self.rootSize, scale: scale)
  }

  /// Pixels per point, > 0.
  var scale: CGFloat { screenScale * zoom }

  /// All pixels.
  var area: PixelRect { size.bounds }

  /// The frame of the root view, in points.
  var frame: CGRect { CGRect(origin: .zero, size: rootSize) }

  /// From the root's points to pixels.
  var transform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// The point, in the root's points, at a position in pixels.
  func point(_ pixels: CGPoint) -> CGPoint { CGPoint(x: pixels.x / scale, y: pixels.y / scale) }

  /// The pixels to draw again where those of `rect` have changed: the last column shows what lies in the one before it
  /// too, where it is moved, and so does the last row.
  func changedPixels(_ rect: PixelRect) -> PixelRect {
    guard let whole = parts.first, parts.count > 1, !rect.isEmpty else { return rect }
    var changed = rect
    if changed.maxX >= whole.area.maxX { changed.width = size.width - changed.x }
    if changed.maxY >= whole.area.maxY { changed.height = size.height - changed.y }
    return changed
  }
}
