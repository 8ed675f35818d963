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
    case .word: words(in: text)
    case .sentence: inCharacters(TextBoundaries.sentences(in: Array(text.utf16)), of: text)
    case .paragraph, .line: pieces(characters) { characters[$0].isNewline }
    case .document: characters.isEmpty ? [] : [characters.indices]
    }
  }

  /// The words by Unicode's rules, and by dictionaries where a language has no spaces.
  static func words(in text: String) -> [Range<Int>] {
    inCharacters(TextBoundaries.words(in: Array(text.utf16)), of: text)
  }

  /// Ranges of UTF-16 units as ranges of characters, without those that begin and end within one character.
  private static func inCharacters(_ ranges: [Range<Int>], of text: String) -> [Range<Int>] {
    var characterAt: [Int] = []
    for (index, character) in text.enumerated() {
      characterAt += repeatElement(index, count: character.utf16.count)
    }
    characterAt.append(text.count)
    return ranges.map { characterAt[$0.lowerBound]..<characterAt[$0.upperBound] }
      .filter { !$0.isEmpty }
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
