// Which glyphs characters become and where they go, through HarfBuzz.

import CHarfBuzz
import CoreGraphics
import FoundationAdditions
import Synchronization

/// A glyph of shaped text. Figures per 1 unit per em, y down.
struct ShapedGlyph {
  var glyph: CGGlyph
  /// The first UTF-16 unit that it came from.
  var cluster: Int
  var advance: CGFloat
  var offset: CGPoint
}

/// HarfBuzz's view of a face, in font units, so that every size is the same figures scaled. Safe
/// from any thread: the font is immutable.
@safe
final class FaceShaper: @unchecked Sendable {
  private let file: FontFile
  private let font: OpaquePointer
  private let unitsPerEm: CGFloat
  /// The glyphs of texts that were shaped lately: a label's is measured, laid out and drawn, and costs HarfBuzz 90,000
  /// instructions each time. Costs are bytes.
  private let shaped = Mutex(BoundedCache<Key, [ShapedGlyph]>(limit: 256 << 10))

  private struct Key: Hashable {
    var text: [UInt16]
    var script: UInt32
    var isRightToLeft: Bool
    var without: Int
  }

  init(_ file: FontFile, index: Int) {
    self.file = file
    // SAFETY: HarfBuzz never returns null: a broken font has no glyphs. The font keeps the face, the face keeps the
    // blob, and `file` keeps its bytes.
    let face = unsafe hb_face_create(file.blob, UInt32(index))
    unsafe hb_face_make_immutable(face)
    unitsPerEm = unsafe CGFloat(max(1, hb_face_get_upem(face)))
    // A fresh font takes HarfBuzz's own functions at one unit per font unit.
    unsafe font = unsafe hb_font_create(face)
    unsafe hb_font_make_immutable(font)
    unsafe hb_face_destroy(face)
  }

  deinit {
    // SAFETY: this value alone has the font.
    unsafe hb_font_destroy(font)
  }

  /// The glyph of a character; nil where the face has none.
  func glyph(for scalar: Unicode.Scalar) -> CGGlyph? {
    var glyph: hb_codepoint_t = 0
    // SAFETY: the font lives as long as this value and is immutable; the call writes one number.
    guard unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
    return CGGlyph(exactly: glyph)
  }

  /// The glyphs from left to right, for characters of one script and direction.
  ///
  /// Which glyphs they become is the font's choice, but for the features in `without`.
  func shape(
    _ text: [UInt16], script: hb_script_t, rightToLeft: Bool, without: ShapingFeatures
  ) -> [ShapedGlyph] {
    let key = Key(
      text: text, script: script.rawValue, isRightToLeft: rightToLeft, without: without.rawValue)
    if let known = shaped.withLock({ $0[key] }) { return known }
    let glyphs = shapeAnew(text, script: script, rightToLeft: rightToLeft, without: without)
    let cost = text.count * 2 + glyphs.count * MemoryLayout<ShapedGlyph>.stride + 128
    shaped.withLock { $0.insert(glyphs, for: key, cost: cost) }
    return glyphs
  }

  private func shapeAnew(
    _ text: [UInt16], script: hb_script_t, rightToLeft: Bool, without: ShapingFeatures
  ) -> [ShapedGlyph] {
    // SAFETY: the buffer is this call's alone, copies the text, and is destroyed at the end; the font is immutable.
    guard let buffer = unsafe hb_buffer_create() else { return [] }
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe hb_buffer_add_utf16(buffer, text, Int32(text.count), 0, Int32(text.count))
    unsafe hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, script)
    // Not the locale's: the same text must give the same pixels everywhere.
    unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    // SAFETY: HarfBuzz reads `count` features within the call.
    let features = without.switchedOff(in: text)
    unsafe hb_shape(font, buffer, features, UInt32(features.count))
    return unsafe glyphs(of: buffer)
  }

  private func glyphs(of buffer: OpaquePointer) -> [ShapedGlyph] {
    var count: UInt32 = 0
    // SAFETY: both arrays have `count` elements and live as long as the buffer, which the caller keeps.
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, position) = unsafe (infos[index], positions[index])
      return ShapedGlyph(
        glyph: CGGlyph(truncatingIfNeeded: info.codepoint), cluster: Int(info.cluster),
        advance: CGFloat(position.x_advance) / unitsPerEm,
        offset: CGPoint(
          x: CGFloat(position.x_offset) / unitsPerEm, y: -CGFloat(position.y_offset) / unitsPerEm))
    }
  }
}
