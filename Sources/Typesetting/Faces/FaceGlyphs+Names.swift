// Names and vertical figures of a face, as its file has them.

import CFreeType
import CoreGraphics

extension FaceGlyphs {
  var familyName: String {
    guard let name = unsafe face.pointee.family_name else { return "" }
    return unsafe String(cString: name)
  }

  var postScriptName: String? {
    guard let name = unsafe FT_Get_Postscript_Name(face) else { return nil }
    return unsafe String(cString: name)
  }

  /// The file's own figures, for every face but the system font's.
  var metrics: FontMetrics {
    let scale = 1 / unitsPerEm
    let record = unsafe face.pointee
    return FontMetrics(
      ascender: unsafe CGFloat(record.ascender) * scale,
      descender: unsafe CGFloat(record.descender) * scale,
      lineHeight: unsafe CGFloat(record.height) * scale, capHeight: capHeight, xHeight: xHeight)
  }

  var capHeight: CGFloat { systemTable?.sCapHeight.height(unitsPerEm) ?? height(of: "H") }

  var xHeight: CGFloat { systemTable?.sxHeight.height(unitsPerEm) ?? height(of: "x") }

  /// The OS/2 table, where it is new enough to have heights.
  private var systemTable: TT_OS2? {
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return nil }
    let record = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
    return record.version >= 2 && record.version != 0xFFFF ? record : nil
  }

  private func height(of character: Unicode.Scalar) -> CGFloat {
    let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(character.value))
    return -bounds(of: CGGlyph(truncatingIfNeeded: glyph)).minY
  }
}

extension FT_Short {
  fileprivate func height(_ unitsPerEm: Double) -> CGFloat? {
    self > 0 ? CGFloat(Double(self) / unitsPerEm) : nil
  }
}
