// The errors of font files, one case a fact.

/// A font that cannot be used. Its description is one line without a full stop.
package enum FontError: Error, Hashable, Sendable {
  /// The file could not be read; `reason` is the system's words.
  case unreadable(path: String, reason: String)
  /// The file is not a font, or a broken one.
  case malformed(path: String, reason: String)
  /// The file has no face with this index.
  case noSuchFace(path: String, index: Int)
  /// The face holds only pictures of its glyphs, no outlines.
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
    case .noOutlines(let path): "font \(path) has no outlines"
    case .noUsableFont(let character, let package):
      "no installed font shows '\(character)' (the package \(package) has one)"
    }
  }
}
