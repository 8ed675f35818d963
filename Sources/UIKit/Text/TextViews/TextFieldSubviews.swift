// The subviews and layers of a text field.

/// The views and layers of a text field that UIKit adds to those of its author.
@MainActor final class TextFieldSubviews {
  let content = TextFieldContent(frame: .zero)
  var clearButton: UIButton?
  let caret = CALayer()

  init() { caret.isFrameworkPart = true }
}

/// The view that draws a text field's text, above the field's own drawing.
final class TextFieldContent: UIView {
  override class var isOpaqueByDefault: Bool { false }

  override func draw(_ rect: CGRect) {
    (superview as? UITextField)?.drawContent()
  }
}
