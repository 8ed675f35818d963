// The fonts that may help out, in Fontconfig's order.

import CFontconfig
import CoreGraphics

/// Every font that adds a character to those before it, nearest to the sans-serif first.
@safe
final class FontCandidates: @unchecked Sendable {
  private let set: UnsafeMutablePointer<FcFontSet>?

  init() {
    // SAFETY: the pattern is destroyed once; the set is this value's, and may be null.
    var result = FcResultNoMatch
    guard let pattern = unsafe Fontconfig.sansSerifPattern() else {
      unsafe set = nil
      return
    }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe Fontconfig.complete(pattern)
    unsafe set = unsafe FcFontSort(nil, pattern, FcBool(FcTrue), nil, &result)
  }

  deinit {
    // SAFETY: this value alone has the set.
    if let set = unsafe set { unsafe FcFontSetDestroy(set) }
  }

  /// For 256 characters from `page` × 256 on: the first font that has each. Fonts without outlines
  /// and colour fonts are left out.
  func locations(ofPage page: UInt32, except broken: Set<FontLocation>) -> [FontLocation?] {
    var found = [FontLocation?](repeating: nil, count: 256)
    // SAFETY: the set and its fonts live as long as this value, and nobody changes them.
    guard let set = unsafe set else { return found }
    let fonts = unsafe Fontconfig.fonts(of: set)
    for index in unsafe fonts.indices {
      unsafe fill(&found, with: fonts[index], page: page, except: broken)
    }
    return found
  }

  private func fill(
    _ found: inout [FontLocation?], with font: OpaquePointer, page: UInt32,
    except broken: Set<FontLocation>
  ) {
    // SAFETY: the font belongs to the set, and its characters to the font.
    guard unsafe isUsable(font), let location = unsafe Fontconfig.location(of: font),
      !broken.contains(location)
    else { return }
    var characters: OpaquePointer?
    guard unsafe FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch else {
      return
    }
    for place in found.indices where found[place] == nil {
      let hasCharacter = unsafe FcCharSetHasChar(characters, page << 8 | UInt32(place)) == FcTrue
      if hasCharacter { found[place] = location }
    }
  }

  private func isUsable(_ font: OpaquePointer) -> Bool {
    // SAFETY: the font belongs to the set.
    unsafe flag(FC_OUTLINE, of: font) && !flag(FC_COLOR, of: font)
  }

  private func flag(_ key: String, of font: OpaquePointer) -> Bool {
    // SAFETY: Fontconfig writes one Boolean; the key is a constant C string.
    var value: FcBool = 0
    return unsafe FcPatternGetBool(font, key, 0, &value) == FcResultMatch && value == FcTrue
  }
}
