// Steppers: a value that goes up and down.

public import CoreGraphics

/// A control with a minus and a plus, 94 × 32 points
/// ([Apple](https://developer.apple.com/documentation/uikit/uistepper)).
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8
  private static let signLength: CGFloat = 14

  private var storedValue = 0.0
  /// −1 while minus is pressed, 1 while plus is.
  private var pressedSide = 0.0
  var pictures = StepperImages()

  override class var isOpaqueByDefault: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    decode(coder, as: UIStepper.self)
  }

  /// Default: 0.
  open var value: Double {
    get { storedValue }
    set {
      guard newValue.isFinite else { return }
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }

  /// Default: 0.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// Default: 100.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// Default: 1.
  open var stepValue = 1.0
  /// Whether the value goes from one end to the other. Default: false.
  open var wraps = false
  /// Has no effect: a press is one step.
  open var autorepeat = true
  open var isContinuous = true

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsDisplay() }
  }

  /// The step of the left half: −1 for minus, 1 for plus in right-to-left layouts.
  private var leftSide: Double { isRightToLeft ? 1 : -1 }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSide = touch.location(in: self).x < bounds.midX ? leftSide : -leftSide
    return true
  }

  override func triggerInside(_ event: UIEvent?) {
    super.triggerInside(event)
    let old = storedValue
    let next = old + pressedSide * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if storedValue != old { send([.valueChanged, .primaryActionTriggered], event) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    let field = CGRect(origin: .zero, size: Self.size)
    let half = CGSize(width: field.width / 2, height: field.height)
    let states = (state(ofSide: leftSide), state(ofSide: -leftSide))
    let hasBackground = pictures.drawBackground(half, states)
    if !hasBackground { drawBackground(field) }
    pictures.drawDivider(half, states)
    drawSide(leftSide, at: .zero, half: half, state: states.0)
    drawSide(-leftSide, at: CGPoint(x: half.width, y: 0), half: half, state: states.1)
  }

  private func drawSide(
    _ side: Double, at origin: CGPoint, half: CGSize, state: UIControl.State
  ) {
    let isPlus = side > 0
    let table = isPlus ? pictures.increment : pictures.decrement
    if pictures.draw(table, at: origin, half: half, state: state) { return }
    drawSign(at: origin.x + half.width / 2, isPlus: isPlus, isUsable: state != .disabled)
  }

  /// The state of the minus (−1) or plus (1) half: highlighted, disabled at the limit, or normal.
  private func state(ofSide side: Double) -> UIControl.State {
    let isUsable = wraps || (side < 0 ? storedValue > minimumValue : storedValue < maximumValue)
    if !isEnabled || !isUsable { return .disabled }
    return isHighlighted && pressedSide == side ? .highlighted : .normal
  }

  private func drawBackground(_ field: CGRect) {
    let shape = UIBezierPath(roundedRect: field, cornerRadius: Self.cornerRadius)
    UIColor.tertiarySystemFill.setFill()
    shape.fill()
    if isHighlighted { drawPress(field, shape) }
    guard pictures.dividers.isEmpty else { return }
    UIColor.separator.setFill()
    UIRectFillUsingBlendMode(CGRect(x: field.midX - 0.5, y: 7, width: 1, height: 18), .normal)
  }

  private func drawPress(_ field: CGRect, _ shape: UIBezierPath) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    shape.addClip()
    UIColor.systemFill.setFill()
    let x = pressedSide == leftSide ? field.minX : field.midX
    UIRectFillUsingBlendMode(
      CGRect(x: x, y: 0, width: field.width / 2, height: field.height), .normal)
    context.restoreGState()
  }

  private func drawSign(at x: CGFloat, isPlus: Bool, isUsable: Bool) {
    let (half, y) = (Self.signLength / 2, Self.size.height / 2)
    let sign = UIBezierPath()
    sign.lineWidth = 2
    sign.lineCapStyle = .round
    sign.move(to: CGPoint(x: x - half, y: y))
    sign.addLine(to: CGPoint(x: x + half, y: y))
    if isPlus {
      sign.move(to: CGPoint(x: x, y: y - half))
      sign.addLine(to: CGPoint(x: x, y: y + half))
    }
    (isEnabled && isUsable ? UIColor.label : .tertiaryLabel).setStroke()
    sign.stroke()
  }
}
