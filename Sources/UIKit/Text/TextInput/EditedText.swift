// A text with a selection, and the edits of it.

import CoreGraphics

/// A text and the part of it that is selected, in characters.
struct EditedText: Equatable {
  var text: String {
    didSet { select(selection) }
  }
  /// The end of the selection that stays when it is extended, and the one that moves.
  private var anchor: Int
  private var caret: Int

  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// The end of the selection that moves when it is extended.
  var movingEnd: Int { caret }

  init(_ text: String = "") {
    self.text = text
    anchor = text.count
    caret = text.count
  }

  mutating func select(_ range: Range<Int>) {
    let range = clamped(range)
    anchor = range.lowerBound
    caret = range.upperBound
  }

  /// Selects the word around the caret, or the one that ends there; between words nothing.
  mutating func selectWord() {
    let word = TextUnits.words(in: text).last { $0.lowerBound <= caret && caret <= $0.upperBound }
    select(word ?? caret..<caret)
  }

  /// The selected part of the text.
  var selected: String { String(text[range(selection)]) }

  /// Replaces the selection by `new` and moves the caret behind it.
  mutating func insert(_ new: String) {
    let start = selection.lowerBound
    text.replaceSubrange(range(selection), with: new)
    select(start + new.count..<start + new.count)
  }

  mutating func deleteBackward() {
    if selection.isEmpty, selection.lowerBound > 0 {
      select(selection.lowerBound - 1..<selection.upperBound)
    }
    insert("")
  }

  mutating func deleteForward() {
    if selection.isEmpty { select(selection.lowerBound..<selection.upperBound + 1) }
    insert("")
  }

  /// A selection that is not extended collapses to its side before the caret moves on.
  mutating func move(by step: Int, extending: Bool = false) {
    if extending { return move(to: caret + step, extending: true) }
    let from = step < 0 ? selection.lowerBound : selection.upperBound
    move(to: selection.isEmpty ? from + step : from)
  }

  mutating func move(to place: Int, extending: Bool = false) {
    caret = min(max(place, 0), text.count)
    if !extending { anchor = caret }
  }

  /// Moves the caret or the selection, where the key does that.
  mutating func move(by key: TextKey, extending: Bool) {
    switch key {
    case .left: move(by: -1, extending: extending)
    case .right: move(by: 1, extending: extending)
    case .home, .up: move(to: 0, extending: extending)
    case .end, .down: move(to: text.count, extending: extending)
    case .selectAll: select(0..<text.count)
    case .deleteBackward, .deleteForward, .enter, .cut, .copy, .paste: break
    }
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
