// Fills: a shape's coverage, limited by its clips, painted span by span.

internal import CoreGraphics

extension Painter {
  func fill(
    _ shape: Shape, _ paint: Paint, transform: CGAffineTransform, clips: [ClipShape],
    blendMode: BlendMode
  ) {
    guard let source = resources.paints.source(paint, transform) else { return }
    fill(shape, source, transform: transform, clips: clips, blendMode: blendMode)
  }

  func fill(
    _ shape: Shape, _ source: PaintSource, transform: CGAffineTransform, clips: [ClipShape],
    blendMode: BlendMode
  ) {
    let scanner = resources.shapes.takeScanner()
    defer { resources.shapes.give(scanner) }
    scanner.prepare(shape, transform, visible: clip)
    guard !scanner.bounds.isEmpty else { return }
    paint(scanner.bounds, source, clips: clips, blendMode: blendMode) { area, isClipped in
      scanner.begin(visible: area, isFine: isClipped)
    } row: { y in
      scanner.scan(y)
    }
  }

  /// Paints rows of coverage within `bounds`, limited by the clips.
  ///
  /// `begin` hears which pixels remain, and whether clips limit them; then `row` is asked for each of their rows in
  /// order.
  @inline(__always)
  func paint(
    _ bounds: PixelRect, _ source: PaintSource, clips: [ClipShape], blendMode: BlendMode,
    begin: (PixelRect, _ isClipped: Bool) -> Void, row: (Int) -> CoverageSpans
  ) {
    let clipCoverage = resources.shapes.takeClipCoverage()
    defer { resources.shapes.give(clipCoverage) }
    let area = clipCoverage.prepare(clips, bounds, caches: resources.shapes)
    guard !area.isEmpty else { return }
    begin(area, clipCoverage.isClipped)
    clipCoverage.begin(visible: area)
    let scratch = resources.takePixels()
    defer { resources.give(scratch) }
    let compositor = SpanCompositor(
      surface, area, source: source, blendMode: blendMode, scratch: scratch)
    var y = area.y
    while y < area.maxY {
      let spans = clipCoverage.isClipped ? clipCoverage.limit(row(y), y) : row(y)
      let end = min(y &+ spans.rowCount, area.maxY)
      compositor.composite(spans, y..<end)
      y = end
    }
  }
}
