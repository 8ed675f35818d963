// The font files that golden pictures with text were made with.

import CoreGraphics
import ImageCoding

/// A font file whose bytes golden pictures rely on.
package struct GoldenFont: Sendable {
  package var path: String
  package var sha256: String
  /// The Debian package and the version that the pictures were made with.
  package var package: String
  package var version: String

  package init(path: String, sha256: String, package: String, version: String) {
    self.path = path
    self.sha256 = sha256
    self.package = package
    self.version = version
  }

  package static let all: [GoldenFont] =
    [
      ("Thin", "4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015"),
      ("Regular", "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"),
      ("Medium", "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4"),
      ("SemiBold", "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"),
      ("Bold", "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1"),
      ("Black", "d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4"),
    ].map { style, digest in
      GoldenFont(
        path: "/usr/share/fonts/opentype/inter/Inter-\(style).otf", sha256: digest,
        package: "fonts-inter", version: "4.0~beta7+ds-1")
    } + [
      GoldenFont(
        path: fallbackPath,
        sha256: "acb6440a713d880a13a21b468ba7cd43f5a2b2934972e51be791c880730777b8",
        package: "fonts-droid-fallback", version: "1:6.0.1r16-1.1")
    ]

  /// The file to which tests pin the fallback.
  package static let fallbackPath = "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"

  /// The file to which tests pin emoji. Debian updates it within a release, so no golden picture may hold its glyphs:
  /// those hold glyphs of `ColorFonts`, which were made for the tests.
  package static let emojiPath = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  /// The first font that is not the recorded file, in one line; looked for once.
  package static let problem: String? = all.lazy.compactMap(\.problem).first

  /// Why this file is not the recorded one; nil when it is.
  package var problem: String? {
    let advice = "install \(package) \(version)"
    guard let data = try? AtomicFile.read(path) else { return "no font \(path): \(advice)" }
    guard SHA256.hex(of: Array(data)) == sha256 else {
      return "\(path) is not the file that the golden pictures were made with: \(advice)"
    }
    return nil
  }
}
