// Places in a text that is edited.

import CoreGraphics

/// A place between two characters of a text
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextposition)).
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// In characters from the beginning.
  let index: Int

  init(_ index: Int) {
    self.index = index
  }
}

/// A part of a text between two places
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextrange)).
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  open var start: UITextPosition { UITextPosition(range.lowerBound) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  open var isEmpty: Bool { range.isEmpty }
}
