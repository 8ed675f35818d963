// The calls into Fontconfig.

import CFontconfig
import CoreGraphics

/// A face in a file.
struct FontLocation: Hashable, Sendable {
  var path: String
  var index: Int
}

/// The questions to Fontconfig about this machine's fonts. Safe from any thread, as Fontconfig is since 2.10.
enum Fontconfig {
  /// The sans-serif font nearest to a weight of 100 … 900.
  static func sansSerif(weight: Int, italic: Bool) -> FontLocation? {
    // SAFETY: pattern and match are checked for null and destroyed once; the location is copied out of the match.
    guard let pattern = unsafe sansSerifPattern() else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
    unsafe FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe complete(pattern)
    var result = FcResultNoMatch
    guard let match = unsafe FcFontMatch(nil, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(match) }
    return unsafe location(of: match)
  }

  /// The font for emoji in colour; nil where there is none.
  static func emoji() -> FontLocation? {
    // SAFETY: pattern and match are checked for null and destroyed once; the location is copied out of the match.
    guard isReady, let pattern = unsafe FcPatternCreate() else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddString(pattern, FC_FAMILY, "emoji")
    unsafe FcPatternAddBool(pattern, FC_COLOR, FcBool(FcTrue))
    unsafe complete(pattern)
    var result = FcResultNoMatch
    guard let match = unsafe FcFontMatch(nil, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(match) }
    // SAFETY: Fontconfig writes one Boolean, of a match that lives.
    var isColored: FcBool = 0
    guard unsafe FcPatternGetBool(match, FC_COLOR, 0, &isColored) == FcResultMatch,
      isColored == FcTrue
    else { return nil }
    return unsafe location(of: match)
  }

  /// The outline font with exactly this PostScript, full or family name; of a family its regular.
  static func font(named name: String) -> FontLocation? {
    for key in [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY] {
      // SAFETY: the pattern is destroyed once; Fontconfig copies the name.
      guard let pattern = unsafe outlinePattern() else { return nil }
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe FcPatternAddString(pattern, key, name)
      let found = unsafe list(pattern, [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT]) { font in
        unsafe (distance: distanceFromRegular(font), location: location(of: font))
      }
      let nearest = found.min { one, other in
        (one.distance, one.location?.path ?? "") < (other.distance, other.location?.path ?? "")
      }
      if let location = nearest?.location { return location }
    }
    return nil
  }

  /// The names of all families with outlines, sorted.
  static var familyNames: [String] {
    // SAFETY: the pattern is destroyed once.
    guard let pattern = unsafe outlinePattern() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    return Set(
      unsafe list(pattern, [FC_FAMILY]) { font in unsafe string(FC_FAMILY, of: font) ?? "" }
    ).subtracting([""]).sorted()
  }

  /// Whether the configuration was read, at the first question. A missing or broken one leaves a
  /// machine without fonts, which is told in the program's own words.
  private static let isReady = cfontconfig_init() != 0

  /// A pattern for fonts with outlines, which the caller destroys; nil where Fontconfig does not start.
  static func outlinePattern() -> OpaquePointer? {
    // SAFETY: Fontconfig has started, and the pattern is not null.
    guard isReady, let pattern = unsafe FcPatternCreate() else { return nil }
    unsafe FcPatternAddBool(pattern, FC_OUTLINE, FcBool(FcTrue))
    return unsafe pattern
  }

  /// A pattern for sans-serif fonts with outlines, which the caller destroys.
  static func sansSerifPattern() -> OpaquePointer? {
    // SAFETY: as above; Fontconfig copies the name.
    guard let pattern = unsafe outlinePattern() else { return nil }
    unsafe FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
    return unsafe pattern
  }

  /// Adds what a pattern needs before it is matched.
  static func complete(_ pattern: OpaquePointer) {
    // SAFETY: the caller's pattern lives; Fontconfig has started, as patterns come from here alone.
    unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
  }

  /// The file and index of a font that the caller keeps; nil where it is in no file.
  static func location(of font: OpaquePointer) -> FontLocation? {
    // SAFETY: the caller keeps the font; the path is copied.
    guard let path = unsafe string(FC_FILE, of: font) else { return nil }
    // The upper half is a variable font's named instance; its default is what is drawn.
    return unsafe FontLocation(path: path, index: number(FC_INDEX, of: font) & 0xFFFF)
  }

  /// A property of a font that the caller keeps; nil where it has none.
  static func string(_ key: String, of font: OpaquePointer) -> String? {
    // SAFETY: the value is a C string of the font's, and is copied.
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(font, key, 0, &value) == FcResultMatch,
      let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }

  private static func number(_ key: String, of font: OpaquePointer) -> Int {
    // SAFETY: Fontconfig writes one number.
    var value: Int32 = 0
    guard unsafe FcPatternGetInteger(font, key, 0, &value) == FcResultMatch else { return 0 }
    return Int(value)
  }

  private static func distanceFromRegular(_ font: OpaquePointer) -> Int {
    // SAFETY: the caller keeps the font.
    unsafe abs(number(FC_WEIGHT, of: font) - Int(FC_WEIGHT_REGULAR))
      + number(FC_SLANT, of: font)
  }

  private static func list<Value>(
    _ pattern: OpaquePointer, _ keys: [String], _ body: (OpaquePointer) -> Value
  ) -> [Value] {
    // SAFETY: objects and set are destroyed once, after the last font is read; Fontconfig copies the keys.
    let objects = unsafe FcObjectSetCreate()
    defer { unsafe FcObjectSetDestroy(objects) }
    for key in keys { unsafe FcObjectSetAdd(objects, key) }
    guard let set = unsafe FcFontList(nil, pattern, objects) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    return unsafe fonts(of: set).map { unsafe body($0) }
  }

  /// The fonts of a set, which live as long as the caller keeps it.
  static func fonts(of set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    // SAFETY: the set has `nfont` fonts.
    let fonts = unsafe UnsafeBufferPointer(
      start: set.pointee.fonts, count: Int(set.pointee.nfont))
    return unsafe fonts.compactMap { unsafe $0 }
  }
}
