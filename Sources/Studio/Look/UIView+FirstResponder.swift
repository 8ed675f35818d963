// Where the keyboard is.

internal import UIKit

extension UIView {
  /// Whether it or a view in it has the keyboard.
  var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains(where: \.holdsFirstResponder)
  }
}
