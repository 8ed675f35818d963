// Draws a display list into one rectangle of one surface: items in order, each row by row.

internal import CoreGraphics

/// The work of one thread on one damaged rectangle, or on one ground of a group.
final class Painter {
  let surface: PixelSurface
  /// The pixels that may change.
  let clip: PixelRect
  let resources: Resources

  init(_ surface: PixelSurface, clip: PixelRect, resources: Resources) {
    self.surface = surface
    self.clip = clip.intersection(surface.bounds)
    self.resources = resources
  }

  func draw(_ list: DisplayList, _ transform: CGAffineTransform, clips: [ClipShape] = []) {
    guard !clip.isEmpty else { return }
    for item in list.items { draw(item, transform, clips) }
  }

  private func draw(_ item: DisplayItem, _ transform: CGAffineTransform, _ outer: [ClipShape]) {
    let clips =
      outer + item.clips.map { ClipShape($0.shape, $0.transform.concatenating(transform)) }
    let matrix = item.transform.concatenating(transform)
    switch item.content {
    case .fill(let shape, let paint): fill(shape, paint, matrix, clips, item.blendMode)
    case .list(let list): draw(list, matrix, clips: clips)
    case .glyphs, .image, .shadow, .group: break
    }
  }
}
