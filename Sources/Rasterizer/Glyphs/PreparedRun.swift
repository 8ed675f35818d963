// A run of glyphs made ready for pixels, kept while it stays equal.

internal import CoreGraphics

/// Where a run stands on the device: its scale, and its origin within a pixel.
struct RunPlace: Equatable {
  /// Pixels per unit of the run's space.
  var scale: Double
  /// The origin's fraction of a pixel, 0 ..< 1.
  var x: Double
  var y: Double
}

/// The masks of a run's glyphs, with their places from a whole pixel.
final class PreparedRun {
  let run: GlyphRun
  let place: RunPlace
  let glyphs: [PlacedGlyph]
  /// All glyphs in one; nil where they stand far apart.
  let plane: GlyphPlane?
  /// Pixels from the run's origin.
  let bounds: PixelRect

  init(_ run: GlyphRun, _ place: RunPlace, _ cache: GlyphCache) {
    self.run = run
    self.place = place
    glyphs = zip(run.glyphs, run.positions).compactMap { glyph, position in
      Self.placed(glyph, position, run, place, cache)
    }
    plane = GlyphPlane(glyphs)
    bounds = glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) }
  }

  /// Without the masks, which the glyph cache counts.
  var byteCount: Int {
    256 + glyphs.count * MemoryLayout<PlacedGlyph>.stride + (plane?.byteCount ?? 0)
  }

  /// Whether this is the run at that place. Equal arrays are mostly the same array: that is seen at
  /// once.
  func shows(_ run: GlyphRun, at place: RunPlace) -> Bool {
    self.place == place && self.run == run
  }

  private static func placed(
    _ glyph: CGGlyph, _ position: CGPoint, _ run: GlyphRun, _ place: RunPlace, _ cache: GlyphCache
  ) -> PlacedGlyph? {
    // Rounded to quarters of a pixel.
    let x = ((position.x * place.scale + place.x) * 4 + 0.5).rounded(.down)
    let y = ((position.y * place.scale + place.y) * 4 + 0.5).rounded(.down)
    // Written so that what is not a number is left out.
    guard abs(x) < 4e6, abs(y) < 4e6 else { return nil }
    let key = GlyphCache.Key(
      font: run.font, pixelsPerEm: run.size * place.scale, glyph: glyph, phaseX: UInt8(Int(x) & 3),
      phaseY: UInt8(Int(y) & 3))
    return cache.mask(key).map { mask in
      PlacedGlyph(
        mask: mask,
        bounds: PixelRect(
          x: Int(x) >> 2 + mask.left, y: Int(y) >> 2 + mask.top, width: mask.width,
          height: mask.height))
    }
  }
}

/// The prepared runs of one thread, bounded in bytes.
struct RunCache {
  private static let limit = 4 << 20
  private var slots = [PreparedRun?](repeating: nil, count: 1024)
  private var byteCount = 0

  func known(_ run: GlyphRun, _ place: RunPlace) -> PreparedRun? {
    guard let known = slots[Self.slot(run, place)], known.shows(run, at: place) else { return nil }
    return known
  }

  mutating func insert(_ prepared: PreparedRun) {
    if byteCount + prepared.byteCount > Self.limit { self = RunCache() }
    let slot = Self.slot(prepared.run, prepared.place)
    byteCount += prepared.byteCount - (slots[slot]?.byteCount ?? 0)
    slots[slot] = prepared
  }

  /// A few of the run's values, mixed: others that share the slot only take turns in it.
  private static func slot(_ run: GlyphRun, _ place: RunPlace) -> Int {
    let glyphs = run.glyphs
    var mix = UInt64(truncatingIfNeeded: glyphs.count)
    for index in 0..<min(8, glyphs.count) { mix = mix &* 31 &+ UInt64(glyphs[index]) }
    mix ^= Double(run.size).bitPattern ^ place.scale.bitPattern ^ place.x.bitPattern &* 3
    mix ^= place.y.bitPattern &* 5
    return Int((mix &* 0x9E37_79B9_7F4A_7C15) &>> 54)
  }
}
