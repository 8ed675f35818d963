// A text with a selection: what typing does to it.

import CoreGraphics

/// A text and the part of it that is selected, in characters.
struct EditedText: Equatable {
  var text: String {
    didSet { selection = clamped(selection) }
  }
  private(set) var selection: Range<Int>

  init(_ text: String = "") {
    self.text = text
    selection = text.count..<text.count
  }

  mutating func select(_ range: Range<Int>) {
    selection = clamped(range)
  }

  /// Puts `new` in the place of the selection; the caret stands after it.
  mutating func insert(_ new: String) {
    let start = selection.lowerBound
    text.replaceSubrange(range(selection), with: new)
    select(start + new.count..<start + new.count)
  }

  mutating func deleteBackward() {
    if selection.isEmpty, selection.lowerBound > 0 {
      selection = selection.lowerBound - 1..<selection.upperBound
    }
    insert("")
  }

  mutating func deleteForward() {
    if selection.isEmpty { selection = clamped(selection.lowerBound..<selection.upperBound + 1) }
    insert("")
  }

  /// A selection collapses to its side before the caret moves on.
  mutating func move(by step: Int) {
    let from = step < 0 ? selection.lowerBound : selection.upperBound
    let place = selection.isEmpty ? from + step : from
    select(place..<place)
  }

  /// The range in the units of Foundation.
  func nsRange(_ range: Range<Int>) -> NSRange {
    NSRange(self.range(clamped(range)), in: text)
  }

  private func range(_ range: Range<Int>) -> Range<String.Index> {
    text.index(
      text.startIndex, offsetBy: range.lowerBound)..<text.index(
        text.startIndex, offsetBy: range.upperBound)
  }

  private func clamped(_ range: Range<Int>) -> Range<Int> {
    range.clamped(to: 0..<text.count)
  }
}
