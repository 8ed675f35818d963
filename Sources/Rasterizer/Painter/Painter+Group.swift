// Groups: drawn on a ground of their own, then composited as one picture.

internal import CoreGraphics

/// What a group left on its ground.
private final class GroundSampler: PixelSampler {
  private let ground: PixelSurface
  let isOpaque = false
  let rows = SamplerRows.cheap

  init(_ ground: PixelSurface) { self.ground = ground }

  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>) {
    pixels.copy(ground.row(y, from: x, count: pixels.count))
  }
}

extension Painter {
  func draw(
    _ group: DisplayGroup, _ transform: CGAffineTransform, _ clips: [ClipShape],
    _ mode: CGBlendMode
  ) {
    let opacity = group.opacityPart
    guard opacity.byte > 0 else { return }
    // Clipped one by one, what lies above each other would show through at a clip's edge.
    let isOnePicture = clips.isEmpty || group.list.items.count == 1
    if opacity.byte == 255, mode == .normal, isOnePicture, let list = group.withoutGround {
      var clips = clips
      if let mask = group.maskShape(transform) { clips.append(mask) }
      return draw(list, transform, clips: clips)
    }
    var box = group.list.bounds(in: transform)
    if let mask = group.mask { box = box.intersection(mask.bounds(in: transform)) }
    let bounds = pixels(around: box)
    guard !bounds.isEmpty else { return }
    withGround(group.list, transform, bounds) { ground in
      let plane = MaskPlane()
      if let mask = group.mask { setPlane(plane, mask, transform, bounds) }
      composite(
        ground, group.mask == nil ? nil : plane, opacity: opacity, bounds, clips, mode)
    }
  }

  private func composite(
    _ ground: PixelSurface, _ mask: MaskPlane?, opacity: CoveragePart, _ bounds: PixelRect,
    _ clips: [ClipShape], _ mode: CGBlendMode
  ) {
    let row = CoverageRow()
    var area = bounds
    paint(bounds, .sampler(GroundSampler(ground)), clips, mode) { remaining, _ in
      area = remaining
      row.reserve(left: area.x, width: area.width)
    } row: { y in
      if let mask {
        return row.setMask(mask, y, from: area.x, count: area.width, opacity: opacity)
      }
      row.removeAll()
      row.append(area.x, area.maxX, Int32(opacity))
      return row.content
    }
  }

  /// Draws a list on a transparent ground of these pixels.
  func withGround(
    _ list: DisplayList, _ transform: CGAffineTransform, _ bounds: PixelRect,
    _ body: (PixelSurface) -> Void
  ) {
    let memory = resources.takePixels()
    defer { resources.give(memory) }
    memory.reserve(bounds.area, filler: 0)
    let ground = PixelSurface(bounds: bounds, memory: memory)
    ground.fill(bounds, 0)
    Painter(ground, clip: bounds, resources: resources).draw(list, transform)
    body(ground)
  }

  /// Makes `plane` the alpha of what a list draws.
  func setPlane(
    _ plane: MaskPlane, _ list: DisplayList, _ transform: CGAffineTransform, _ bounds: PixelRect
  ) {
    plane.reset(bounds)
    withGround(list, transform, bounds) { plane.setAlpha(of: $0) }
  }
}

// Groups that need no ground of their own: a decision on the list alone, never on damage.
extension DisplayGroup {
  /// The opacity, limited to 0 … 1.
  fileprivate var opacityPart: CoveragePart {
    CoveragePart(min(max(opacity.isNaN ? 0 : opacity, 0), 1) * CGFloat(Span.full) + 0.5)
  }

  /// The list, where drawing it straight away gives what a ground would give.
  ///
  /// Source-over is associative, so an unmasked list of normal items may be drawn in place. A mask
  /// that is one opaque shape is a clip where it limits a single item.
  fileprivate var withoutGround: DisplayList? {
    guard list.items.allSatisfy({ $0.blendMode == .normal && !$0.isNestedList }) else {
      return nil
    }
    if mask == nil { return list }
    guard list.items.count == 1, !list.items[0].isClipped, maskShape(.identity) != nil,
      list.items[0].isFill
    else { return nil }
    return list
  }

  /// The mask as a clip, where it is one shape filled with an opaque colour.
  fileprivate func maskShape(_ transform: CGAffineTransform) -> ClipShape? {
    guard let mask, mask.items.count == 1, !mask.items[0].isClipped,
      mask.items[0].blendMode == .normal, case .fill(let shape, let paint) = mask.items[0].content,
      case .color(let color) = paint, color.alpha == 1
    else { return nil }
    return ClipShape(shape, mask.items[0].transform.concatenating(transform))
  }
}

extension DisplayItem {
  fileprivate var isNestedList: Bool {
    if case .list = content { true } else { false }
  }

  fileprivate var isFill: Bool {
    if case .fill = content { true } else { false }
  }
}
