// The glyphs of a run as one mask.

internal import CoreGraphics

/// A glyph's mask at whole pixels from its run's origin.
struct PositionedGlyph {
  let mask: GlyphMask
  let bounds: PixelRect
}

/// The coverage of a run's glyphs side by side, and what a second glyph covers of a pixel.
///
/// Compositing the plane and then the seconds gives each pixel what the glyphs in their order give.
final class GlyphRunMask {
  /// A pixel that another glyph has covered before.
  struct Overlap {
    var x: Int
    var y: Int
    var coverage: UInt8
  }

  /// Pixels from the run's origin.
  let bounds: PixelRect
  /// In the order of the glyphs, from the bounds' corner.
  private(set) var overlaps: [Overlap] = []
  private let memory = Storage<UInt8>()

  /// Nil where the glyphs stand so far apart that a plane would be mostly empty.
  init?(_ glyphs: [PositionedGlyph]) {
    bounds = glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) }
    let ink = glyphs.reduce(0) { $0 + $1.bounds.area }
    guard bounds.area <= 4 * ink + 256 else { return nil }
    memory.reserve(bounds.area, filler: 0)
    for glyph in glyphs { add(glyph) }
  }

  var byteCount: Int { bounds.area + overlaps.count * MemoryLayout<Overlap>.stride }

  /// Row by row.
  var coverage: Cells<UInt8> { memory.cells.slice(0, count: bounds.area) }

  private func add(_ glyph: PositionedGlyph) {
    let (left, top) = (glyph.bounds.x - bounds.x, glyph.bounds.y - bounds.y)
    for (index, coverage) in glyph.mask.coverage.enumerated() where coverage > 0 {
      let (x, y) = (left + index % glyph.mask.width, top + index / glyph.mask.width)
      let place = y * bounds.width + x
      if memory.cells[place] == 0 {
        memory.cells[place] = coverage
      } else {
        overlaps.append(Overlap(x: x, y: y, coverage: coverage))
      }
    }
  }
}
