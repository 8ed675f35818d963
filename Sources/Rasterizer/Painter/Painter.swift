// Draws a display list into one rectangle of one surface: items in order, each row by row.

internal import CoreGraphics

/// The work of one thread on one damaged rectangle, or on one ground of a group.
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
    case .image(let image, let rect, let quality, let alpha):
      draw(
        image, in: rect, quality: quality, alpha: alpha, transform: matrix, clips: clips,
        blendMode: mode)
    case .shadow(let shadow): draw(shadow, matrix, clips: clips, blendMode: mode)
    case .group(let group): draw(group, matrix, clips: clips, blendMode: mode)
    case .list(let list): draw(list, matrix, clips: clips)
    }
  }

  /// Pixels of `limit` around a box, for grounds and planes; for a box that is not finite all of them.
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
