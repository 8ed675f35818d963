// The OpenType features that are switched off while text is shaped.

import CHarfBuzz

/// Features that fonts have on by themselves, and that a text goes without.
struct ShapingFeatures: OptionSet {
  let rawValue: Int

  /// `liga` and `clig`: one glyph for several characters. Spaced-out text goes without.
  static let ligatures = ShapingFeatures(rawValue: 1)
  /// Arrows for `->`, a multiplication sign for the x of `3x4`: contextual alternates (`calt`) of Inter that iOS's
  /// system font does not have. Its others, such as the higher colon of `9:41`, iOS's font has too.
  static let symbols = ShapingFeatures(rawValue: 2)

  /// HarfBuzz's list that switches these off in a text of UTF-16 units.
  func switchedOff(in text: [UInt16]) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    if contains(.ligatures) {
      features += ["liga", "clig"].map { Self.off($0, in: 0..<UInt32.max) }
    }
    if contains(.symbols) {
      features += Self.symbols(in: text).map {
        Self.off("calt", in: UInt32($0.lowerBound)..<UInt32($0.upperBound))
      }
    }
    return features
  }

  private static func off(_ name: String, in units: Range<UInt32>) -> hb_feature_t {
    // SAFETY: the name is a C string, of which four bytes are read.
    hb_feature_t(
      tag: unsafe hb_tag_from_string(name, -1), value: 0, start: units.lowerBound,
      end: units.upperBound)
  }

  /// Each x, and each run of dashes, equals signs and angle brackets that has a bracket.
  private static func symbols(in text: [UInt16]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      let next = text[index...].firstIndex { !isPartOfArrow($0) } ?? text.count
      let end = max(next, index + 1)
      if text[index] == 0x78 || text[index..<next].contains(where: isAngleBracket) {
        found.append(index..<end)
      }
      index = end
    }
    return found
  }

  private static func isAngleBracket(_ unit: UInt16) -> Bool { unit == 0x3C || unit == 0x3E }

  /// Hyphen, en and em dash, equals sign, angle brackets.
  private static func isPartOfArrow(_ unit: UInt16) -> Bool {
    (0x3C...0x3E).contains(unit) || unit == 0x2D || unit == 0x2013 || unit == 0x2014
  }
}
