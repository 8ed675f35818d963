// Caches and scratch memory that one drawing thread reuses from frame to frame.

internal import CoreGraphics

/// The caches and the scratch memory of one thread while it draws.
///
/// `@unchecked Sendable`: it moves between threads, but `PainterResourcePool` hands it to one at a time.
final class PainterResources: @unchecked Sendable {
  let shapes: ShapeCaches
  let paints: PaintCaches
  let glyphs: GlyphCache
  /// Runs of glyphs made ready; costs are bytes.
  var runs = TwoWayCache<RunKey, PreparedRun>(limit: 4 << 20)
  /// Blurred coverage of shadows that were drawn whole; costs are bytes.
  var shadows = BoundedCache<ShadowKey, MaskPlane>(limit: 8 << 20)
  private var rows: [Storage<Pixel>] = []
  /// As many as the largest screens have; what wide shadows of shadows take beyond that is not kept.
  private static let mostKeptPixels = 1 << 25
  private var occluders: [PixelRect] = []
  private var clips: [[ClipShape]] = []

  init(strokes: StrokeCache, glyphs: GlyphCache, drawPicture: @escaping PictureDrawing) {
    shapes = ShapeCaches(strokes: strokes)
    paints = PaintCaches(drawPicture: drawPicture)
    self.glyphs = glyphs
  }

  /// Memory for pixels that nobody else uses until `give`.
  func takePixels() -> Storage<Pixel> { rows.popLast() ?? Storage() }

  func give(_ pixels: Storage<Pixel>) {
    if pixels.cells.count <= PainterResources.mostKeptPixels { rows.append(pixels) }
  }

  /// An empty list of clips that nobody else uses until `give`.
  func takeClips() -> [ClipShape] { clips.popLast() ?? [] }

  func give(_ list: inout [ClipShape]) {
    list.removeAll(keepingCapacity: true)
    clips.append(list)
    list = []
  }

  /// An empty list that nobody else uses until `give`.
  func takeOccluders() -> [PixelRect] {
    defer { occluders = [] }
    return occluders
  }

  func give(_ list: inout [PixelRect]) {
    list.removeAll(keepingCapacity: true)
    swap(&list, &occluders)
  }
}
