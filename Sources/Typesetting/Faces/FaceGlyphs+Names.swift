// Names and vertical figures of a face, as its file has them.

import CFreeType
import CoreGraphics

extension FaceGlyphs {
  /// The family's name; "" where the file has none.
  var familyName: String {
    // SAFETY: the names and tables of a face live as long as the face, which this value keeps; they are read once here.
    guard let name = unsafe face.pointee.family_name else { return "" }
    return unsafe String(cString: name)
  }

  /// The PostScript name; nil where the file has none.
  var postScriptName: String? {
    // SAFETY: as above.
    guard let name = unsafe FT_Get_Postscript_Name(face) else { return nil }
    return unsafe String(cString: name)
  }

  /// The file's own figures, for every face but the system font's.
  var metrics: FontMetrics {
    let scale = 1 / unitsPerEm
    // SAFETY: the face lives as long as this value; its numbers never change.
    let record = unsafe face.pointee
    // FreeType leaves the figures out of faces without outlines.
    if unsafe record.units_per_EM == 0, let figures = horizontalFigures {
      return FontMetrics(
        ascender: figures.ascender * scale, descender: figures.descender * scale,
        lineHeight: (figures.ascender - figures.descender + figures.gap) * scale,
        capHeight: capHeight, xHeight: xHeight)
    }
    return FontMetrics(
      ascender: unsafe CGFloat(record.ascender) * scale,
      descender: unsafe CGFloat(record.descender) * scale,
      lineHeight: unsafe CGFloat(record.height) * scale, capHeight: capHeight, xHeight: xHeight)
  }

  /// The figures of the hhea table, in font units.
  private var horizontalFigures: (ascender: CGFloat, descender: CGFloat, gap: CGFloat)? {
    // SAFETY: FreeType has read the table into a structure of this type, or returns null; it lives as long as the face.
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) else { return nil }
    let record = unsafe table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
    return unsafe (CGFloat(record.Ascender), CGFloat(record.Descender), CGFloat(record.Line_Gap))
  }

  /// The height of capitals, per 1 unit per em.
  var capHeight: CGFloat { systemTable?.sCapHeight.height(unitsPerEm) ?? height(of: "H") }

  /// The height of small letters, per 1 unit per em.
  var xHeight: CGFloat { systemTable?.sxHeight.height(unitsPerEm) ?? height(of: "x") }

  /// The OS/2 table, where it is new enough to have heights.
  private var systemTable: TT_OS2? {
    // SAFETY: FreeType has read the table into a structure of this type, or returns null; it lives as long as the face.
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return nil }
    let record = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
    return record.version >= 2 && record.version != 0xFFFF ? record : nil
  }

  private func height(of character: Unicode.Scalar) -> CGFloat {
    // SAFETY: called from the initializer alone, so that nothing else uses the face.
    let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(character.value))
    return -bounds(of: CGGlyph(truncatingIfNeeded: glyph)).minY
  }
}

extension FT_Short {
  fileprivate func height(_ unitsPerEm: Double) -> CGFloat? {
    self > 0 ? CGFloat(Double(self) / unitsPerEm) : nil
  }
}
