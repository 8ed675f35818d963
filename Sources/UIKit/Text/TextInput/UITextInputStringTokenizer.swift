// The tokenizer of a text's string: words, sentences and lines.

import CoreGraphics

/// Finds the units of a string
/// ([Apple](https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer)).
///
/// Words and sentences are Unicode's ([UAX 29](https://www.unicode.org/reports/tr29/)), words of languages
/// without spaces those of dictionaries; lines are those that are seen.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = unit(around: position, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: start, offset: unit.count)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = place(position)
    return units(granularity).contains {
      (direction.isForward ? $0.upperBound : $0.lowerBound) == place
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = place(position)
    let units = units(granularity)
    let found =
      direction.isForward
      ? units.first { $0.upperBound > place }?.upperBound
      : units.last { $0.lowerBound < place }?.lowerBound
    guard let input, let found else { return nil }
    return input.position(from: input.beginningOfDocument, offset: found)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(around: position, granularity, direction) != nil }

  private func place(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func unit(
    around position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    let place = place(position)
    return units(granularity).first {
      direction.isForward
        ? $0.contains(place) : $0.lowerBound < place && place <= $0.upperBound
    }
  }

  /// Returns the units as offsets into the text, in order.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    guard granularity == .line else { return TextUnits.ranges(of: granularity, in: text) }
    var lines: [(top: CGFloat, range: Range<Int>)] = []
    for place in 0..<text.count {
      let position = input.position(from: input.beginningOfDocument, offset: place)
      let top = position.map { input.caretRect(for: $0).minY } ?? 0
      if let last = lines.last, last.top == top {
        lines[lines.count - 1].range = last.range.lowerBound..<place + 1
      } else {
        lines.append((top, place..<place + 1))
      }
    }
    return lines.map(\.range)
  }
}
