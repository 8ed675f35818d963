// The wheel that says that something goes on.

public import CoreGraphics
import QuartzCore

/// Eight spokes that rotate during an activity
/// ([Apple](https://developer.apple.com/documentation/uikit/uiactivityindicatorview)).
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }

  private static let spokes = 8
  /// Seconds of a turn.
  private static let period: CFTimeInterval = 0.8

  private let wheel = CALayer()

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    becomeWheel()
  }

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWheel()
  }

  // Not failable, as on Apple's systems; a view is made of any coder.
  public required init(coder: NSCoder) {
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    becomeWheel()
    decode(coder, as: UIActivityIndicatorView.self)
  }

  private func becomeWheel() {
    isUserInteractionEnabled = false
    wheel.isFrameworkPart = true
    layer.addSublayer(wheel)
    wheel.isHidden = hidesWhenStopped
    build()
  }

  /// Default: medium.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      build()
    }
  }

  /// Default: the style's.
  // Apple's signature: never nil when read, nil gives the style's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      build()
    }
  }

  private var ownColor: UIColor?

  /// Default: true.
  open var hidesWhenStopped = true { didSet { wheel.isHidden = hidesWhenStopped && !isAnimating } }

  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    wheel.isHidden = false
    guard wheel.animation(forKey: "turn") == nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<Self.spokes).map { 2 * CGFloat.pi * CGFloat($0) / CGFloat(Self.spokes) }
    turn.calculationMode = .discrete
    turn.duration = Self.period
    turn.repeatCount = .infinity
    wheel.add(turn, forKey: "turn")
  }

  open func stopAnimating() {
    isAnimating = false
    wheel.removeAnimation(forKey: "turn")
    wheel.isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    CATransaction.commit()
  }

  /// Builds the spokes, which fade against the direction of rotation from the brightest at the top.
  private func build() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    let side = style.side
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let size = CGSize(width: side * 0.1, height: side * 0.28)
    wheel.sublayers = (0..<Self.spokes).map { index in
      let spoke = CALayer()
      spoke.bounds.size = size
      spoke.cornerRadius = size.width / 2
      spoke.backgroundColor = (color as UIColor).cgColor
      spoke.opacity = 1 - 0.8 * Float(Self.spokes - index) / Float(Self.spokes)
      spoke.anchorPoint = CGPoint(x: 0.5, y: 0.5 * side / size.height)
      spoke.position = CGPoint(x: side / 2, y: side / 2)
      let angle = 2 * CGFloat.pi * CGFloat(index + 1) / CGFloat(Self.spokes)
      spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      return spoke
    }
  }
}
