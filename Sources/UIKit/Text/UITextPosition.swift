// Places in a text that is edited.

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

/// A part of a text between two places
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

/// A part of a line that a range covers
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextselectionrect)).
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    place = rect
    ends = (containsStart, containsEnd)
  }

  public override convenience init() {
    self.init(.zero, containsStart: false, containsEnd: false)
  }

  open var rect: CGRect { place }
  /// Whether the range begins in this rectangle.
  open var containsStart: Bool { ends.start }
  /// Whether the range ends in this rectangle.
  open var containsEnd: Bool { ends.end }
  open var isVertical: Bool { false }
  open var writingDirection: NSWritingDirection { .leftToRight }

  /// Those of the boxes of a range, in order.
  static func of(_ boxes: [CGRect]) -> [UITextSelectionRect] {
    boxes.enumerated().map { index, box in
      UITextSelectionRect(
        box, containsStart: index == 0, containsEnd: index == boxes.count - 1)
    }
  }
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
