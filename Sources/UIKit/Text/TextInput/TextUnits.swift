// The parts of a string: words, sentences, paragraphs.

import CoreGraphics

/// The ranges of a text's units, in characters.
enum TextUnits {
  /// Returns the ranges of units. Lines are those of paragraphs here: only a layout knows visual
  /// lines.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    let characters = Array(text)
    return switch granularity {
    case .character: characters.indices.map { $0..<$0 + 1 }
    case .word: words(characters)
    case .sentence: pieces(characters) { endsSentence(characters, at: $0) }
    case .paragraph, .line: pieces(characters) { characters[$0].isNewline }
    case .document: characters.isEmpty ? [] : [characters.indices]
    }
  }

  private static func words(_ characters: [Character]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    for (index, character) in characters.enumerated()
    where character.isLetter || character.isNumber || isInside(characters, index) {
      if let last = words.last, last.upperBound == index {
        words[words.count - 1] = last.lowerBound..<index + 1
      } else {
        words.append(index..<index + 1)
      }
    }
    return words
  }

  /// Whether an apostrophe is between letters, as in “don't”.
  private static func isInside(_ characters: [Character], _ index: Int) -> Bool {
    "'’".contains(characters[index]) && index > 0 && index + 1 < characters.count
      && characters[index - 1].isLetter && characters[index + 1].isLetter
  }

  /// Whether the next sentence begins behind a character: the last space behind a mark, or a new
  /// line.
  private static func endsSentence(_ characters: [Character], at index: Int) -> Bool {
    guard !characters[index].isNewline else { return true }
    guard characters[index].isWhitespace, index + 1 < characters.count,
      !characters[index + 1].isWhitespace,
      let last = characters[..<index].last(where: { !$0.isWhitespace })
    else { return false }
    return ".!?…".contains(last)
  }

  /// All of the text, cut behind the characters that end a part.
  private static func pieces(
    _ characters: [Character], endingAt ends: (Int) -> Bool
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for index in characters.indices where ends(index) || index == characters.count - 1 {
      pieces.append(start..<index + 1)
      start = index + 1
    }
    return pieces
  }
}
