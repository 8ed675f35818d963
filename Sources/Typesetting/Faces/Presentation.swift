// Whether a character asks for its emoji or for its text form.

import CoreGraphics

/// The form in which a character is shown (https://www.unicode.org/reports/tr51/#Presentation_Style).
enum Presentation {
  /// No emoji, nor part of one.
  case plain
  /// An emoji that is text by default, such as ©, and so where a text font has it.
  case textByDefault
  /// U+FE0E follows: text where any font has it.
  case text
  /// An emoji by default, with U+FE0F, or joined with other emoji.
  case emoji
}

extension Character {
  private static let (textSelector, emojiSelector): (Unicode.Scalar, Unicode.Scalar) = (
    "\u{FE0E}", "\u{FE0F}"
  )

  var presentation: Presentation {
    let scalars = unicodeScalars
    // The first emoji behind the keys is ©.
    guard let first = scalars.first, scalars.count > 1 || first.value >= 0xA9,
      first.properties.isEmoji
    else { return .plain }
    for scalar in scalars.dropFirst() {
      if scalar == Self.textSelector { return .text }
      if scalar == Self.emojiSelector { return .emoji }
    }
    let isJoined = scalars.dropFirst().contains { $0.properties.isEmojiPresentation }
    return first.properties.isEmojiPresentation || isJoined ? .emoji : .textByDefault
  }
}
