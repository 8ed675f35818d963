// Where a line may be broken: after spaces and hyphens, and around ideographs.

import CoreGraphics

/// Between which characters a line may be broken: the part of Unicode's line breaking algorithm
/// that Western and East Asian text needs ([UAX 14](https://www.unicode.org/reports/tr14/)).
enum BreakRules {
  static func allowsBreak(between before: Character, and after: Character) -> Bool {
    if after.isBreakingSpace { return false }
    if before.isBreakingSpace || before == "\u{200B}" { return true }
    if hyphens.contains(before) { return after.isLetter }
    guard isIdeographic(before) || isIdeographic(after) else { return false }
    return !opening.contains(before) && !neverFirst.contains(after)
      && !gluing.contains(before) && !gluing.contains(after)
  }

  /// Ideographs, kana, Hangul, and the punctuation set in their squares.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFFEE, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2013}", "\u{2014}"]

  private static let opening = Set("([{“‘（［｛「『【〈《〔〖〝")

  /// Closing punctuation and small kana (JIS X 4051's characters not starting a line).
  private static let neverFirst = Set(
    ")]}”’!?,.:;%、。，．・：；？！）］｝」』】〉》〕〗〞ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥％")

  private static let gluing: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2060}", "\u{FEFF}"]
}
