// What drawing reuses from frame to frame: caches shared by threads, scratch memory for one.

internal import CoreGraphics

/// What one thread needs while it draws.
///
/// `@unchecked Sendable`: it moves between threads, but `ResourcePool` hands it to one at a time.
final class Resources: @unchecked Sendable {
  let strokes: StrokeCache
  let glyphs: GlyphCache
  let images = ImageCache()
  /// Runs of glyphs made ready; costs are bytes.
  var runs = PairCache<RunKey, PreparedRun>(limit: 4 << 20)
  /// Gradients made ready; each costs 1.
  var gradients = PairCache<GradientKey, PaintSource>(limit: 64)
  /// What is known of shapes that were drawn before; costs are bytes.
  var coverages = PairCache<CoverageKey, KnownCoverage>(limit: 8 << 20)
  /// Blurred coverage of shadows that were drawn whole; costs are bytes.
  var shadows = BoundedCache<ShadowKey, MaskPlane>(limit: 8 << 20)
  /// Lines that are trimmed; costs are bytes.
  var trimmables = PairCache<TrimmableKey, TrimmableLine>(limit: 8 << 20)
  let strokeMemory = StrokeMemory()
  private var scanners: [ShapeScanner] = []
  private var clipRows: [ClipRows] = []
  /// Images as they came out on the device; costs are bytes.
  var drawnImages = PairCache<DrawnImageKey, DrawnImage>(limit: 16 << 20)
  private var rows: [Storage<Pixel>] = []
  /// As many as the largest screens have; what wide shadows of shadows take beyond that is not kept.
  private static let mostKeptPixels = 1 << 25
  private var covers: [PixelRect] = []
  private var clips: [[ClipShape]] = []

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

  func give(_ pixels: Storage<Pixel>) {
    if pixels.cells.count <= Resources.mostKeptPixels { rows.append(pixels) }
  }

  /// An empty list of clips that nobody else uses until `give`.
  func takeClips() -> [ClipShape] { clips.popLast() ?? [] }

  func give(_ list: inout [ClipShape]) {
    list.removeAll(keepingCapacity: true)
    clips.append(list)
    list = []
  }

  /// An empty list that nobody else uses until `give`.
  func takeCovers() -> [PixelRect] {
    defer { covers = [] }
    return covers
  }

  func give(_ list: inout [PixelRect]) {
    list.removeAll(keepingCapacity: true)
    swap(&list, &covers)
  }
}
