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
    if opacity.byte == 255, mode == .normal, group.mayBeDrawnInPlace(isClipped: !clips.isEmpty) {
      var clips = clips
      if let mask = group.maskShape {
        clips.append(ClipShape(mask.shape, mask.transform.concatenating(transform)))
      }
      return draw(group.list, transform, clips: clips)
    }
    let bounds = pixels(around: group.groundBounds(in: transform), within: clip)
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
    let drawn = pixels(around: list.bounds(in: transform), within: bounds)
    if !drawn.isEmpty { withGround(list, transform, drawn) { plane.setAlpha(of: $0) } }
  }
}

extension DisplayGroup {
  /// The opacity, limited to 0 … 1.
  fileprivate var opacityPart: CoveragePart {
    CoveragePart(min(max(opacity.isNaN ? 0 : opacity, 0), 1) * CGFloat(Span.full) + 0.5)
  }
}
