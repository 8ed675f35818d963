// What lies below everything: painted only where it stays in sight.

internal import CoreGraphics

/// What an item surely replaces.
private struct Cover {
  let pixels: PixelRect
  /// What all of them become, where that is one colour.
  var color: Pixel?
}

extension Painter {
  /// Below so many pixels looking for covers takes longer than painting what they hide.
  private static let smallestCoveredArea = 16384
  private static let mostCovers = 8
  /// Of a band, in pixels: what a processor's second cache holds.
  private static let bandArea = 1 << 18

  /// Sets all pixels to `background`, if there is one, and draws the list over it; items below an
  /// opaque one that hides everything are left out, and the ground below opaque rectangles.
  func draw(_ list: DisplayList, _ transform: CGAffineTransform, over background: Pixel?) {
    var items = list.items[...]
    var ground = background
    for index in items.indices.reversed() {
      guard let cover = coverOfAll(items[index], transform) else { continue }
      ground = cover.color
      items = items[(cover.color == nil ? index : index + 1)...]
      break
    }
    if clip.area > 2 * Painter.bandArea {
      drawInBands(items, transform, over: ground)
    } else {
      if let ground { fill(ground, below: items, transform) }
      draw(items, transform, [])
    }
  }

  /// Draws the first, large items band by band, where there are several: what they lie on is still in
  /// the cache.
  private func drawInBands(
    _ items: ArraySlice<DisplayItem>, _ transform: CGAffineTransform, over ground: Pixel?
  ) {
    let large = items.prefix { isLarge($0, transform) }
    for band in large.count + (ground == nil ? 0 : 1) > 1 ? bands : [self] {
      if let ground { band.fill(ground, below: items, transform) }
      band.draw(large, transform, [])
    }
    draw(items[large.endIndex...], transform, [])
  }

  /// The same pixels in bands of rows.
  private var bands: [Painter] {
    clip.bands((clip.area + Painter.bandArea - 1) / Painter.bandArea).map {
      Painter(surface, clip: $0, resources: resources)
    }
  }

  /// Whether an item is nothing but rectangles that fill most of these pixels each.
  private func isLarge(_ item: DisplayItem, _ transform: CGAffineTransform) -> Bool {
    guard !item.isClipped, item.blendMode == .normal else { return false }
    let matrix = item.transform.concatenating(transform)
    switch item.content {
    case .list(let list): return list.items.allSatisfy { isLarge($0, matrix) }
    case .fill(.rect(let rect), _):
      return matrix.isScaleAndTranslation
        && wholePixels(around: rect.applying(matrix)).intersection(clip).area > clip.area / 2
    case .fill, .glyphs, .image, .shadow, .group: return false
    }
  }

  /// The item's cover where it surely replaces each of these pixels.
  private func coverOfAll(_ item: DisplayItem, _ transform: CGAffineTransform) -> Cover? {
    let box = item.bounds.applying(transform)
    guard box.minX <= CGFloat(clip.x), box.maxX >= CGFloat(clip.maxX),
      box.minY <= CGFloat(clip.y), box.maxY >= CGFloat(clip.maxY)
    else { return nil }
    return cover(item, transform) { $0.contains(clip) }
  }

  private func fill(
    _ ground: Pixel, below items: ArraySlice<DisplayItem>, _ transform: CGAffineTransform
  ) {
    var covers = resources.takeCovers()
    if clip.area >= Painter.smallestCoveredArea { find(&covers, items, transform) }
    fill(ground, clip, covers[...])
    resources.give(&covers)
  }

  /// Large opaque rectangles among the items, also in lists without clips.
  private func find(
    _ covers: inout [PixelRect], _ items: ArraySlice<DisplayItem>, _ transform: CGAffineTransform
  ) {
    let smallest = clip.area / 16
    for item in items where covers.count < Painter.mostCovers {
      let box = item.bounds.applying(transform)
      // Written so that a box that is not a number is left out.
      guard box.width * box.height >= Double(smallest) else { continue }
      if let list = item.list, !item.isClipped {
        find(&covers, list.items[...], item.transform.concatenating(transform))
      } else if let cover = cover(
        item, transform, where: { $0.intersection(clip).area >= smallest })
      {
        covers.append(cover.pixels)
      }
    }
  }

  /// The pixels that an item surely replaces; nil where that is not obvious, or they are not such
  /// as are looked for.
  private func cover(
    _ item: DisplayItem, _ transform: CGAffineTransform, where isWanted: (PixelRect) -> Bool
  ) -> Cover? {
    guard item.list == nil, item.blendMode == .normal, !item.isClipped else { return nil }
    let matrix = item.transform.concatenating(transform)
    switch item.content {
    case .fill(let shape, let paint):
      guard let pixels = ClipShape(shape, matrix).wholePixels, isWanted(pixels),
        let source = resources.paints.source(paint, matrix), source.isOpaque
      else { return nil }
      if case .color(let color) = source { return Cover(pixels: pixels, color: color) }
      return Cover(pixels: pixels)
    case .image(let image, let rect, _, let alpha):
      guard image.isOpaque, alpha == 1,
        let pixels = ClipShape(.rect(rect.standardized), matrix).wholePixels, isWanted(pixels)
      else { return nil }
      return Cover(pixels: pixels)
    case .list, .glyphs, .shadow, .group: return nil
    }
  }

  /// Fills what no cover hides.
  private func fill(_ ground: Pixel, _ area: PixelRect, _ covers: ArraySlice<PixelRect>) {
    guard !area.isEmpty else { return }
    guard let index = covers.firstIndex(where: { !$0.intersection(area).isEmpty }) else {
      return surface.fill(area, ground)
    }
    let rest = covers[(index + 1)...]
    let hidden = covers[index].intersection(area)
    fill(ground, area.rows(area.y, hidden.y), rest)
    let beside = area.rows(hidden.y, hidden.maxY)
    fill(ground, beside.columns(area.x, hidden.x), rest)
    fill(ground, beside.columns(hidden.maxX, area.maxX), rest)
    fill(ground, area.rows(hidden.maxY, area.maxY), rest)
  }
}
