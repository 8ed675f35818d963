// Editing of a text field, and the delegate calls of it.

import CoreGraphics

extension UITextField: EditingResponder {
  var isEditable: Bool { isEnabled }

  /// A field's text does not scroll: zero, and setting it has no effect.
  var scrollPosition: CGPoint {
    get { .zero }
    set {}
  }

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
    let attributes = text.attributes(atIndex: 0)
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

  /// Moves the caret, edits, or performs the action of a key. Enter asks the delegate and sends the
  /// actions of a field that is done.
  package func press(_ key: TextKey, extending: Bool) {
    perform(key, extending: extending)
  }

  func deleteForward() {
    let selection = edited.selection
    let removed =
      selection.isEmpty
      ? selection.lowerBound..<min(edited.text.count, selection.upperBound + 1) : selection
    if !removed.isEmpty { change(removed, to: "") { $0.deleteForward() } }
  }

  func enter() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// A field has one line: up is its start, down its end.
  func moveCaret(linesBelow count: Int, extending: Bool) {
    select { $0.move(by: count < 0 ? .up : .down, extending: extending) }
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

  /// Returns the attributes of the text, which are the same everywhere.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { defaultTextAttributes }

  func replaceText(in range: UITextRange, with text: String) {
    edited.select(range.range)
    edited.insert(text)
    contentDidChange()
  }
}
