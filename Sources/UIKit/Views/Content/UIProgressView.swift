// Progress bars.

public import CoreGraphics
import QuartzCore

/// A progress bar, 4 points high
/// ([Apple](https://developer.apple.com/documentation/uikit/uiprogressview)).
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private static let height: CGFloat = 4

  private let bar = CALayer()
  private let barImage = UIImageView()
  private let trackImageView = UIImageView()

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeBar()
    decode(coder, as: UIProgressView.self)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  private func becomeBar() {
    clipsToBounds = true
    bar.isFrameworkPart = true
    layer.addSublayer(bar)
    for view in [trackImageView, barImage] {
      view.clipsToBounds = true
      addSubview(view)
    }
    show(animated: false)
  }

  open var progressViewStyle = Style.default

  /// 0 … 1. Default: 0.
  open var progress: Float = 0 {
    didSet {
      progress = progress.isFinite ? min(max(progress, 0), 1) : oldValue
      show(animated: isAnimating)
    }
  }

  private var isAnimating = false

  /// Has no effect: set `progress`.
  open var observedProgress: Progress?

  open func setProgress(_ progress: Float, animated: Bool) {
    isAnimating = animated
    self.progress = progress
    isAnimating = false
  }

  /// Default: nil, the tint.
  open var progressTintColor: UIColor? { didSet { show(animated: false) } }
  /// Default: nil, a grey.
  open var trackTintColor: UIColor? { didSet { show(animated: false) } }

  /// Stands for the bar, as long as what is done; it is stretched by its rules. Default: nil.
  open var progressImage: UIImage? { didSet { show(animated: false) } }
  /// Stands for the track. Default: nil.
  open var trackImage: UIImage? { didSet { show(animated: false) } }

  /// Whether the bar is as thin as before iOS 14, for documents of that time.
  final var isThin = false { didSet { invalidateIntrinsicContentSize() } }

  private var naturalHeight: CGFloat { isThin ? Self.height / 2 : Self.height }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(animated: false)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show(animated: false)
  }

  private func show(animated: Bool) {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(!animated)
    layer.cornerRadius = bounds.height / 2
    layer.backgroundColor = (trackTintColor ?? .systemGray5).cgColor
    bar.backgroundColor = (progressTintColor ?? tintColor).cgColor
    bar.cornerRadius = bounds.height / 2
    let length = bounds.width * CGFloat(progress)
    bar.frame = CGRect(
      x: isRightToLeft ? bounds.width - length : 0, y: 0, width: length, height: bounds.height)
    barImage.image = progressImage
    barImage.frame = bar.frame
    trackImageView.image = trackImage
    trackImageView.frame = bounds
    bar.isHidden = progressImage != nil
    if trackImage != nil { layer.backgroundColor = nil }
  }
}
