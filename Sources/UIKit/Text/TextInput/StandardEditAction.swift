// Cut, copy, paste and select as actions of editing responders.

import CoreGraphics
import ObjCRuntime

/// The actions by their selectors.
enum StandardEditAction: String {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case select = "select:"
  case selectAll = "selectAll:"
  case delete = "delete:"

  /// Whether the text and its selection are such that the action does something.
  @MainActor func isPossible(_ text: EditedText, isSecret: Bool, isEditable: Bool) -> Bool {
    switch self {
    // Secure text is not copied.
    case .copy: !isSecret && !text.selection.isEmpty
    case .cut: isEditable && !isSecret && !text.selection.isEmpty
    case .paste: isEditable && UIPasteboard.general.string != nil
    case .select: text.selection.isEmpty && !text.text.isEmpty
    case .selectAll: text.selection.count < text.text.count
    case .delete: isEditable && !text.selection.isEmpty
    }
  }
}

/// The edited text.
@MainActor protocol EditingResponder: TextInput {
  var edited: EditedText { get }
  var isEditable: Bool { get }
  /// Moves the selection, and shows that.
  func select(_ move: (inout EditedText) -> Void)
  /// A text of the pasteboard as it is put in.
  func pasted(_ text: String) -> String
}

extension EditingResponder {
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
}
