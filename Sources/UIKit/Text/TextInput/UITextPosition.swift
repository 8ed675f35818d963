// A position in an edited text.

public import CoreGraphics

/// A place between two characters of a text
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextposition)).
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// In characters from the beginning. 0 in classes of one's own, whose places are their own.
  let index: Int

  init(_ index: Int) {
    self.index = index
  }

  public override init() { index = 0 }
}

extension EditedText {
  /// Nil outside of the text.
  @MainActor func place(_ index: Int) -> UITextPosition? {
    (0...text.count).contains(index) ? UITextPosition(index) : nil
  }

  /// Nil where the range goes on behind the text.
  @MainActor func part(_ range: UITextRange) -> String? {
    guard range.range.upperBound <= text.count else { return nil }
    return String(text.dropFirst(range.range.lowerBound).prefix(range.range.count))
  }
}
