// Readable names from camel case, as the platform's inspector shows them.

internal import Synchronization

/// Words from camel case: `cornerRadius` is "Corner Radius", `LDGradientView` is "LD Gradient View"
/// and `gradientColor1` is "Gradient Color 1".
package enum ReadableName {
  /// The words of names that were asked for: an inspector asks for the same ones with each change of a value.
  private static let known = Mutex<[String: String]>([:])
  private static let mostKnown = 4096

  /// Returns the words with spaces between them. A run of capitals is one word up to the capital that begins the
  /// next; digits are a word; a dot of a key path separates words.
  package static func of(_ name: String) -> String {
    if let text = known.withLock({ $0[name] }) { return text }
    let text = name.split(separator: ".").flatMap { words(in: Array($0)) }.joined(separator: " ")
    known.withLock {
      if $0.count >= mostKnown { $0 = [:] }
      $0[name] = text
    }
    return text
  }

  /// Returns the words of a class's name; UIKit's prefix says nothing to those who look: “Button” for `UIButton`.
  package static func ofClass(_ name: String) -> String {
    let rest = name.dropFirst(2)
    let isOfUIKit =
      name.hasPrefix("UI") && rest.first?.isUppercase == true
      && rest.dropFirst().first?.isLowercase == true
    return of(isOfUIKit ? String(rest) : name)
  }

  private static func words(in characters: [Character]) -> [String] {
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      if index > 0, isBoundary(characters, index) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    words.append(word)
    return words.map { $0.prefix(1).uppercased() + String($0.dropFirst()) }
  }

  /// Whether a word begins at `index` > 0.
  private static func isBoundary(_ characters: [Character], _ index: Int) -> Bool {
    let before = characters[index - 1]
    let here = characters[index]
    if before.isNumber != here.isNumber { return true }
    guard here.isUppercase else { return false }
    if !before.isUppercase { return true }
    let next = index + 1 < characters.count ? characters[index + 1] : here
    return next.isLowercase
  }
}
