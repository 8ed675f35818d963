// What drawing reuses from frame to frame: caches shared by threads, scratch memory for one.

internal import CoreGraphics

/// What one thread needs while it draws.
///
/// `@unchecked Sendable`: it moves between threads, but `ResourcePool` hands it to one at a time.
final class Resources: @unchecked Sendable {
  let strokes: StrokeCache
  let glyphs: GlyphCache
  let images = ImageCache()
  var runs = RunCache()
  var gradients = BoundedCache<GradientKey, PaintSource>(limit: 64)
  var coverages = BoundedCache<CoverageKey, KnownCoverage>(limit: 8 << 20)
  /// Blurred coverage of shadows that were drawn whole; costs are bytes.
  var shadows = BoundedCache<ShadowKey, MaskPlane>(limit: 8 << 20)
  private var scanners: [ShapeScanner] = []
  private var clipRows: [ClipRows] = []
  private var rows: [Storage<Pixel>] = []

  init(strokes: StrokeCache, glyphs: GlyphCache) {
    self.strokes = strokes
    self.glyphs = glyphs
  }

  /// A scanner that nobody else uses until `give`.
  func takeScanner() -> ShapeScanner { scanners.popLast() ?? ShapeScanner(self) }

  func give(_ scanner: ShapeScanner) { scanners.append(scanner) }

  func takeClipRows() -> ClipRows { clipRows.popLast() ?? ClipRows() }

  func give(_ rows: ClipRows) {
    rows.end(self)
    clipRows.append(rows)
  }

  /// Memory for pixels that nobody else uses until `give`.
  func takePixels() -> Storage<Pixel> { rows.popLast() ?? Storage() }

  func give(_ pixels: Storage<Pixel>) { rows.append(pixels) }
}
