// A rectangle of a text selection.

public import CoreGraphics

/// A rectangle of a line that a selection covers
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

  /// Returns the selection rectangles of the boxes of a range, in order.
  static func of(_ boxes: [CGRect]) -> [UITextSelectionRect] {
    boxes.enumerated().map { index, box in
      UITextSelectionRect(
        box, containsStart: index == 0, containsEnd: index == boxes.count - 1)
    }
  }
}
