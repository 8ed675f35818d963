// Which scripts have a font on this machine.

import CoreGraphics

/// The common scripts, by a character of each, and whether a font shows them.
package enum ScriptCoverage {
  /// The Debian package with a font of emoji.
  package static let emojiPackage = Script.emojiPackage

  private static let samples: [(script: String, character: Character)] = [
    ("Latin", "A"), ("Greek", "α"), ("Cyrillic", "я"), ("Hebrew", "א"), ("Arabic", "ع"),
    ("Armenian", "ա"), ("Georgian", "ა"), ("Ethiopic", "አ"), ("Devanagari", "अ"),
    ("Bengali", "অ"), ("Gurmukhi", "ਅ"), ("Gujarati", "અ"), ("Tamil", "அ"), ("Telugu", "అ"),
    ("Kannada", "ಅ"), ("Malayalam", "അ"), ("Sinhala", "අ"), ("Thai", "ก"), ("Lao", "ກ"),
    ("Khmer", "ក"), ("Burmese", "က"), ("Tibetan", "ཀ"), ("Han", "字"), ("Hiragana", "あ"),
    ("Katakana", "ア"), ("Hangul", "한"),
  ]

  /// The scripts that neither the face nor its fallback shows, with a Debian package that has a font for each.
  package static func missing(in face: FontFace) -> [(script: String, package: String)] {
    samples.filter { !face.shows($0.character) }.map {
      ($0.script, Script.package(for: $0.character))
    }
  }

  /// A sentence for `doctor`: the scripts without a font by the packages that have one.
  package static func sentence(of face: FontFace) -> String {
    let missing = missing(in: face)
    guard !missing.isEmpty else { return "a font for each of the \(samples.count) common ones" }
    let packages = Set(missing.map(\.package)).sorted()
    let parts = packages.map { package in
      let scripts = missing.filter { $0.package == package }.map(\.script)
      return "\(scripts.joined(separator: ", ")) (package \(package))"
    }
    return "no font for " + parts.joined(separator: "; ") + ": their characters are boxes"
  }
}
