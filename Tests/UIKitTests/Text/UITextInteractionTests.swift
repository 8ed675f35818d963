// Saved states of edited text, and its styling.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct UITextInteractionTests {
  @Test func `the interaction state of a field restores its selection`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "some words"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 4) ?? field.endOfDocument)
    let state = field.interactionState
    field.selectedTextRange = field.textRange(
      from: field.endOfDocument, to: field.endOfDocument)
    field.interactionState = 7
    #expect(field.selectedTextRange?.isEmpty == true)
    field.interactionState = state
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "some")
    #expect(
      field.textStyling(at: field.beginningOfDocument, in: .forward)?[.font] as? UIFont
        == field.font)
  }

  @Test func `a text view returns a character's style, and draws its border`() {
    let view = UITextView(usingTextLayoutManager: false)
    view.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    let style = view.textStyling(at: view.beginningOfDocument, in: .forward)
    #expect(style?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    view.borderStyle = .roundedRect
    #expect(view.layer.borderWidth > 0 && view.layer.cornerRadius > 0)
    view.borderStyle = .none
    #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
  }
}
