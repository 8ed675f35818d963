// No-op on Linux: the spelling checker, which finds no mistake without a dictionary.

public import CoreGraphics

/// Checks spelling ([Apple](https://developer.apple.com/documentation/uikit/uitextchecker)). Finds no mistake: there is
/// no dictionary here.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// None.
  open class var availableLanguages: [String] { [] }

  /// Nowhere: `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// None.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// None.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Has no effect.
  open func ignoreWord(_ wordToIgnore: String) {}
  open var ignoredWords: [String]?
  /// Has no effect.
  open class func learnWord(_ word: String) {}
  /// None.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Has no effect.
  open class func unlearnWord(_ word: String) {}
}
