// The fonts of this machine, for the whole program.

import CoreGraphics

/// The fonts of this machine. Safe from any thread; a face is opened once.
package enum FontCatalog {
  private static let library = FontLibrary()

  /// The system font nearest to `weight`, one of `UIFont.Weight`'s raw values (−0.8 … 0.62).
  ///
  /// Inter; without it, with one warning, Fontconfig's sans-serif; without any font an error.
  package static func system(weight: Double = 0, italic: Bool = false) throws(FontError) -> FontFace
  {
    try library.system(weight: weight, italic: italic)
  }

  /// The face with this PostScript, full or family name; nil when it is not installed.
  package static func named(_ name: String) -> FontFace? { library.named(name) }

  /// Makes the first face of a file known by its PostScript and its family name, before those installed.
  package static func register(file path: String) throws(FontError) {
    try library.register(file: path)
  }

  /// The same of a font file's bytes.
  package static func register(bytes: [UInt8], name: String) throws(FontError) {
    try library.register(FontFile(bytes: bytes, name: name))
  }

  /// The families installed, sorted.
  package static var familyNames: [String] { library.familyNames }

  /// Reads in the background what the first character that a face lacks would wait for.
  package static func prepareFallback() { library.prepareFallback() }

  /// From now on characters that a face lacks come from this file only, for tests; the program
  /// takes Fontconfig's order.
  package static func pinFallback(toFile path: String) throws(FontError) {
    try library.pinFallback(toFile: path)
  }

  /// From now on emoji come from this file, for tests.
  package static func pinEmoji(toFile path: String) throws(FontError) {
    try library.pinEmoji(toFile: path)
  }

  /// The font of emoji; nil where none is installed.
  package static var emoji: FontFace? { library.emoji }

  /// Refuses text that would show a sign for a missing glyph; the error names the first such
  /// character and a package that has it.
  package static func requireGlyphs(for text: String, in face: FontFace) throws(FontError) {
    for character in text where !face.shows(character) {
      throw .noUsableFont(character: character, package: Script.package(for: character))
    }
  }
}
