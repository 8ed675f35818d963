// Which face shows a character: this one, or its fallback.

import CoreGraphics

extension FontFace {
  /// The face that shows a character; this face with its sign for a missing glyph where none does, with one line in the
  /// log for each such character.
  ///
  /// An emoji comes from the emoji font. A character that is text by default comes from this face where it has it, else
  /// from the emoji font, and with U+FE0E from any other font before that one. All others come from this face where it
  /// has all of them, else from the fallback for the first part that it lacks.
  func face(for character: Character) -> FontFace {
    if let face = shownFace(for: character) { return face }
    let error = FontError.noUsableFont(
      character: character, package: Script.package(for: character))
    logOnce("\(error)")
    return self
  }

  /// Whether this face or its fallback has the character.
  func shows(_ character: Character) -> Bool { shownFace(for: character) != nil }

  private func shownFace(for character: Character) -> FontFace? {
    switch character.presentation {
    case .plain: textFace(for: character)
    case .emoji: emojiFace(for: character) ?? textFace(for: character)
    case .text: textFace(for: character) ?? emojiFace(for: character)
    case .textByDefault:
      missingScalar(of: character) == nil
        ? self : emojiFace(for: character) ?? textFace(for: character)
    }
  }

  /// This face where it has all of the character, else the fallback for the first part it lacks.
  private func textFace(for character: Character) -> FontFace? {
    guard let missing = missingScalar(of: character) else { return self }
    return fallback?.face(for: missing)
  }

  /// The emoji font where it has the character's first part.
  private func emojiFace(for character: Character) -> FontFace? {
    guard let first = character.unicodeScalars.first, let emoji = fallback?.emoji,
      emoji.glyph(for: first) != nil
    else { return nil }
    return emoji
  }

  private func missingScalar(of character: Character) -> Unicode.Scalar? {
    if character.isWhitespace { return nil }
    return character.unicodeScalars.first { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint && glyph(for: scalar) == nil
    }
  }
}
