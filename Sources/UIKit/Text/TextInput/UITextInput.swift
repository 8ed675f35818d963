// The positions, ranges and geometry of an edited text.

public import CoreGraphics

/// A text with positions, a selection and lines
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextinput)).
///
/// There is no composition: marked text is inserted as typed. Members that can be derived from
/// others have a default.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }

  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Replaces the selection.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let selection = selectedTextRange else { return }
    replace(selection, withText: markedText ?? "")
  }

  public func unmarkText() {}

  /// Always nil: nobody sets it.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  // MARK: Position arithmetic

  /// Nil outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let lines = CGFloat(direction == .down ? offset : -offset)
      return closestPosition(to: CGPoint(x: caret.midX, y: caret.midY + caret.height * lines))
    }
  }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    UITextDirection.layout(direction).isForward ? range.end : range.start
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    UITextDirection.layout(direction).isForward
      ? textRange(from: position, to: endOfDocument)
      : textRange(from: beginningOfDocument, to: position)
  }

  /// Returns the position within the range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let place = closestPosition(to: point) else { return nil }
    if compare(place, to: range.start) == .orderedAscending { return range.start }
    if compare(place, to: range.end) == .orderedDescending { return range.end }
    return place
  }

  /// The character whose box holds the point; nil where none does.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point) else { return nil }
    for offset in [0, -1] {
      guard let start = position(from: place, offset: offset),
        let end = position(from: start, offset: 1), let range = textRange(from: start, to: end),
        firstRect(for: range).contains(point)
      else { continue }
      return range
    }
    return nil
  }
}

extension UITextField: UITextInput {
  /// The tokenizer of words, sentences and lines.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

extension UITextView: UITextInput {
  /// The tokenizer of words, sentences and lines.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
