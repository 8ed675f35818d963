// The line around a text view.

import CoreGraphics
import QuartzCore

extension UITextView {
  /// The corner radius of text fields, as our choice.
  private static let cornerRadius: CGFloat = 5

  func showBorder() {
    let isShown = borderStyle == .roundedRect
    layer.cornerRadius = isShown ? Self.cornerRadius : 0
    layer.borderWidth = isShown ? 1 / contentScaleFactor : 0
    withTraits { layer.borderColor = isShown ? UIColor.systemGray4.cgColor : nil }
  }
}
