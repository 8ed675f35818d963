// A button with round corners.

public import UIKit

/// A button whose corners can be rounded.
@IBDesignable
open class RoundedCornerButton: UIButton {
  /// The corners' radius in points; half the side of a square button makes a circle. What is not
  /// finite is refused. Default: 0.
  @IBInspectable open var cornerRadius: CGFloat = 0 {
    didSet {
      if !cornerRadius.isFinite { cornerRadius = oldValue }
      layer.cornerRadius = cornerRadius
      layer.masksToBounds = cornerRadius > 0
    }
  }
}
