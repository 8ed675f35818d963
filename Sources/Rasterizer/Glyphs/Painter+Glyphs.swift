// Text: cached masks where the matrix only scales, outlines otherwise.

internal import CoreGraphics

extension Painter {
  /// Above this size in pixels per em a glyph is filled like any path.
  private static let largestMask = 256.0

  func draw(
    _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, _ clips: [ClipShape],
    _ mode: CGBlendMode
  ) {
    guard let source = resources.source(paint, transform) else { return }
    let size = run.size * transform.a
    if transform.isScaleAndTranslation, transform.a == transform.d, size > 0,
      size <= Painter.largestMask
    {
      drawMasks(run, size, source, transform, clips, mode)
    } else {
      drawOutlines(run, source, transform, clips, mode)
    }
  }

  private func drawOutlines(
    _ run: GlyphRun, _ source: PaintSource, _ transform: CGAffineTransform,
    _ clips: [ClipShape], _ mode: CGBlendMode
  ) {
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let placement = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: position.x, ty: position.y)
      let outline = run.font.source.outline(of: glyph)
      fill(.path(outline, .winding), source, placement.concatenating(transform), clips, mode)
    }
  }

  private func drawMasks(
    _ run: GlyphRun, _ size: Double, _ source: PaintSource, _ transform: CGAffineTransform,
    _ clips: [ClipShape], _ mode: CGBlendMode
  ) {
    let row = CoverageRow()
    let uncut = mode == .normal ? uncutPixels(clips) : nil
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let place = position.applying(transform)
      guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
      // Rounded to quarters of a pixel.
      let x = Int((place.x * 4).rounded())
      let y = Int((place.y * 4).rounded())
      let key = GlyphCache.Key(
        font: run.font, pixelsPerEm: size, glyph: glyph, phaseX: UInt8(x & 3),
        phaseY: UInt8(y & 3))
      guard let mask = resources.glyphs.mask(key) else { continue }
      let bounds = PixelRect(
        x: x >> 2 + mask.left, y: y >> 2 + mask.top, width: mask.width, height: mask.height)
      if case .color(let color) = source, let uncut, uncut.contains(bounds) {
        drawUncut(mask, bounds, color, isClipped: !clips.isEmpty)
      } else {
        draw(mask, bounds, row, source, clips, mode)
      }
    }
  }

  /// Visible pixels that all clips surely cover wholly; nil where that is not obvious.
  private func uncutPixels(_ clips: [ClipShape]) -> PixelRect? {
    var result = clip
    for clip in clips {
      guard let covered = clip.wholePixels else { return nil }
      result = result.intersection(covered)
    }
    return result
  }

  /// Paints a mask with a colour, row by row, as rows of spans would be: see `Span.scaled`.
  private func drawUncut(
    _ mask: GlyphMask, _ bounds: PixelRect, _ color: Pixel, isClipped: Bool
  ) {
    unsafe mask.coverage.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // SAFETY: a mask has width × height values, and rows are cut from within.
      let values = unsafe Cells(reading: base, count: buffer.count)
      for y in 0..<bounds.height {
        let coverage = values.slice(y &* bounds.width, count: bounds.width)
        let target = surface.row(bounds.y &+ y, from: bounds.x, count: bounds.width)
        if isClipped {
          SourceOver.color(color, scaledBy: coverage, into: target)
        } else {
          SourceOver.color(color, coverage: coverage, into: target)
        }
      }
    }
  }

  private func draw(
    _ mask: GlyphMask, _ bounds: PixelRect, _ row: CoverageRow, _ source: PaintSource,
    _ clips: [ClipShape], _ mode: CGBlendMode
  ) {
    let visible = bounds.intersection(clip)
    guard !visible.isEmpty else { return }
    unsafe mask.coverage.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // SAFETY: a mask has width × height values, and rows are cut from within.
      let values = unsafe Cells(reading: base, count: buffer.count)
      var area = visible
      paint(visible, source, clips, mode) { remaining in
        area = remaining
        row.reserve(left: area.x, width: area.width)
      } row: { y in
        let first = (y - bounds.y) * bounds.width + area.x - bounds.x
        return row.show(values.slice(first, count: area.width), from: area.x)
      }
    }
  }
}
