// A position in an edited text.

public import CoreGraphics

/// A position between two characters of a text
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextposition)).
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The index in characters. 0 in custom subclasses, which have their own positions.
  let index: Int

  init(_ index: Int) {
    self.index = index
  }

  public override init() { index = 0 }

  func compare(to other: UITextPosition) -> ComparisonResult {
    index < other.index
      ? .orderedAscending : index == other.index ? .orderedSame : .orderedDescending
  }
}

extension EditedText {
  /// Returns the position `offset` characters on; nil outside of the text.
  @MainActor func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let index = position.index.addingReportingOverflow(offset).partialValue
    return (0...text.count).contains(index) ? UITextPosition(index) : nil
  }

  /// Nil for a range beyond the text's end.
  @MainActor func part(_ range: UITextRange) -> String? {
    guard range.range.upperBound <= text.count else { return nil }
    return String(text.dropFirst(range.range.lowerBound).prefix(range.range.count))
  }
}
