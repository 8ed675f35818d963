// Cut, copy, paste and select, and when each is possible.

import CoreGraphics

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
