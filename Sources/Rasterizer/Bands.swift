// Splits big repaints into bands of rows, one after the other or on several threads.

internal import CoreGraphics

/// A damaged rectangle, or some rows of one.
enum Bands {
  /// Fewer pixels than this are drawn faster than threads wake.
  private static let smallestBand = 65536

  /// Whether the rectangles do not overlap and are drawn one after the other, as they are.
  static func areSmall(_ rects: [PixelRect], threads: Int) -> Bool {
    guard threads == 1 || rects.reduce(0, { $0 + $1.area }) < 2 * smallestBand else { return false }
    for index in rects.indices {
      for other in 0..<index where !rects[index].intersection(rects[other]).isEmpty { return false }
    }
    return true
  }

  /// The same pixels as rectangles without overlaps, clipped to `bounds`.
  static func disjoint(_ rects: [PixelRect], within bounds: PixelRect) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects {
      var pieces = [rect.intersection(bounds)].filter { !$0.isEmpty }
      for other in result { pieces = pieces.flatMap { $0.subtracting(other) } }
      result.append(contentsOf: pieces)
    }
    return result
  }

  /// Cuts rectangles into bands, so that `threads` threads have enough to do.
  static func cut(_ rects: [PixelRect], threads: Int) -> [PixelRect] {
    let area = rects.reduce(0) { $0 + $1.area }
    guard threads > 1, area >= 2 * smallestBand else { return rects }
    let band = max(smallestBand, area / (2 * threads))
    return rects.flatMap { $0.bands(max(1, min($0.height, $0.area / band))) }
  }

  /// Runs `body` for each band, on several threads if there are several bands.
  static func run(_ bands: [PixelRect], threads: Int, _ body: @Sendable (PixelRect) -> Void) {
    if threads == 1 || bands.count == 1 {
      for band in bands { body(band) }
    } else {
      withoutActuallyEscaping(body) { body in
        BandWork(bands, body).run(threads: min(threads, bands.count))
      }
    }
  }
}
