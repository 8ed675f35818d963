// Groups: drawn on an offscreen layer, then composited as one picture.

internal import CoreGraphics

/// The pixels of an offscreen layer as a source.
private final class OffscreenSampler: PixelSampler {
  private let layer: PixelSurface
  let isOpaque = false
  let rows = SamplerRows.cheap

  init(_ layer: PixelSurface) { self.layer = layer }

  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>) {
    pixels.copy(layer.row(y, from: x, count: pixels.count))
  }
}

extension Painter {
  func draw(
    _ group: DisplayGroup, _ transform: CGAffineTransform, clips: [ClipShape],
    blendMode: BlendMode
  ) {
    let opacity = group.opacityPart
    guard opacity.byte > 0 else { return }
    if opacity.byte == 255, blendMode == .normal, group.mayBeDrawnInPlace(isClipped: !clips.isEmpty)
    {
      var clips = clips
      if let mask = group.maskShape {
        clips.append(ClipShape(mask.shape, mask.transform.concatenating(transform)))
      }
      return draw(group.list, transform, clips: clips)
    }
    let bounds = pixels(around: group.offscreenBounds(in: transform), within: clip)
    guard !bounds.isEmpty else { return }
    withOffscreenLayer(group.list, transform, bounds: bounds) { layer in
      let plane = MaskPlane()
      if let mask = group.mask { setPlane(plane, mask, transform: transform, bounds: bounds) }
      composite(
        layer, mask: group.mask == nil ? nil : plane, opacity: opacity, bounds: bounds,
        clips: clips,
        blendMode: blendMode)
    }
  }

  private func composite(
    _ layer: PixelSurface, mask: MaskPlane?, opacity: CoveragePart, bounds: PixelRect,
    clips: [ClipShape], blendMode: BlendMode
  ) {
    let row = CoverageRow()
    var area = bounds
    paint(bounds, .sampler(OffscreenSampler(layer)), clips: clips, blendMode: blendMode) {
      remaining, _ in
      area = remaining
      row.reserve(left: area.x, width: area.width)
    } row: { y in
      if let mask {
        return row.setMask(mask, y, from: area.x, count: area.width, opacity: opacity)
      }
      row.removeAll()
      row.append(area.x, area.maxX, coverage: Int32(opacity))
      return row.content
    }
  }

  /// Draws a list on a transparent offscreen layer of these pixels and hands it to `body`.
  func withOffscreenLayer(
    _ list: DisplayList, _ transform: CGAffineTransform, bounds: PixelRect,
    _ body: (PixelSurface) -> Void
  ) {
    let memory = resources.takePixels()
    defer { resources.give(memory) }
    memory.reserve(bounds.area, filler: 0)
    let layer = PixelSurface(bounds: bounds, memory: memory)
    layer.fill(bounds, 0)
    Painter(layer, clip: bounds, resources: resources).draw(list, transform)
    body(layer)
  }

  /// Makes `plane` the alpha of what a list draws.
  func setPlane(
    _ plane: MaskPlane, _ list: DisplayList, transform: CGAffineTransform, bounds: PixelRect
  ) {
    plane.reset(bounds)
    let drawn = pixels(around: list.bounds(in: transform), within: bounds)
    if !drawn.isEmpty {
      withOffscreenLayer(list, transform, bounds: drawn) { plane.setAlpha(of: $0) }
    }
  }
}

extension DisplayGroup {
  /// The opacity, limited to 0 … 1.
  fileprivate var opacityPart: CoveragePart {
    CoveragePart(min(max(opacity.isNaN ? 0 : opacity, 0), 1) * CGFloat(Span.full) + 0.5)
  }
}
