// A run of glyphs made ready for pixels, kept while it stays equal.

internal import CoreGraphics

/// The placement of a run on the device: its scale, and its origin within a pixel.
struct RunPlacement: Equatable {
  /// Pixels per unit of the run's space.
  var scale: Double
  /// The origin's fraction of a pixel, 0 ..< 1.
  var x: Double
  var y: Double
}

/// A run at a place. Its masks are a function of these alone.
struct RunKey: CacheKey {
  var run: GlyphRun
  var place: RunPlacement

  var hashBits: UInt64 {
    var mixer = BitMixer()
    let glyphs = run.glyphs
    mixer.add(UInt64(glyphs.count))
    for index in 0..<min(8, glyphs.count) { mixer.add(UInt64(glyphs[index])) }
    mixer.add(run.size)
    mixer.add(place.scale)
    mixer.add(place.x)
    mixer.add(place.y)
    return mixer.hashBits
  }
}

/// The masks of a run's glyphs, with their places from a whole pixel.
final class PreparedRun {
  let glyphs: [PositionedGlyph]
  /// All glyphs in one; nil where they stand far apart.
  let mask: GlyphRunMask?
  /// Pixels from the run's origin.
  let bounds: PixelRect

  init(_ key: RunKey, _ cache: GlyphCache) {
    let (run, place) = (key.run, key.place)
    glyphs = zip(run.glyphs, run.positions).compactMap { glyph, position in
      Self.placed(glyph, position, run: run, place: place, from: cache)
    }
    mask = GlyphRunMask(glyphs)
    bounds = glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) }
  }

  /// Without the masks, which the glyph cache counts.
  var byteCount: Int {
    256 + glyphs.count * MemoryLayout<PositionedGlyph>.stride + (mask?.byteCount ?? 0)
  }

  private static func placed(
    _ glyph: CGGlyph, _ position: CGPoint, run: GlyphRun, place: RunPlacement,
    from cache: GlyphCache
  ) -> PositionedGlyph? {
    // Rounded to quarters of a pixel.
    let x = ((position.x * place.scale + place.x) * 4 + 0.5).rounded(.down)
    let y = ((position.y * place.scale + place.y) * 4 + 0.5).rounded(.down)
    // Written so that what is not a number is left out.
    guard abs(x) < 4e6, abs(y) < 4e6 else { return nil }
    let key = GlyphCache.Key(
      font: run.font, pixelsPerEm: run.size * place.scale, glyph: glyph, phaseX: UInt8(Int(x) & 3),
      phaseY: UInt8(Int(y) & 3))
    return cache.mask(key).map { mask in
      PositionedGlyph(
        mask: mask,
        bounds: PixelRect(
          x: Int(x) >> 2 + mask.left, y: Int(y) >> 2 + mask.top, width: mask.width,
          height: mask.height))
    }
  }
}
