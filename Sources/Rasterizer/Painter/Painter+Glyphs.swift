// Text: cached masks where the matrix only scales, outlines otherwise.

internal import CoreGraphics

extension Painter {
  /// Above this size in pixels per em a glyph is filled like any path.
  private static let largestMask = 256.0

  func draw(
    _ run: GlyphRun, _ paint: Paint, transform: CGAffineTransform, clips: [ClipShape],
    blendMode: BlendMode
  ) {
    guard let source = resources.paints.source(paint, transform) else { return }
    if Painter.hasMasks(run, transform) {
      drawMasks(run, source, transform: transform, clips: clips, blendMode: blendMode)
    } else {
      drawOutlines(run, source, transform: transform, clips: clips, blendMode: blendMode)
    }
  }

  /// Whether a run is drawn from masks.
  static func hasMasks(_ run: GlyphRun, _ transform: CGAffineTransform) -> Bool {
    let size = run.size * transform.a
    return transform.isScaleAndTranslation && transform.a == transform.d && size > 0
      && size <= largestMask
  }

  private func drawOutlines(
    _ run: GlyphRun, _ source: PaintSource, transform: CGAffineTransform,
    clips: [ClipShape], blendMode: BlendMode
  ) {
    guard mayShow(run.bounds.applying(transform)) else { return }
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let placement = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: position.x, ty: position.y)
      let outline = run.font.source.outline(of: glyph)
      fill(
        .path(outline, .winding), source, transform: placement.concatenating(transform),
        clips: clips, blendMode: blendMode)
    }
  }

  private func drawMasks(
    _ run: GlyphRun, _ source: PaintSource, transform: CGAffineTransform,
    clips: [ClipShape], blendMode: BlendMode
  ) {
    let (left, top) = (transform.tx.rounded(.down), transform.ty.rounded(.down))
    // Written so that what is not a number is left out.
    guard abs(left) < 1e6, abs(top) < 1e6 else { return }
    let place = RunPlacement(scale: transform.a, x: transform.tx - left, y: transform.ty - top)
    guard let prepared = prepared(run, place, transform: transform) else { return }
    let (x, y) = (Int(left), Int(top))
    guard !prepared.bounds.moved(x, y).intersection(clip).isEmpty else { return }
    let uncut = blendMode == .normal ? uncutPixels(clips) : nil
    if case .color(let color) = source, let uncut, let mask = prepared.mask,
      uncut.contains(mask.bounds.moved(x, y))
    {
      draw(mask, x: x, y: y, color: color)
      return
    }
    let row = CoverageRow()
    for glyph in prepared.glyphs {
      let bounds = glyph.bounds.moved(x, y)
      if case .color(let color) = source, let uncut, uncut.contains(bounds) {
        drawUncut(glyph.mask, bounds, color: color)
      } else {
        draw(
          glyph.mask, bounds, row: row, source: source, clips: clips, blendMode: blendMode)
      }
    }
  }

  /// The run ready for pixels; nil where it is out of sight and not known.
  private func prepared(
    _ run: GlyphRun, _ place: RunPlacement, transform: CGAffineTransform
  ) -> PreparedRun? {
    let key = RunKey(run: run, place: place)
    if let known = resources.runs[key] { return known }
    guard mayShow(run.bounds.applying(transform)) else { return nil }
    let fresh = PreparedRun(key, resources.glyphs)
    resources.runs.insert(fresh, for: key, cost: fresh.byteCount)
    return fresh
  }

  /// Paints a run's glyphs with a colour, as `drawUncut` paints each; `x` and `y` are the run's
  /// origin.
  private func draw(_ mask: GlyphRunMask, x: Int, y: Int, color: Pixel) {
    let bounds = mask.bounds.moved(x, y)
    SourceOver.color(color, coverage: mask.coverage, into: bounds, of: surface)
    for overlap in mask.overlaps {
      let target = surface.row(bounds.y &+ overlap.y, from: bounds.x &+ overlap.x, count: 1)
      target[0] = PixelMath.over(color, target[0], coverage: overlap.coverage)
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

  /// Paints a mask with a colour.
  private func drawUncut(_ mask: GlyphMask, _ bounds: PixelRect, color: Pixel) {
    // SAFETY: the mask lives through the call.
    unsafe mask.coverage.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // SAFETY: a mask has width × height values.
      let values = unsafe Cells(reading: base, count: buffer.count)
      SourceOver.color(color, coverage: values, into: bounds, of: surface)
    }
  }

  private func draw(
    _ mask: GlyphMask, _ bounds: PixelRect, row: CoverageRow, source: PaintSource,
    clips: [ClipShape], blendMode: BlendMode
  ) {
    let visible = bounds.intersection(clip)
    guard !visible.isEmpty else { return }
    // SAFETY: the mask lives through the call.
    unsafe mask.coverage.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // SAFETY: a mask has width × height values, and rows are cut from within.
      let values = unsafe Cells(reading: base, count: buffer.count)
      var area = visible
      paint(visible, source, clips: clips, blendMode: blendMode) { remaining, _ in
        area = remaining
        row.reserve(left: area.x, width: area.width)
      } row: { y in
        let first = (y - bounds.y) * bounds.width + area.x - bounds.x
        return row.show(values.slice(first, count: area.width), from: area.x)
      }
    }
  }
}
