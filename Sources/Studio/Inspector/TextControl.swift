// Text, and kinds whose values are written as text.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A field with a text, which is set while it is typed.
@MainActor
final class TextControl: UIView, PropertyControl {
  var onEdit: (@MainActor (PropertyEdit) -> Void)?

  private let field = StudioField()
  private let isText: Bool
  private var hasTyped = false

  /// Text is set with each character; what has a form, such as a font, when it is complete.
  init(_ property: PageProperty) {
    isText = property.kind == "string"
    super.init(frame: .zero)
    addSubview(field)
    field.onType = { [weak self] in self?.typed($0) }
    field.onCommit = { [weak self] in self?.commit($0) }
    if property.isOptional { field.hint = "None" }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ property: PageProperty) {
    let isNone = property.isOptional && property.value == "nil"
    field.show(isNone ? "" : (property.value ?? "").replacing("\n", with: "⏎"))
  }

  func showError(_ isWrong: Bool) { field.isWrong = isWrong }

  private func typed(_ text: String) {
    guard isText else { return }
    send(text, isContinued: hasTyped)
    hasTyped = true
  }

  private func commit(_ text: String) {
    if !hasTyped || !isText { send(text, isContinued: false) }
    hasTyped = false
  }

  private func send(_ text: String, isContinued: Bool) {
    onEdit?(
      PropertyEdit(text: text.replacing("⏎", with: "\n"), isContinued: isContinued))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
  }
}
