// Itemisation: stretches of text in one face, script and direction.

import CHarfBuzz
import CoreGraphics

/// Clusters that are shaped together.
struct TextRun {
  var clusters: Range<Int>
  var span: Int
  var face: FontFace
  var script: hb_script_t
  /// Odd: right to left.
  var level: Int

  /// The runs of a line in the order of the text.
  static func runs(of clusters: [TextCluster], _ spans: [TextSpan]) -> [TextRun] {
    let scripts = Script.resolved(clusters)
    let levels = BidiLevels.levels(of: clusters)
    var runs: [TextRun] = []
    for (index, cluster) in clusters.enumerated() {
      let primary = spans[cluster.span].face
      let face = primary.face(for: cluster.character)
      let run = TextRun(
        clusters: index..<index + 1, span: cluster.span, face: face, script: scripts[index],
        level: levels[index])
      if let last = runs.last, last.continues(with: run) {
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<index + 1
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private func continues(with next: TextRun) -> Bool {
    span == next.span && face == next.face && script == next.script && level == next.level
  }

  /// The runs from left to right: each level's stretches are turned round, deepest first (rule L2
  /// of https://www.unicode.org/reports/tr9/#L2).
  static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
    var result = runs
    let deepest = runs.map(\.level).max() ?? 0
    for level in stride(from: deepest, to: 0, by: -1) {
      var start = 0
      while start < result.count {
        let end = result[start...].firstIndex { $0.level < level } ?? result.count
        result[start..<end].reverse()
        start = end + 1
      }
    }
    return result
  }
}

extension FontFace {
  /// This face where it has all of the character, else the fallback for the first part it lacks,
  /// else this face with its sign for a missing glyph.
  func face(for character: Character) -> FontFace {
    guard let missing = missingScalar(of: character) else { return self }
    return fallback?.face(for: missing) ?? self
  }

  /// Whether this face or its fallback has the character.
  func shows(_ character: Character) -> Bool {
    missingScalar(of: character).map { fallback?.face(for: $0) != nil } ?? true
  }

  private func missingScalar(of character: Character) -> Unicode.Scalar? {
    if character.isWhitespace { return nil }
    return character.unicodeScalars.first { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint && glyph(for: scalar) == nil
    }
  }
}

/// Which script characters belong to.
enum Script {
  static func script(of character: Character) -> hb_script_t {
    guard let scalar = character.unicodeScalars.first else { return HB_SCRIPT_COMMON }
    return unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }

  /// A Debian package with a font for the character.
  static func package(for character: Character) -> String {
    switch script(of: character) {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL:
      "fonts-droid-fallback"
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC: "fonts-inter"
    default: "fonts-noto-core"
    }
  }

  static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }

  /// Signs that scripts share take the script before them, at the beginning the one after.
  static func resolved(_ clusters: [TextCluster]) -> [hb_script_t] {
    var scripts = clusters.map { script(of: $0.character) }
    var current = scripts.first { !isShared($0) } ?? HB_SCRIPT_LATIN
    for index in scripts.indices {
      if isShared(scripts[index]) { scripts[index] = current }
      current = scripts[index]
    }
    return scripts
  }
}
