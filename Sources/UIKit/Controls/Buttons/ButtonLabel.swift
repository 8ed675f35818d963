// The title label of a button, which invalidates the button when its size changes.

/// A button's title.
final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    superview?.invalidateIntrinsicContentSize()
  }
}
