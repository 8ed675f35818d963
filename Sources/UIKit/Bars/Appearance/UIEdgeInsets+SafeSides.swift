// The sides of a safe area.

import CoreGraphics

extension UIEdgeInsets {
  /// The left and the right of a safe area, which bars keep their items out of.
  init(safeSides insets: UIEdgeInsets) {
    self.init(top: 0, left: insets.left, bottom: 0, right: insets.right)
  }
}
