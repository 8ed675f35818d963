// Editing of a text field, and the delegate calls of it.

import CoreGraphics

extension UITextField: UIKeyInput, EditingResponder {
  var isEditable: Bool { isEnabled }

  func pasted(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  func setEditedText(_ text: String) {
    guard text != edited.text else { return }
    edited.text = text
    edited.select(text.count..<text.count)
    contentDidChange()
  }

  /// Font, colour and alignment of the first character.
  func adoptAttributes(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { textLabel.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textLabel.textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textLabel.textAlignment = style.alignment
    }
    contentDidChange()
  }

  // MARK: Typing

  func insertTyped(_ text: String) {
    change(edited.selection, to: text) { $0.insert(text) }
  }

  func deleteTypedBackward() {
    let selection = edited.selection
    let removed =
      selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.upperBound : selection
    if !removed.isEmpty { change(removed, to: "") { $0.deleteBackward() } }
  }

  package func press(_ key: TextKey, extending: Bool) {
    switch key {
    case .left, .right, .up, .down, .home, .end:
      select { $0.move(by: key, extending: extending) }
    case .deleteBackward: deleteBackward()
    case .deleteForward:
      let selection = edited.selection
      let removed =
        selection.isEmpty
        ? selection.lowerBound..<min(edited.text.count, selection.upperBound + 1) : selection
      if !removed.isEmpty { change(removed, to: "") { $0.deleteForward() } }
    case .enter:
      guard delegate?.textFieldShouldReturn(self) != false else { return }
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    case .selectAll: send(.selectAll)
    case .copy: send(.copy)
    case .cut: send(.cut)
    case .paste: send(.paste)
    }
  }

  func select(_ range: Range<Int>) {
    select { $0.select(range) }
  }

  func select(_ move: (inout EditedText) -> Void) {
    let old = edited.selection
    move(&edited)
    guard edited.selection != old else { return }
    delegate?.textFieldDidChangeSelection(self)
    setNeedsLayout()
  }

  private func change(
    _ range: Range<Int>, to text: String, _ edit: (inout EditedText) -> Void
  ) {
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: edited.nsRange(range), replacementString: text) != false
    else { return }
    edit(&edited)
    contentDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Begin and end

  func editingDidBegin() {
    if clearsOnBeginEditing { setEditedText("") }
    contentDidChange()
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textFieldDidBeginEditing(self)
  }

  func editingDidEnd() {
    contentDidChange()
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }

  // MARK: Text positions

  func replaceText(in range: UITextRange, with text: String) {
    edited.select(range.range)
    edited.insert(text)
    contentDidChange()
  }
}
