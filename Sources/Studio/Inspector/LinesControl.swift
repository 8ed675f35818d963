// Text: a box that grows with its lines.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// A box with a text, which is set while it is typed.
@MainActor
final class LinesControl: UIView, ResizingControl {
  var onEdit: (@MainActor (PropertyEdit) -> Void)?
  var onResize: (@MainActor () -> Void)?

  private let box = StudioTextBox()
  private var hasTyped = false
  private var knownHeight = Metrics.field

  init(_ property: PageProperty) {
    super.init(frame: .zero)
    addSubview(box)
    box.onType = { [weak self] in self?.typed($0) }
    box.onCommit = { [weak self] in self?.commit($0) }
    if property.isOptional { box.ownHint = "None" }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { knownHeight }

  func show(_ property: PageProperty) {
    let isNone = property.isOptional && property.value == "nil"
    let isOther = box.show(isNone ? "" : property.value ?? "", isMixed: property.isMixed)
    if isOther { hasTyped = false }
    measure()
  }

  private func typed(_ text: String) {
    onEdit?(PropertyEdit(text: text, isContinued: hasTyped))
    hasTyped = true
    measure()
  }

  private func commit(_ text: String) {
    if !hasTyped { onEdit?(PropertyEdit(text: text)) }
    hasTyped = false
  }

  /// Asks for another height where the text has more lines, or less.
  private func measure() {
    guard bounds.width > 0 else { return }
    let wanted = box.height(width: bounds.width)
    guard wanted != knownHeight else { return }
    knownHeight = wanted
    onResize?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
    measure()
  }
}
