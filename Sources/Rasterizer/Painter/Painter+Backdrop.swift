// The backdrop below all items, painted only where no opaque item occludes it.

internal import CoreGraphics

/// The pixels that an opaque item surely replaces.
private struct Occluder {
  let pixels: PixelRect
  /// The colour of all of them; nil where they differ.
  var color: Pixel?
}

extension Painter {
  /// Below so many pixels looking for occluders takes longer than painting what they hide.
  private static let smallestOccludedArea = 16384
  private static let mostOccluders = 8
  /// The area of a band in pixels: as many as a processor's second-level cache holds.
  private static let bandArea = 1 << 18

  /// Sets all pixels to `background`, if there is one, and draws the list over it; items below an
  /// opaque one that hides everything are left out, and so is the backdrop below opaque rectangles.
  func draw(_ list: DisplayList, _ transform: CGAffineTransform, over background: Pixel?) {
    var items = list.items[...]
    var backdrop = background
    for index in items.indices.reversed() {
      guard let occluder = occluderOfAll(items[index], transform) else { continue }
      backdrop = occluder.color
      items = items[(occluder.color == nil ? index : index + 1)...]
      break
    }
    if clip.area > 2 * Painter.bandArea {
      drawInBands(items, transform, over: backdrop)
    } else {
      if let backdrop { fill(backdrop, below: items, transform: transform) }
      draw(items, transform, clips: [])
    }
  }

  /// Draws the first, large items band by band, where there are several: what they lie on is still in
  /// the cache.
  private func drawInBands(
    _ items: ArraySlice<DisplayItem>, _ transform: CGAffineTransform, over backdrop: Pixel?
  ) {
    let large = items.prefix { isLarge($0, transform) }
    for band in large.count + (backdrop == nil ? 0 : 1) > 1 ? bands : [self] {
      if let backdrop { band.fill(backdrop, below: items, transform: transform) }
      band.draw(large, transform, clips: [])
    }
    draw(items[large.endIndex...], transform, clips: [])
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

  /// The item as an occluder where it surely replaces each of these pixels.
  private func occluderOfAll(_ item: DisplayItem, _ transform: CGAffineTransform) -> Occluder? {
    let box = item.bounds.applying(transform)
    guard box.minX <= CGFloat(clip.x), box.maxX >= CGFloat(clip.maxX),
      box.minY <= CGFloat(clip.y), box.maxY >= CGFloat(clip.maxY)
    else { return nil }
    return occluder(item, transform) { $0.contains(clip) }
  }

  private func fill(
    _ backdrop: Pixel, below items: ArraySlice<DisplayItem>, transform: CGAffineTransform
  ) {
    var occluders = resources.takeOccluders()
    if clip.area >= Painter.smallestOccludedArea { find(&occluders, items, transform: transform) }
    fill(backdrop, clip, except: occluders[...])
    resources.give(&occluders)
  }

  /// Large opaque rectangles among the items, also in lists without clips.
  private func find(
    _ occluders: inout [PixelRect], _ items: ArraySlice<DisplayItem>, transform: CGAffineTransform
  ) {
    let smallest = clip.area / 16
    for item in items where occluders.count < Painter.mostOccluders {
      let box = item.bounds.applying(transform)
      // Written so that a box that is not a number is left out.
      guard box.width * box.height >= Double(smallest) else { continue }
      if let list = item.list, !item.isClipped {
        find(&occluders, list.items[...], transform: item.transform.concatenating(transform))
      } else if let occluder = occluder(
        item, transform, where: { $0.intersection(clip).area >= smallest })
      {
        occluders.append(occluder.pixels)
      }
    }
  }

  /// The pixels that an item surely replaces; nil where that is not obvious, or they are not such
  /// as are looked for.
  private func occluder(
    _ item: DisplayItem, _ transform: CGAffineTransform, where isWanted: (PixelRect) -> Bool
  ) -> Occluder? {
    guard item.list == nil, item.blendMode == .normal, !item.isClipped else { return nil }
    let matrix = item.transform.concatenating(transform)
    switch item.content {
    case .fill(let shape, let paint):
      guard let pixels = ClipShape(shape, matrix).wholePixels, isWanted(pixels),
        let source = resources.paints.source(paint, matrix), source.isOpaque
      else { return nil }
      if case .color(let color) = source { return Occluder(pixels: pixels, color: color) }
      return Occluder(pixels: pixels)
    case .image(let image, let rect, _, let alpha):
      guard image.isOpaque, alpha == 1,
        let pixels = ClipShape(.rect(rect.standardized), matrix).wholePixels, isWanted(pixels)
      else { return nil }
      return Occluder(pixels: pixels)
    case .list, .glyphs, .shadow, .group: return nil
    }
  }

  /// Fills what no occluder hides.
  private func fill(
    _ backdrop: Pixel, _ area: PixelRect, except occluders: ArraySlice<PixelRect>
  ) {
    guard !area.isEmpty else { return }
    guard let index = occluders.firstIndex(where: { !$0.intersection(area).isEmpty }) else {
      return surface.fill(area, backdrop)
    }
    let rest = occluders[(index + 1)...]
    let hidden = occluders[index].intersection(area)
    fill(backdrop, area.rows(area.y, hidden.y), except: rest)
    let beside = area.rows(hidden.y, hidden.maxY)
    fill(backdrop, beside.columns(area.x, hidden.x), except: rest)
    fill(backdrop, beside.columns(hidden.maxX, area.maxX), except: rest)
    fill(backdrop, area.rows(hidden.maxY, area.maxY), except: rest)
  }
}
