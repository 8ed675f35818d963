// The image view: an image, or an animated one, as a layer's contents.

public import CoreGraphics
import QuartzCore

/// Shows an image
/// ([Apple](https://developer.apple.com/documentation/uikit/uiimageview)). A template image takes the
/// tint.
open class UIImageView: UIView {
  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decode(coder, as: UIImageView.self)
  }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    adopt(image, nil)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    adopt(image, highlightedImage)
  }

  // Initialisers run no observers; methods do.
  private func adopt(_ image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      showImage()
      if image?.images != nil {
        startAnimating()
      } else if oldValue?.images != nil {
        stopAnimating()
      }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// Shown while highlighted; nil shows the image. Default: nil.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { showImage() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// Shown one after the other while animating. Default: nil.
  open var animationImages: [UIImage]?

  open var highlightedAnimationImages: [UIImage]?

  /// The configuration of symbols that have none of their own. Default: nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether pictures grow with the text size; they do not here. Default: false.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The preferred dynamic range. Has no effect: the range is always standard. Default:
  /// unspecified.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// Seconds of one run. Default: 0, a thirtieth for each image.
  open var animationDuration: TimeInterval = 0

  /// Runs; 0 is without end. Default: 0.
  open var animationRepeatCount = 0

  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  open func startAnimating() {
    startImageAnimation()
  }

  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  override func showTraits() { showImage() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isTiled || isVector { showImage() }
  }

  override func scaleDidChange() {
    super.scaleDidChange()
    showImage()
  }

  override func zoomDidChange() { showImage() }

  open override var intrinsicContentSize: CGSize {
    preferred(image)?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    preferred(image)?.size ?? .zero
  }

  /// The image's baseline, if it has one, in a view of the image's size.
  override var firstBaselineFromTop: CGFloat {
    guard let shown = preferred(image), let baseline = shown.baselineOffsetFromBottom else {
      return super.firstBaselineFromTop
    }
    return shown.size.height - baseline
  }

  override var lastBaselineFromBottom: CGFloat {
    preferred(image)?.baselineOffsetFromBottom ?? super.lastBaselineFromBottom
  }

  // MARK: Used by buttons

  /// Whether an image without a rendering mode is a template, as in system buttons.
  var rendersAutomaticAsTemplate = false {
    didSet { if rendersAutomaticAsTemplate != oldValue { showImage() } }
  }

  /// Whether the image is darkened, as in a pressed button.
  var isDarkened = false {
    didSet { if isDarkened != oldValue { showImage() } }
  }

  /// The image's own alpha, apart from the view's. Default: 1.
  var fade: CGFloat = 1 {
    didSet { if fade != oldValue { showImage() } }
  }

  static let animationKey = "UIImageView.animationImages"
}
