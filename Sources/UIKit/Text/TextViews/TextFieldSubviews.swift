// The subviews and layers of a text field.

/// The views and layers that a field has beside those that its author gave it.
@MainActor final class TextFieldSubviews {
  let content = TextFieldContent(frame: .zero)
  var clearButton: UIButton?
  let caret = CALayer()
}

/// Draws a field's text, over what the field draws itself.
final class TextFieldContent: UIView {
  override func draw(_ rect: CGRect) {
    (superview as? UITextField)?.drawContent()
  }
}
