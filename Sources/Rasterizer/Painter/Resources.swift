// What drawing reuses from frame to frame: caches shared by threads, scratch memory for one.

internal import CoreGraphics

/// What one thread needs while it draws.
final class Resources {
  let strokes: StrokeCache
  private var scanners: [ShapeScanner] = []
  let pixels = Storage<Pixel>()

  init(strokes: StrokeCache) {
    self.strokes = strokes
  }

  /// A scanner that nobody else uses until `give`.
  func takeScanner() -> ShapeScanner { scanners.popLast() ?? ShapeScanner() }

  func give(_ scanner: ShapeScanner) { scanners.append(scanner) }
}
