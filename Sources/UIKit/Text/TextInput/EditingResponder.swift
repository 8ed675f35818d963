// The editing that text fields and text views share: keys, the edit menu, saved selections.

import CoreGraphics
import ObjCRuntime

/// A view that edits a text: a field or a text view. Each tells its own delegate of changes.
@MainActor protocol EditingResponder: TextInput, UITextInput {
  var edited: EditedText { get }
  var isEditable: Bool { get }
  /// The scroll position that is saved with the selection; zero where nothing scrolls.
  var scrollPosition: CGPoint { get set }

  /// Moves the selection, and shows that.
  func select(_ move: (inout EditedText) -> Void)
  /// Moves the caret by lines, up for negative numbers.
  func moveCaret(linesBelow count: Int, extending: Bool)
  func deleteForward()
  /// Performs the Enter key.
  func enter()
  /// Returns a text of the pasteboard as it is inserted.
  func pasted(_ text: String) -> String

  /// Returns the caret's rectangle before the character at `place`.
  func caretBox(at place: Int) -> CGRect
  /// Returns the rectangles of a range, one a line.
  func boxes(of range: Range<Int>) -> [CGRect]
}

/// The selection and scroll position of an edited text, saved and restored.
private struct EditingState {
  var selection: Range<Int>
  var offset: CGPoint
}

extension EditingResponder {
  // MARK: Keys

  /// Moves the caret, edits, or performs the action of a key.
  func perform(_ key: TextKey, extending: Bool) {
    switch key {
    case .left, .right, .home, .end: select { $0.move(by: key, extending: extending) }
    case .up: moveCaret(linesBelow: -1, extending: extending)
    case .down: moveCaret(linesBelow: 1, extending: extending)
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .enter: enter()
    case .selectAll: send(.selectAll)
    case .copy: send(.copy)
    case .cut: send(.cut)
    case .paste: send(.paste)
    }
  }

  // MARK: The edit menu

  func canPerform(_ action: StandardEditAction) -> Bool {
    action.isPossible(edited, isSecret: isSecureTextEntry, isEditable: isEditable)
  }

  func perform(_ action: StandardEditAction) {
    guard canPerform(action) else { return }
    switch action {
    case .copy: UIPasteboard.general.string = edited.selected
    case .cut:
      UIPasteboard.general.string = edited.selected
      insertText("")
    case .paste: UIPasteboard.general.string.map { insertText(pasted($0)) }
    case .select: select { $0.selectWord() }
    case .selectAll: select { $0.move(by: .selectAll, extending: false) }
    case .delete: insertText("")
    }
  }

  /// Performs an action by key, unless the class overrides or refuses it.
  func send(_ action: StandardEditAction) {
    guard canPerformAction(Selector(action.rawValue), withSender: nil) else { return }
    switch action {
    case .copy: copy(nil)
    case .cut: cut(nil)
    case .paste: paste(nil)
    case .select: select(nil as Any?)
    case .selectAll: selectAll(nil)
    case .delete: delete(nil)
    }
  }

  // MARK: Geometry

  /// Returns the range's part in its first line; the caret's rectangle for an empty range.
  func firstBox(of range: Range<Int>) -> CGRect {
    boxes(of: range).first ?? caretBox(at: range.lowerBound)
  }

  /// Puts the caret where the pointer is.
  func selectNearest(to point: CGPoint) {
    guard let place = closestPosition(to: point)?.index else { return }
    select { $0.select(place..<place) }
  }

  // MARK: Saved selections

  /// The selection and scroll position, for `restore(_:)`.
  var savedState: Any { EditingState(selection: edited.selection, offset: scrollPosition) }

  /// Restores selection and scroll position; a state of another type is ignored.
  func restore(_ state: Any) {
    guard let state = state as? EditingState else { return }
    select { $0.select(state.selection) }
    scrollPosition = state.offset
  }
}
