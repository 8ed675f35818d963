// Fills: a shape's coverage, limited by its clips, painted span by span.

internal import CoreGraphics

extension Painter {
  func fill(
    _ shape: Shape, _ paint: Paint, _ transform: CGAffineTransform, _ clips: [ClipShape],
    _ mode: CGBlendMode
  ) {
    guard let source = resources.paints.source(paint, transform) else { return }
    fill(shape, source, transform, clips, mode)
  }

  func fill(
    _ shape: Shape, _ source: PaintSource, _ transform: CGAffineTransform, _ clips: [ClipShape],
    _ mode: CGBlendMode
  ) {
    let scanner = resources.shapes.takeScanner()
    defer { resources.shapes.give(scanner) }
    scanner.prepare(shape, transform, visible: clip)
    guard !scanner.bounds.isEmpty else { return }
    paint(scanner.bounds, source, clips, mode) { area, isClipped in
      scanner.begin(visible: area, isFine: isClipped)
    } row: { y in
      scanner.scan(y)
    }
  }

  /// Paints rows of coverage within `bounds`, limited by the clips.
  ///
  /// `begin` hears which pixels remain, and whether clips limit them; then `row` is asked for each of their rows in order.
  func paint(
    _ bounds: PixelRect, _ source: PaintSource, _ clips: [ClipShape], _ mode: CGBlendMode,
    begin: (PixelRect, _ isClipped: Bool) -> Void, row: (Int) -> CoverageSpans
  ) {
    let clipRows = resources.shapes.takeClipRows()
    defer { resources.shapes.give(clipRows) }
    let area = clipRows.prepare(clips, bounds, resources.shapes)
    guard !area.isEmpty else { return }
    begin(area, clipRows.isClipped)
    clipRows.begin(visible: area)
    let scratch = resources.takePixels()
    defer { resources.give(scratch) }
    let compositor = SpanCompositor(surface, area, source, mode, scratch: scratch)
    var y = area.y
    while y < area.maxY {
      let spans = clipRows.isClipped ? clipRows.limit(row(y), y) : row(y)
      let end = min(y &+ spans.rowCount, area.maxY)
      compositor.composite(spans, y..<end)
      y = end
    }
  }
}
