// Which face shows a character: this one, or its fallback.

import CoreGraphics

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
