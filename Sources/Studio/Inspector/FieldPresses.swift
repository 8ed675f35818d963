// Presses on a field, one after the other at one place.

internal import CoreGraphics
internal import UIKit

/// The effect of presses on a field. The first one into a field selects the whole text, so that typing takes its place; in
/// a field that is edited one sets the caret, two select the word or the number, three the whole text.
struct FieldPresses {
  /// Whether the first of the presses gave the field the keyboard.
  private var hasEntered = false

  /// Selects, after the field has set its caret. `isFirst`: the press gave it the keyboard.
  @MainActor
  mutating func select<Field: UIView & UITextInput>(
    in field: Field, _ touches: Set<UITouch>, isFirst: Bool
  ) {
    let count = touches.first?.tapCount ?? 1
    if isFirst || count == 1 { hasEntered = isFirst }
    if hasEntered || count > 2 || count == 2 && Self.isNumber(in: field) {
      field.selectAll(nil)
    } else if count == 2 {
      field.select(nil)
    }
  }

  @MainActor
  private static func isNumber(in field: some UITextInput) -> Bool {
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    return NumberText.number(all.flatMap { field.text(in: $0) }) != nil
  }
}
