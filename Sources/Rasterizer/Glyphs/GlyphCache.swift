// Masks of glyphs, made once for each quarter of a pixel and kept.

internal import CoreGraphics
private import Synchronization

/// Glyph coverage by font, glyph, size and sub-pixel phase. Safe from any thread.
final class GlyphCache: Sendable {
  struct Key: Hashable {
    var font: CGFont
    var pixelsPerEm: Double
    var glyph: CGGlyph
    /// Quarters of a pixel to the right and down, 0 … 3.
    var phaseX: UInt8
    var phaseY: UInt8
  }

  /// A blank glyph is kept too, as nil inside.
  private struct Entry {
    var mask: GlyphMask?
  }

  private let cache = Mutex(BoundedCache<Key, Entry>(limit: 8 << 20))

  /// The size of the kept masks in bytes.
  var byteCount: Int { cache.withLock { $0.cost } }

  func mask(_ key: Key) -> GlyphMask? {
    if let known = cache.withLock({ $0[key] }) { return known.mask }
    let mask = key.font.source.mask(
      of: key.glyph, pixelsPerEm: key.pixelsPerEm, phaseX: Int(key.phaseX),
      phaseY: Int(key.phaseY))
    cache.withLock {
      $0.insert(Entry(mask: mask), for: key, cost: 96 + (mask?.coverage.count ?? 0))
    }
    return mask
  }
}
