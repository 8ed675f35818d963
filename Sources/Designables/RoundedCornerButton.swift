// A button with round corners.

public import UIKit

/// A button whose corners can be rounded.
@IBDesignable
open class RoundedCornerButton: UIButton {
  /// Points. Above 0 the button's content is clipped to the rounded shape. Default: 0.
  @IBInspectable open var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set {
      layer.cornerRadius = newValue
      layer.masksToBounds = layer.cornerRadius > 0
    }
  }
}
