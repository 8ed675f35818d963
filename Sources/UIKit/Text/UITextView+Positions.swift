// Places in a text view's text, as `UITextInput` names them.

import CoreGraphics

extension UITextView {
  /// Nothing is composed here: nil.
  public var markedTextRange: UITextRange? { nil }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(edited.text.count) }

  /// Nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let index = position.index + offset
    return (0...edited.text.count).contains(index) ? UITextPosition(index) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.index - from.index
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (fromPosition.index, toPosition.index)
    return UITextRange(min(start, end)..<max(start, end))
  }

  public func text(in range: UITextRange) -> String? {
    let characters = edited.text.dropFirst(range.range.lowerBound).prefix(range.range.count)
    return String(characters)
  }

  func scroll(to range: NSRange) {
    guard let range = Range(range, in: edited.text) else { return }
    layoutIfNeeded()
    let places = [range.lowerBound, range.upperBound].map {
      edited.text.distance(from: edited.text.startIndex, to: $0)
    }
    scrollRectToVisible(
      box(ofCaretAt: places[0]).union(box(ofCaretAt: places[1])), animated: false)
  }
}
