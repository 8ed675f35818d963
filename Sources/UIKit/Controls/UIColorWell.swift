// A control that shows a colour; the picker that would choose another does not come up here.

public import CoreGraphics

/// Shows the selected colour in a ring of all hues, 28 × 28 points
/// ([Apple](https://developer.apple.com/documentation/uikit/uicolorwell)). A press chooses nothing here.
open class UIColorWell: UIControl {
  private static let size = CGSize(width: 28, height: 28)
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2
  /// The number of arcs of the ring, enough to appear smooth.
  private static let pieces = 72

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIColorWell.self)
  }

  /// Default: nil, none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Has no effect: the title of the picker. Default: nil.
  open var title: String?
  /// Has no effect: an option of the picker. Default: true.
  open var supportsAlpha = true

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = (side - Self.ringWidth) / 2
    guard radius > Self.ringWidth else { return }
    for piece in 0..<Self.pieces {
      let part = CGFloat(piece) / CGFloat(Self.pieces)
      // Each piece reaches under the next, so that no seam shows.
      let path = UIBezierPath(
        arcCenter: center, radius: radius, startAngle: part * 2 * .pi,
        endAngle: (part + 1.5 / CGFloat(Self.pieces)) * 2 * .pi, clockwise: true)
      path.lineWidth = Self.ringWidth
      UIColor(hue: part, saturation: 0.8, brightness: 1, alpha: 1).setStroke()
      path.stroke()
    }
    (selectedColor ?? .systemFill).setFill()
    let inside = radius - Self.ringWidth / 2 - Self.gap
    UIBezierPath(
      arcCenter: center, radius: inside, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).fill()
  }
}
