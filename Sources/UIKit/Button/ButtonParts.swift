// The label and the image views of a button, which tell it when their size changes.

import CoreGraphics

/// A button's title.
final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    superview?.invalidateIntrinsicContentSize()
  }
}

/// A button's image, and its background.
final class ButtonImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    superview?.invalidateIntrinsicContentSize()
  }
}
