// Coverage that one thread keeps from frame to frame, and its scanners.

internal import CoreGraphics

/// The caches and scanners with which one thread turns shapes into coverage.
final class ShapeCaches {
  /// Stroke outlines, shared by all threads of a rasteriser.
  let strokes: StrokeCache
  /// Coverage of shapes that were drawn before; costs are bytes.
  var coverages = TwoWayCache<CoverageKey, CachedCoverage>(limit: 8 << 20)
  /// Lines that are trimmed from frame to frame; costs are bytes.
  var trimmables = TwoWayCache<TrimmableStrokeKey, TrimmableStroke>(limit: 8 << 20)
  let strokeMemory = StrokeMemory()
  private var scanners: [ShapeScanner] = []
  private var clipCoverage: [ClipCoverage] = []

  init(strokes: StrokeCache) { self.strokes = strokes }

  /// A scanner that nobody else uses until `give`.
  func takeScanner() -> ShapeScanner { scanners.popLast() ?? ShapeScanner(self) }

  func give(_ scanner: ShapeScanner) { scanners.append(scanner) }

  /// Clip rows that nobody else uses until `give`.
  func takeClipCoverage() -> ClipCoverage { clipCoverage.popLast() ?? ClipCoverage() }

  func give(_ rows: ClipCoverage) {
    rows.end(self)
    clipCoverage.append(rows)
  }
}
