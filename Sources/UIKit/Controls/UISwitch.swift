// Switches: on or off.

public import CoreGraphics
import QuartzCore

/// A control that is on or off, 51 × 31 points
/// ([Apple](https://developer.apple.com/documentation/uikit/uiswitch)).
open class UISwitch: UIControl {
  /// Whether the switch has the size of iOS 26, for documents of that time.
  final var isWide = false {
    didSet {
      bounds.size = size
      invalidateIntrinsicContentSize()
      show(animated: false)
    }
  }
  /// Points, with the two points beside the alignment rectangle.
  private var size: CGSize { isWide ? Self.wideSize : Self.standardSize }
  private static let standardSize = CGSize(width: 51, height: 31)
  private static let wideSize = CGSize(width: 63, height: 28)
  private static let thumbMargin: CGFloat = 2
  private static let wideThumb: CGFloat = 37
  /// The extra width of the pressed thumb.
  private static let stretch: CGFloat = 6

  private let track = CALayer()
  private let thumb = CALayer()
  private var storedIsOn = false

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
    becomeSwitch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = size
    becomeSwitch()
    decode(coder, as: UISwitch.self)
  }

  private func becomeSwitch() {
    thumb.shadowOpacity = 0.15
    thumb.shadowOffset = CGSize(width: 0, height: 3)
    thumb.shadowRadius = 4
    for part in [track, thumb] {
      part.isFrameworkPart = true
      layer.addSublayer(part)
    }
    show(animated: false)
  }

  /// Default: false. Setting it does not animate and sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    show(animated: animated)
  }

  /// Default: nil, the system's green.
  open var onTintColor: UIColor? { didSet { show(animated: false) } }
  /// Default: nil, white.
  open var thumbTintColor: UIColor? { didSet { show(animated: false) } }
  open var onImage: UIImage?
  open var offImage: UIImage?

  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// Has no effect: a switch always slides, and a title is for Macs.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  open var title: String?

  open override var isHighlighted: Bool { didSet { show(animated: true) } }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  override func triggerInside(_ event: UIEvent?) {
    setOn(!isOn, animated: true)
    super.triggerInside(event)
    send([.valueChanged, .primaryActionTriggered], event)
  }

  /// Of the alignment rectangle, which constraints refer to.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: size.width - alignmentRectInsets.right, height: size.height)
  }

  /// Measured by switches between views in public documents of Interface Builder.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(animated: false)
  }

  private func show(animated: Bool) {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(!animated)
    track.frame = CGRect(origin: .zero, size: size)
    track.cornerRadius = size.height / 2
    let on = onTintColor ?? UIColor.systemGreen
    track.backgroundColor = (storedIsOn ? on : UIColor.secondarySystemFill).cgColor
    let side = size.height - 2 * Self.thumbMargin
    let width = (isWide ? Self.wideThumb : side) + (isHighlighted ? Self.stretch : 0)
    // From right to left it is on where the thumb is left.
    let isRight = storedIsOn != isRightToLeft
    thumb.frame = CGRect(
      x: isRight ? size.width - Self.thumbMargin - width : Self.thumbMargin,
      y: Self.thumbMargin, width: width, height: side)
    thumb.cornerRadius = side / 2
    thumb.backgroundColor = (thumbTintColor ?? .white).cgColor
  }
}
