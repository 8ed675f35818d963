// The errors of font files, one case a fact.

/// A font that cannot be used. Its description is one line without a full stop.
package enum FontError: Error, Hashable, Sendable {
  /// The file could not be read; `reason` is the system's words.
  case unreadable(path: String, reason: String)
  /// The file is not a font, or a broken one.
  case malformed(path: String, reason: String)
  /// The file has no face with this index.
  case noSuchFace(path: String, index: Int)
  /// The face holds neither outlines nor coloured pictures of its glyphs.
  case noOutlines(path: String)
  /// No installed font shows the character; the Debian package has one that does.
  case noUsableFont(character: Character, package: String)
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "font \(path) cannot be read: \(reason)"
    case .malformed(let path, let reason): "\(path) is not a usable font: \(reason)"
    case .noSuchFace(let path, let index): "font \(path) has no face \(index)"
    case .noOutlines(let path): "font \(path) has neither outlines nor pictures in colour"
    case .noUsableFont(let character, let package):
      "no installed font shows \(character.codePoints) '\(character)' (the package \(package) has one)"
    }
  }
}

extension Character {
  /// The code points with their names in Unicode: `U+0041 LATIN CAPITAL LETTER A`.
  var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      let name = scalar.properties.nameAlias ?? scalar.properties.name
      return name.map { "\(number) \($0)" } ?? number
    }.joined(separator: ", ")
  }
}
