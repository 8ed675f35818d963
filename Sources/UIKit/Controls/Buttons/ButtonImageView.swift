// An image view of a button, which invalidates the button when its size changes.

/// A button's image, and its background.
final class ButtonImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    superview?.invalidateIntrinsicContentSize()
  }
}
