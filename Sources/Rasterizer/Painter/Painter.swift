// The painter: draws a display list into one rectangle of one surface, item by item.

internal import CoreGraphics

/// Draws display lists into one rectangle of one surface: a damaged rectangle, a band of a large repaint, or an
/// offscreen layer. One thread uses a painter; a repaint on several threads has one for each band.
///
/// **From item to pixels.** The painter visits the items in order and skips those whose conservative bounds miss its
/// clip. For each other item it finds the matrix to device pixels and the clips, and then draws by content:
/// 1. A *fill* takes a `ShapeScanner`, which turns the shape under its matrix into rows of coverage, and a `PaintSource`,
///    which gives the colour of any pixel. A `SpanCompositor` blends the source onto the surface, row by row, weighted by
///    coverage. Clips are further rows of coverage that are multiplied with the shape's.
/// 2. *Glyphs* are composited from cached masks where the matrix only scales and moves, else filled as outlines.
/// 3. An *image* is a filled rectangle with an image sampler as its source.
/// 4. A *shadow* is the coverage of its caster, blurred and filled with one colour.
/// 5. A *group* is drawn by another painter on an offscreen layer, which is then the source of a fill; its mask is the
///    coverage. A group that gives the same pixels without a layer is drawn directly.
/// 6. A nested *list* is drawn in place.
///
/// **Backdrop.** `draw(_:_:over:)` first sets all pixels to the background, but for those that an opaque rectangle
/// will replace, and leaves out the items below one that covers everything. Large repaints go through their first,
/// large items in bands that fit the processor's cache.
///
/// **Guarantees.** A pixel is a function of the list, the matrix and its position alone. Coverage is computed on a
/// fixed grid in whole numbers, samplers compute each pixel from its own coordinates, and a decision such as whether
/// a group needs a layer never depends on the clip. So bands, damage and threads change no byte. Pixels outside of
/// the clip are not written.
///
/// **Memory.** Scratch memory and caches come from `PainterResources`, which one thread holds at a time; steady frames
/// allocate nothing.
struct Painter {
  let surface: PixelSurface
  /// The pixels that may change.
  let clip: PixelRect
  let resources: PainterResources
  /// The pixels as a rectangle, with a margin for what bounds round off.
  private let visible: CGRect

  init(_ surface: PixelSurface, clip: PixelRect, resources: PainterResources) {
    self.surface = surface
    self.clip = clip.intersection(surface.bounds)
    self.resources = resources
    visible = CGRect(
      x: self.clip.x - 1, y: self.clip.y - 1, width: self.clip.width + 2,
      height: self.clip.height + 2)
  }

  func draw(_ list: DisplayList, _ transform: CGAffineTransform, clips: [ClipShape] = []) {
    draw(list.items[...], transform, clips: clips)
  }

  func draw(
    _ items: ArraySlice<DisplayItem>, _ transform: CGAffineTransform, clips: [ClipShape]
  ) {
    guard !clip.isEmpty else { return }
    items.forEach(near: visible, transform) { draw($0, transform, clips: clips) }
  }

  /// False where pixels of a box are surely out of sight.
  func mayShow(_ box: CGRect) -> Bool { box.mayMeet(visible) }

  private func draw(
    _ item: DisplayItem, _ transform: CGAffineTransform, clips outer: [ClipShape]
  ) {
    if !item.isClipped {
      guard let list = item.list else { return drawContent(of: item, transform, clips: outer) }
      return draw(list, item.transform.concatenating(transform), clips: outer)
    }
    var clips = resources.takeClips()
    clips.append(contentsOf: outer)
    for clip in item.clips {
      clips.append(ClipShape(clip.shape, clip.transform.concatenating(transform)))
    }
    drawContent(of: item, transform, clips: clips)
    resources.give(&clips)
  }

  private func drawContent(
    of item: DisplayItem, _ transform: CGAffineTransform, clips: [ClipShape]
  ) {
    let matrix = item.transform.concatenating(transform)
    let mode = item.blendMode
    switch item.content {
    case .fill(let shape, let paint):
      fill(shape, paint, transform: matrix, clips: clips, blendMode: mode)
    case .glyphs(let run, let paint):
      draw(run, paint, transform: matrix, clips: clips, blendMode: mode)
    case .image(let image, let rect, let sampling, let alpha):
      draw(
        image, in: rect, sampling: sampling, alpha: alpha, transform: matrix, clips: clips,
        blendMode: mode)
    case .shadow(let shadow): draw(shadow, matrix, clips: clips, blendMode: mode)
    case .group(let group): draw(group, matrix, clips: clips, blendMode: mode)
    case .list(let list): draw(list, matrix, clips: clips)
    }
  }

  /// Pixels of `limit` around a box, for offscreen layers and masks; for a box that is not finite all of them.
  func pixels(around box: CGRect, within limit: PixelRect) -> PixelRect {
    guard !box.isNull else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    guard box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite else {
      return limit
    }
    return wholePixels(around: box).intersection(limit)
  }

  /// The same where nothing is out of sight.
  func wholePixels(around box: CGRect) -> PixelRect {
    PixelRect(covering: box.insetBy(dx: -1, dy: -1))
  }
}
