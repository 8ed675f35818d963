// Kinds whose values are written as text.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A field with the text of a value, which is set when it is complete.
@MainActor
final class TextControl: UIView, PropertyControl {
  var onEdit: (@MainActor (PropertyEdit) -> Void)?

  private let field = StudioField()

  init(_ property: PageProperty) {
    super.init(frame: .zero)
    addSubview(field)
    field.onCommit = { [weak self] in self?.onEdit?(PropertyEdit(text: $0)) }
    if property.isOptional { field.hint = "None" }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ property: PageProperty) {
    let isNone = property.isOptional && property.value == "nil"
    field.show(isNone ? "" : property.value ?? "", isMixed: property.isMixed)
  }

  func showError(_ isWrong: Bool) { field.isWrong = isWrong }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
  }
}
