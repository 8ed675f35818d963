// Colour glyphs as display lists: which of a font's tables has the picture.

import CFreeType
import CoreGraphics

/// Makes the pictures of one face's colour glyphs: of COLR's paints (version 1) or layers (version 0), else of the
/// bitmaps in CBDT and sbix.
///
/// It is for one thread at a time, which has the face for itself.
@safe
struct ColorGlyphPainter {
  private let face: FT_Face
  /// COLR of version 1; nil where the face has none.
  let table: ColorTable?
  let unitsPerEm: Double
  /// Opaque.
  let foreground: RGBA
  /// Whether a picture had parts in the text's colour.
  var usesForeground = false
  /// The memory of a picture's pixels.
  private(set) var pixelBytes = 0
  /// The paints that one picture may still draw: a font's graph of paints may be endless.
  var paintsLeft = ColorGlyphPainter.maximumPaints

  /// Far above the pictures of today's fonts, which have some hundreds.
  private static let maximumPaints = 1 << 14
  /// The largest side of a bitmap that is read, in pixels. Fonts have 109 … 256.
  private static let maximumSide = 2048

  init(_ face: FT_Face, _ table: ColorTable?, unitsPerEm: Double, foreground: RGBA) {
    // SAFETY: the caller's face outlives this value and is its alone meanwhile.
    unsafe self.face = unsafe face
    self.table = table
    self.unitsPerEm = unitsPerEm
    self.foreground = foreground
  }

  /// Maps font units, y up, to units of an em, y down.
  var toEm: CGAffineTransform {
    CGAffineTransform(scaleX: 1 / unitsPerEm, y: -1 / unitsPerEm)
  }

  /// The picture at 1 unit per em, y down; nil for a glyph without colours of its own.
  mutating func picture(of glyph: CGGlyph) -> DisplayList? {
    painted(glyph) ?? layers(of: glyph) ?? bitmap(of: glyph)
  }

  /// The layers of COLR's version 0, each an outline in one colour.
  private mutating func layers(of glyph: CGGlyph) -> DisplayList? {
    // SAFETY: the face is open and this value's alone; FreeType fills in the numbers, and counts the layers.
    var iterator = unsafe FT_LayerIterator()
    var (layer, color) = (UInt32(0), UInt32(0))
    var list = DisplayList()
    while unsafe FT_Get_Color_Glyph_Layer(face, UInt32(glyph), &layer, &color, &iterator) != 0 {
      let outline = outline(of: CGGlyph(truncatingIfNeeded: layer))
      list.append(
        DisplayItem(
          .fill(.path(outline, .winding), .color(self.color(UInt16(truncatingIfNeeded: color)))),
          transform: toEm))
    }
    return list.isEmpty ? nil : list
  }

  /// An outline in font units, y up.
  func outline(of glyph: CGGlyph) -> PathData {
    // SAFETY: the face is open and this value's alone.
    let path = unsafe RawOutline(glyph, of: face).path(scale: 1)
    return path.applying(CGAffineTransform(scaleX: 1, y: -1))
  }

  /// A colour of the font's first palette; 0xFFFF is the text's.
  mutating func color(_ index: UInt16, alpha: Double = 1) -> RGBA {
    guard index != 0xFFFF else {
      usesForeground = true
      return RGBA(foreground.red, foreground.green, foreground.blue, alpha)
    }
    // SAFETY: the face is open; a palette has as many colours as the font says.
    var data = unsafe FT_Palette_Data()
    var palette: UnsafeMutablePointer<FT_Color>?
    guard unsafe FT_Palette_Data_Get(face, &data) == 0, unsafe index < data.num_palette_entries,
      unsafe FT_Palette_Select(face, 0, &palette) == 0, let color = unsafe palette?[Int(index)]
    else { return .clear }
    return RGBA(
      Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255 * alpha)
  }

  /// The bitmap of the largest size that the font has.
  private mutating func bitmap(of glyph: CGGlyph) -> DisplayList? {
    // SAFETY: the slot keeps its bitmap until another glyph is loaded; its rows are copied here. They are `pitch` bytes
    // apart and have four bytes a pixel, premultiplied BGRA as ours.
    guard let strike = largestStrike, let slot = unsafe load(glyph, strike: strike.index) else {
      return nil
    }
    let bitmap = unsafe slot.pointee.bitmap
    let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
    guard unsafe bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      unsafe Int(bitmap.pitch) >= width * 4, let bytes = unsafe bitmap.buffer
    else { return nil }
    let image = unsafe CGImage(
      width: width, height: height, bytesPerRow: Int(bitmap.pitch),
      premultiplied: UnsafeRawPointer(bytes))
    pixelBytes = width * height * 4
    // SAFETY: as above.
    let em = 1 / strike.pixelsPerEm
    let rect = CGRect(
      x: unsafe Double(slot.pointee.bitmap_left) * em,
      y: unsafe -Double(slot.pointee.bitmap_top) * em,
      width: Double(width) * em, height: Double(height) * em)
    return DisplayList([DisplayItem(.image(image, rect, sampling: .linear, alpha: 1))])
  }

  private var largestStrike: (index: Int32, pixelsPerEm: Double)? {
    // SAFETY: the face is open and has as many sizes as it says.
    let count = unsafe Int(face.pointee.num_fixed_sizes)
    guard let sizes = unsafe face.pointee.available_sizes else { return nil }
    let strikes = (0..<max(0, count)).map { index in
      unsafe (index: Int32(index), pixelsPerEm: Double(sizes[index].y_ppem) / 64)
    }
    return strikes.filter { $0.pixelsPerEm > 0 }.max { $0.pixelsPerEm < $1.pixelsPerEm }
  }

  /// Loads a glyph's bitmap; nil where it has none of a usual size.
  private func load(_ glyph: CGGlyph, strike: Int32) -> FT_GlyphSlot? {
    let flags = Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)
    // SAFETY: the face is open and this value's alone; its slot lives as long as it. The first call reads the size of
    // the bitmap alone, so that none is made that is too large.
    guard unsafe FT_Select_Size(face, strike) == 0,
      unsafe FT_Load_Glyph(face, UInt32(glyph), flags | Int32(FT_LOAD_BITMAP_METRICS_ONLY)) == 0,
      let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      unsafe (1...Self.maximumSide).contains(Int(slot.pointee.bitmap.width)),
      unsafe (1...Self.maximumSide).contains(Int(slot.pointee.bitmap.rows)),
      unsafe FT_Load_Glyph(face, UInt32(glyph), flags) == 0,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      unsafe (1...Self.maximumSide).contains(Int(slot.pointee.bitmap.width)),
      unsafe (1...Self.maximumSide).contains(Int(slot.pointee.bitmap.rows))
    else { return nil }
    return unsafe slot
  }
}
