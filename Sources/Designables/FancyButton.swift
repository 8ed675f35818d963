// A button with round corners, a border, paddings and a gradient behind it.

public import UIKit

/// A button whose look is set property by property; each takes effect at once.
@IBDesignable
open class FancyButton: UIButton {
  // MARK: Border

  /// Points. Above 0 the button's content is clipped to the rounded shape. Half the side of a
  /// square button makes a circle. Default: 0.
  @IBInspectable open var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set {
      layer.cornerRadius = newValue
      layer.masksToBounds = layer.cornerRadius > 0
    }
  }

  /// Points, inside the bounds. Default: 0.
  @IBInspectable open var borderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }

  /// Default: black.
  @IBInspectable open var borderColor: UIColor = .black {
    didSet { layer.borderColor = borderColor.cgColor }
  }

  // MARK: Paddings

  /// Points. Default: 0, as for all paddings.
  @IBInspectable open var titleLeftPadding: CGFloat {
    get { titleEdgeInsets.left }
    set { setTitleInset(\.left, newValue) }
  }

  /// Points from the right edge to the title. Default: 0.
  @IBInspectable open var titleRightPadding: CGFloat {
    get { titleEdgeInsets.right }
    set { setTitleInset(\.right, newValue) }
  }

  /// Points from the top edge to the title. Default: 0.
  @IBInspectable open var titleTopPadding: CGFloat {
    get { titleEdgeInsets.top }
    set { setTitleInset(\.top, newValue) }
  }

  /// Points from the bottom edge to the title. Default: 0.
  @IBInspectable open var titleBottomPadding: CGFloat {
    get { titleEdgeInsets.bottom }
    set { setTitleInset(\.bottom, newValue) }
  }

  /// Stands back while the image is right aligned.
  @IBInspectable open var imageLeftPadding: CGFloat = 0 {
    didSet {
      if !imageLeftPadding.isFinite { imageLeftPadding = oldValue }
      if !isImageRightAligned { setImageInset(\.left, imageLeftPadding) }
      setNeedsLayout()
    }
  }

  /// Points from the right edge to the image. Default: 0.
  @IBInspectable open var imageRightPadding: CGFloat {
    get { imageEdgeInsets.right }
    set { setImageInset(\.right, newValue) }
  }

  /// Points from the top edge to the image. Default: 0.
  @IBInspectable open var imageTopPadding: CGFloat {
    get { imageEdgeInsets.top }
    set { setImageInset(\.top, newValue) }
  }

  /// Points from the bottom edge to the image. Default: 0.
  @IBInspectable open var imageBottomPadding: CGFloat {
    get { imageEdgeInsets.bottom }
    set { setImageInset(\.bottom, newValue) }
  }

  /// Whether the image stands at the right edge, `imageRightPadding` from it. Default: false.
  @IBInspectable open var enableImageRightAligned: Bool = false {
    didSet {
      if !isImageRightAligned { setImageInset(\.left, imageLeftPadding) }
      setNeedsLayout()
    }
  }

  // MARK: Gradient

  /// Whether a gradient from left to right lies below everything else. Default: false.
  @IBInspectable open var enableGradientBackground: Bool = false {
    didSet { updateGradient() }
  }

  /// The colour at the left. Default: black.
  @IBInspectable open var gradientColor1: UIColor = .black {
    didSet { updateGradient() }
  }

  /// The colour at the right. Default: white.
  @IBInspectable open var gradientColor2: UIColor = .white {
    didSet { updateGradient() }
  }

  /// The one gradient layer for the life of the button.
  private let gradientLayer = CAGradientLayer()

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateGradient()
    alignImage()
  }

  open override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    updateGradient()
  }
}

extension FancyButton {
  private var isImageRightAligned: Bool { enableImageRightAligned && currentImage != nil }

  /// Writes an inset that changes, and only that: each write invalidates the layout.
  private func setTitleInset(_ side: WritableKeyPath<UIEdgeInsets, CGFloat>, _ value: CGFloat) {
    guard titleEdgeInsets[keyPath: side] != value else { return }
    titleEdgeInsets[keyPath: side] = value
  }

  private func setImageInset(_ side: WritableKeyPath<UIEdgeInsets, CGFloat>, _ value: CGFloat) {
    guard imageEdgeInsets[keyPath: side] != value else { return }
    imageEdgeInsets[keyPath: side] = value
  }

  /// The left inset that moves the image to the right edge.
  ///
  /// It is reckoned from the width that the image wants, as the image view's own was already
  /// limited by the inset of the layout before.
  private func alignImage() {
    guard isImageRightAligned, let image = currentImage else {
      return setImageInset(\.left, imageLeftPadding)
    }
    let width = min(image.size.width, max(0, bounds.width - imageRightPadding))
    let left = bounds.width - width - imageRightPadding
    guard imageEdgeInsets.left != left else { return }
    imageEdgeInsets.left = left
    super.layoutSubviews()
  }

  private func updateGradient() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard enableGradientBackground else { return gradientLayer.removeFromSuperlayer() }
    if layer.sublayers?.first !== gradientLayer { layer.insertSublayer(gradientLayer, at: 0) }
    gradientLayer.frame = bounds
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    gradientLayer.colors = [gradientColor1.cgColor, gradientColor2.cgColor]
  }
}
