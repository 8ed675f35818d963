// Temporary stand-ins for the four designables: delete this file when they land.

public import UIKit

@IBDesignable open class LDGradientView: UIView {
  @IBInspectable open var startColor: UIColor? { didSet { update() } }
  @IBInspectable open var endColor: UIColor? { didSet { update() } }
  @IBInspectable open var angle: CGFloat = 270 { didSet { update() } }
  let g = CAGradientLayer()
  open override func layoutSubviews() {
    super.layoutSubviews()
    if g.superlayer == nil { layer.insertSublayer(g, at: 0) }
    update()
  }
  func update() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    g.frame = bounds
    g.colors = [(startColor ?? .clear).cgColor, (endColor ?? .clear).cgColor]
    let r = sineAndCosine(degrees: Double(angle))
    let m = max(abs(r.sine), abs(r.cosine))
    let x = r.cosine / m
    let y = r.sine / m
    g.endPoint = CGPoint(x: (x + 1) / 2, y: 1 - (y + 1) / 2)
    g.startPoint = CGPoint(x: (1 - x) / 2, y: 1 - (1 - y) / 2)
    CATransaction.commit()
  }
}
@IBDesignable open class RoundedCornerButton: UIButton {
  @IBInspectable open var cornerRadius: CGFloat = 0 {
    didSet {
      layer.cornerRadius = cornerRadius
      layer.masksToBounds = cornerRadius > 0
    }
  }
}
@IBDesignable open class FancyButton: UIButton {
  @IBInspectable open var cornerRadius: CGFloat = 0 {
    didSet {
      layer.cornerRadius = cornerRadius
      layer.masksToBounds = cornerRadius > 0
    }
  }
  @IBInspectable open var borderWidth: CGFloat = 0 { didSet { layer.borderWidth = borderWidth } }
  @IBInspectable open var borderColor: UIColor = .black {
    didSet { layer.borderColor = borderColor.cgColor }
  }
  @IBInspectable open var titleLeftPadding: CGFloat = 0
  @IBInspectable open var titleRightPadding: CGFloat = 0
  @IBInspectable open var titleTopPadding: CGFloat = 0
  @IBInspectable open var titleBottomPadding: CGFloat = 0
  @IBInspectable open var imageLeftPadding: CGFloat = 0
  @IBInspectable open var imageRightPadding: CGFloat = 0
  @IBInspectable open var imageTopPadding: CGFloat = 0
  @IBInspectable open var imageBottomPadding: CGFloat = 0
  @IBInspectable open var enableImageRightAligned: Bool = false
  @IBInspectable open var enableGradientBackground: Bool = false { didSet { up() } }
  @IBInspectable open var gradientColor1: UIColor = .black { didSet { up() } }
  @IBInspectable open var gradientColor2: UIColor = .white { didSet { up() } }
  let g = CAGradientLayer()
  func up() {
    g.startPoint = CGPoint(x: 0, y: 0.5)
    g.endPoint = CGPoint(x: 1, y: 0.5)
    g.colors = [gradientColor1.cgColor, gradientColor2.cgColor]
    g.frame = bounds
    if enableGradientBackground { layer.insertSublayer(g, at: 0) }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    up()
    CATransaction.commit()
  }
}
@IBDesignable open class IDLineChartView: UIView {
  @IBInspectable open var lineWidth: CGFloat = 4
  @IBInspectable open var startColor: UIColor = UIColor(
    red: 253 / 255, green: 164 / 255, blue: 8 / 255, alpha: 1)
  @IBInspectable open var endColor: UIColor = UIColor(
    red: 251 / 255, green: 37 / 255, blue: 45 / 255, alpha: 1)
  @IBInspectable open var duration: Double = 2.5
  public static var today: Date?
  open func startDrawLineChart() {}
}
