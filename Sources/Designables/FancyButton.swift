// A button with a border, paddings and a gradient behind its content.

public import UIKit

/// A button with round corners, a border, paddings for title and image, and a gradient.
///
/// Lengths are points; what is not finite is refused and the old value stays.
@IBDesignable
open class FancyButton: UIButton {
  // MARK: Outline

  /// Half the side of a square button makes a circle. Default: 0.
  @IBInspectable open var cornerRadius: CGFloat = 0 {
    didSet {
      if !cornerRadius.isFinite { cornerRadius = oldValue }
      layer.cornerRadius = cornerRadius
      layer.masksToBounds = cornerRadius > 0
    }
  }

  /// Default: 0.
  @IBInspectable open var borderWidth: CGFloat = 0 {
    didSet {
      if !borderWidth.isFinite { borderWidth = oldValue }
      layer.borderWidth = borderWidth
    }
  }

  /// Default: black.
  @IBInspectable open var borderColor: UIColor = .black {
    didSet { layer.borderColor = borderColor.cgColor }
  }

  // MARK: Paddings of the title

  /// Default: 0.
  @IBInspectable open var titleLeftPadding: CGFloat = 0 {
    didSet {
      if !titleLeftPadding.isFinite { titleLeftPadding = oldValue }
      titleEdgeInsets.left = titleLeftPadding
    }
  }

  /// Default: 0.
  @IBInspectable open var titleRightPadding: CGFloat = 0 {
    didSet {
      if !titleRightPadding.isFinite { titleRightPadding = oldValue }
      titleEdgeInsets.right = titleRightPadding
    }
  }

  /// Default: 0.
  @IBInspectable open var titleTopPadding: CGFloat = 0 {
    didSet {
      if !titleTopPadding.isFinite { titleTopPadding = oldValue }
      titleEdgeInsets.top = titleTopPadding
    }
  }

  /// Default: 0.
  @IBInspectable open var titleBottomPadding: CGFloat = 0 {
    didSet {
      if !titleBottomPadding.isFinite { titleBottomPadding = oldValue }
      titleEdgeInsets.bottom = titleBottomPadding
    }
  }

  // MARK: Paddings of the image

  /// Without effect while the image is aligned right. Default: 0.
  @IBInspectable open var imageLeftPadding: CGFloat = 0 {
    didSet {
      if !imageLeftPadding.isFinite { imageLeftPadding = oldValue }
      placeImage()
    }
  }

  /// Default: 0.
  @IBInspectable open var imageRightPadding: CGFloat = 0 {
    didSet {
      if !imageRightPadding.isFinite { imageRightPadding = oldValue }
      imageEdgeInsets.right = imageRightPadding
      placeImage()
    }
  }

  /// Default: 0.
  @IBInspectable open var imageTopPadding: CGFloat = 0 {
    didSet {
      if !imageTopPadding.isFinite { imageTopPadding = oldValue }
      imageEdgeInsets.top = imageTopPadding
    }
  }

  /// Default: 0.
  @IBInspectable open var imageBottomPadding: CGFloat = 0 {
    didSet {
      if !imageBottomPadding.isFinite { imageBottomPadding = oldValue }
      imageEdgeInsets.bottom = imageBottomPadding
    }
  }

  /// Whether the image stands at the right end, `imageRightPadding` from the edge. Default: false.
  @IBInspectable open var enableImageRightAligned: Bool = false {
    didSet { placeImage() }
  }

  // MARK: Gradient

  /// Whether a gradient from left to right lies below everything else. Default: false.
  @IBInspectable open var enableGradientBackground: Bool = false {
    didSet { updateGradient() }
  }

  /// The gradient's colour at the left. Default: black.
  @IBInspectable open var gradientColor1: UIColor = .black {
    didSet { updateGradient() }
  }

  /// The gradient's colour at the right. Default: white.
  @IBInspectable open var gradientColor2: UIColor = .white {
    didSet { updateGradient() }
  }

  /// The one gradient layer of the button's life.
  private lazy var gradientLayer: CAGradientLayer = {
    let gradient = CAGradientLayer()
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    return gradient
  }()

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeImage()
    updateGradient()
  }

  /// Gives the image the left inset that it should have; an equal one changes nothing, so layout
  /// settles.
  private func placeImage() {
    guard enableImageRightAligned, image(for: .normal) != nil, let imageView else {
      imageEdgeInsets.left = imageLeftPadding
      return
    }
    imageEdgeInsets.left = bounds.width - imageView.bounds.width - imageRightPadding
  }

  /// Brings the gradient up to date, at once.
  private func updateGradient() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard enableGradientBackground else { return gradientLayer.removeFromSuperlayer() }
    if layer.sublayers?.first !== gradientLayer { layer.insertSublayer(gradientLayer, at: 0) }
    gradientLayer.frame = bounds
    gradientLayer.colors = [gradientColor1.cgColor, gradientColor2.cgColor]
  }
}
