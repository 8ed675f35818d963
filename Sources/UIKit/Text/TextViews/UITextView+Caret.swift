// The caret and the selection highlight of a text view.

import CoreGraphics
import QuartzCore

/// The layers that show a text view's selection.
@MainActor final class TextViewMarks {
  let caret = CALayer()
  /// Behind the text.
  let selection = CAShapeLayer()
  /// The x coordinate that moving by lines aims at; nil for the caret's.
  var aim: CGFloat?

  init() { for layer in [caret, selection] { layer.isFrameworkPart = true } }
}

extension UITextView {
  private var caretPositions: CaretPositions {
    CaretPositions(
      edited.text, label.layout(label.pieces, width: label.bounds.width, lines: 0),
      lineHeight: label.font.lineHeight)
  }

  /// Shows the caret, or the selection, where the view is edited.
  func placeCaret() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    guard isFirstResponder else {
      marks.caret.removeFromSuperlayer()
      return marks.selection.removeFromSuperlayer()
    }
    let selection = UITextRange(edited.selection)
    let path = CGMutablePath()
    for part in selectionRects(for: selection) { path.addRect(part.rect) }
    marks.selection.path = path
    marks.selection.fillColor =
      tintColor.withAlphaComponent(TextCaret.selectionAlpha).cgColor
    if marks.selection.superlayer == nil { layer.insertSublayer(marks.selection, at: 0) }
    marks.caret.isHidden = !selection.isEmpty
    marks.caret.backgroundColor = tintColor.cgColor
    marks.caret.cornerRadius = TextCaret.width / 2
    marks.caret.frame = caretRect(for: selection.end)
    if marks.caret.superlayer == nil { layer.addSublayer(marks.caret) }
    TextCaret.blink(marks.caret, selection.isEmpty)
  }

  /// Puts the caret where the pointer is.
  func moveCaret(to point: CGPoint) {
    layoutIfNeeded()
    selectNearest(to: point)
  }

  /// Returns the position between two characters that is nearest to a point.
  func place(at point: CGPoint) -> Int {
    caretPositions.closestPosition(
      to: CGPoint(x: point.x - label.frame.minX, y: point.y - label.frame.minY))
  }

  func caretBox(at place: Int) -> CGRect {
    layoutIfNeeded()
    var box = box(ofCaretAt: place)
    box.size.width = TextCaret.width
    return box
  }

  func boxes(of range: Range<Int>) -> [CGRect] {
    range.isEmpty
      ? []
      : caretPositions.selectionRects(of: range).map {
        $0.offsetBy(dx: label.frame.minX, dy: label.frame.minY)
      }
  }

  /// Moves the caret by lines, up for negative numbers, keeping its x coordinate as far as
  /// possible.
  func moveCaret(linesBelow count: Int, extending: Bool) {
    layoutIfNeeded()
    let caretPositions = caretPositions
    let aim = marks.aim ?? caretPositions.caretRect(at: edited.movingEnd).minX
    let place = caretPositions.position(count, linesBelow: edited.movingEnd, nearX: aim)
    select { $0.move(to: place, extending: extending) }
    marks.aim = aim
  }

  func select(_ move: (inout EditedText) -> Void) {
    let old = edited.selection
    move(&edited)
    selectionDidChange(from: old)
  }

  /// Shows the selection, and the caret in it.
  func selectionDidChange(from old: Range<Int>? = nil) {
    marks.aim = nil
    setNeedsLayout()
    guard edited.selection != old else { return }
    if isFirstResponder { revealCaret() }
  }

  /// Returns the caret's rectangle before the character at `place`.
  func box(ofCaretAt place: Int) -> CGRect {
    caretPositions.caretRect(at: min(max(0, place), edited.text.count))
      .offsetBy(dx: label.frame.minX, dy: label.frame.minY)
  }

  private func revealCaret() {
    layoutIfNeeded()
    let caret = box(ofCaretAt: edited.movingEnd)
    scrollRectToVisible(caret.insetBy(dx: -TextCaret.width, dy: 0), animated: false)
  }
}
