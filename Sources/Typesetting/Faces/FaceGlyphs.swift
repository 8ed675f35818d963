// Outlines and masks of one face, through FreeType.

import CFreeType
import CoreGraphics
import Synchronization

/// Outlines and masks of one face, not hinted.
///
/// Every face has a FreeType library of its own, so its one lock is enough.
@safe
final class FaceGlyphs: ColorGlyphSource, @unchecked Sendable {
  private let file: FontFile
  private let library: FT_Library
  /// Reads `file`; goes before it.
  let face: FT_Face
  let unitsPerEm: Double
  /// Whether the face has tables of coloured layers or pictures.
  let hasColorGlyphs: Bool
  /// The glyphs that were read so far. Its lock guards `library` and `face` too.
  private let known = Mutex(Known())

  /// Glyphs that were read.
  private struct Known {
    var outlines: [CGGlyph: RawOutline] = [:]
    /// Nil inside where there is none; nil before it was read.
    var colorTable: ColorTable??
    var pictures = BoundedCache<PictureKey, DisplayList?>(limit: pictureBytes)
  }

  private struct PictureKey: Hashable {
    var glyph: CGGlyph
    /// Nil for a picture without parts in the text's colour.
    var foreground: RGBA?
  }

  /// Some 120 pictures of 136 × 128 pixels, those of Noto Color Emoji.
  private static let pictureBytes = 8 << 20

  /// Masks wider or higher are not made: nil, as for a blank glyph. Far above any sensible glyph;
  /// only broken fonts and absurd sizes reach it.
  private static let maximumSide = 8192

  init(_ file: FontFile, index: Int) throws(FontError) {
    // SAFETY: the library is checked for null, and ended where the face does not open; nobody else has it.
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .malformed(path: file.path, reason: "FreeType does not start")
    }
    do throws(FontError) {
      unsafe face = try unsafe Self.open(file, index: index, in: library)
    } catch {
      unsafe FT_Done_FreeType(library)
      throw error
    }
    // SAFETY: as above; the face is not null.
    unsafe self.library = unsafe library
    self.file = file
    unitsPerEm = unsafe Self.unitsPerEm(of: face)
    hasColorGlyphs = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
  }

  deinit {
    // SAFETY: this value alone has the library, which frees its face before `file`'s bytes go.
    unsafe FT_Done_FreeType(library)
  }

  private static func open(
    _ file: FontFile, index: Int, in library: FT_Library
  ) throws(FontError) -> FT_Face {
    // SAFETY: FreeType reads `memory.count` bytes in place, which `file` keeps as long as the face lives.
    let memory = unsafe file.memory
    var face: FT_Face?
    let start = unsafe memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let error = unsafe FT_New_Memory_Face(
      library, start, FT_Long(memory.count), FT_Long(index), &face)
    guard error == 0, let face = unsafe face else {
      // 6 is FT_Err_Invalid_Argument: FreeType's word for an index out of range.
      if error == 6 { throw .noSuchFace(path: file.path, index: index) }
      throw .malformed(path: file.path, reason: "FreeType's error \(error)")
    }
    // SAFETY: the face is open.
    let shows = FT_Long(FT_FACE_FLAG_SCALABLE) | FT_Long(FT_FACE_FLAG_COLOR)
    guard unsafe face.pointee.face_flags & shows != 0, unsafe unitsPerEm(of: face) > 0 else {
      throw .noOutlines(path: file.path)
    }
    return unsafe face
  }

  /// The font's units per em. FreeType leaves them out of faces without outlines; the table has them.
  private static func unitsPerEm(of face: FT_Face) -> Double {
    // SAFETY: the caller's face is open. FreeType has read the table into a structure of this type, or returns null.
    let units = unsafe Double(face.pointee.units_per_EM)
    guard units == 0, let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) else { return units }
    return unsafe Double(table.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM)
  }

  func outline(of glyph: CGGlyph) -> PathData {
    known.withLock { rawOutline(glyph, &$0.outlines) }.path(scale: 1 / CGFloat(unitsPerEm))
  }

  func picture(of glyph: CGGlyph, foreground: RGBA) -> DisplayList? {
    guard hasColorGlyphs else { return nil }
    return known.withLock { known in
      for key in [PictureKey(glyph: glyph), PictureKey(glyph: glyph, foreground: foreground)] {
        if let picture = known.pictures[key] { return picture }
      }
      // SAFETY: the lock guards the face, which lives as long as this value.
      let table = unsafe known.colorTable ?? ColorTable(face)
      known.colorTable = .some(table)
      var painter = unsafe ColorGlyphPainter(
        face, table, unitsPerEm: unitsPerEm, foreground: foreground)
      let picture = painter.picture(of: glyph)
      known.pictures.insert(
        picture,
        for: PictureKey(glyph: glyph, foreground: painter.usesForeground ? foreground : nil),
        cost: 1024 + painter.pixelBytes)
      return picture
    }
  }

  func bounds(of glyph: CGGlyph) -> CGRect {
    guard let box = known.withLock({ rawOutline(glyph, &$0.outlines) }).box else { return .zero }
    let scale = 1 / unitsPerEm
    return CGRect(
      x: Double(box.xMin) * scale, y: -Double(box.yMax) * scale,
      width: Double(box.xMax - box.xMin) * scale, height: Double(box.yMax - box.yMin) * scale)
  }

  func mask(of glyph: CGGlyph, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> GlyphMask? {
    precondition(pixelsPerEm.isFinite && pixelsPerEm > 0, "no glyphs of \(pixelsPerEm) pixels")
    return known.withLock { known in
      let raw = rawOutline(glyph, &known.outlines)
      let scale = pixelsPerEm / unitsPerEm
      guard let box = raw.box, Self.isDrawable(box, scale: scale) else { return nil }
      // A quarter of a pixel is 16/64; FreeType's y points up.
      return mask(raw.scaled(by: scale, dx: phaseX * 16, dy: -phaseY * 16))
    }
  }

  private static func isDrawable(_ box: FT_BBox, scale: Double) -> Bool {
    let reach = max(max(-box.xMin, box.xMax), max(-box.yMin, box.yMax))
    return Double(reach) * scale < Double(maximumSide) / 2
  }

  /// The coverage of an outline in 26.6 pixels.
  private func mask(_ outline: RawOutline) -> GlyphMask? {
    guard let box = outline.box else { return nil }
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (right, top) = ((box.xMax + 63) >> 6, (box.yMax + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard width > 0, height > 0 else { return nil }
    var moved = outline.scaled(by: 1 / 64, dx: -left * 64, dy: -bottom * 64)
    guard let coverage = coverage(&moved, width: width, height: height) else { return nil }
    return GlyphMask(left: left, top: -top, width: width, height: height, coverage: coverage)
  }

  private func coverage(_ outline: inout RawOutline, width: Int, height: Int) -> [UInt8]? {
    var coverage = [UInt8](repeating: 0, count: width * height)
    // SAFETY: the bitmap has `height` rows of `width` bytes, which the array holds. The caller holds the lock.
    let error = unsafe coverage.withUnsafeMutableBufferPointer { memory in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.rows = UInt32(height)
      unsafe bitmap.width = UInt32(width)
      unsafe bitmap.pitch = Int32(width)
      unsafe bitmap.buffer = memory.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return unsafe outline.withOutline { outline in
        unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap)
      }
    }
    return error == 0 ? coverage : nil
  }

  /// Loads an outline once; a glyph that is missing or no outline is blank. Holds the lock.
  private func rawOutline(_ glyph: CGGlyph, _ known: inout [CGGlyph: RawOutline]) -> RawOutline {
    if let outline = known[glyph] { return outline }
    let outline = loadOutline(glyph)
    known[glyph] = outline
    return outline
  }

  private func loadOutline(_ glyph: CGGlyph) -> RawOutline {
    // SAFETY: the caller holds the lock.
    unsafe RawOutline(glyph, of: face)
  }
}

extension RawOutline {
  /// Loads a glyph's outline; blank where it is missing or no outline. Nothing else may use the face meanwhile.
  init(_ glyph: CGGlyph, of face: FT_Face) {
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    // SAFETY: the face is the caller's alone; the slot's outline is copied before another glyph is loaded.
    guard unsafe FT_Load_Glyph(face, UInt32(glyph), Int32(flags)) == 0,
      let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else {
      self = .blank
      return
    }
    unsafe self.init(copying: slot.pointee.outline)
  }
}
