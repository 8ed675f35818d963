// A range of an edited text.

public import CoreGraphics

/// A range of a text between two positions
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextrange)).
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  public override init() { range = 0..<0 }

  convenience init(_ one: UITextPosition, _ other: UITextPosition) {
    self.init(min(one.index, other.index)..<max(one.index, other.index))
  }

  open var start: UITextPosition { UITextPosition(range.lowerBound) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  open var isEmpty: Bool { range.isEmpty }
}
