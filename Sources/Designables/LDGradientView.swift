// A view that is a gradient between two colours at an angle.

public import UIKit

/// A view with a gradient of two colours behind its subviews.
@IBDesignable
open class LDGradientView: UIView {
  /// The colour where the gradient begins. Default: nil, drawn as clear.
  @IBInspectable open var startColor: UIColor? {
    didSet { updateGradient() }
  }

  /// The colour where the gradient ends. Default: nil, drawn as clear.
  @IBInspectable open var endColor: UIColor? {
    didSet { updateGradient() }
  }

  /// The direction in degrees, counter-clockwise from east; 0 and 180 are horizontal. What is not
  /// finite is refused: the old value stays. Default: 270, from top to bottom.
  @IBInspectable open var angle: CGFloat = 270 {
    didSet {
      if !angle.isFinite { angle = oldValue }
      updateGradient()
    }
  }

  private var gradientLayer: CAGradientLayer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    installGradient()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installGradient()
  }

  open override var frame: CGRect {
    didSet { updateGradient() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateGradient()
  }

  open override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    installGradient()
    updateGradient()
  }

  /// Puts a fresh gradient layer below everything else, in the place of the one before.
  private func installGradient() {
    gradientLayer?.removeFromSuperlayer()
    let gradient = CAGradientLayer()
    gradientLayer = gradient
    layer.insertSublayer(gradient, at: 0)
    updateGradient()
  }

  /// Brings colours, direction and size up to date, at once.
  private func updateGradient() {
    guard let gradientLayer else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if layer.sublayers?.first !== gradientLayer { layer.insertSublayer(gradientLayer, at: 0) }
    let direction = GradientDirection(angle: angle)
    gradientLayer.frame = bounds
    gradientLayer.colors = [startColor ?? .clear, endColor ?? .clear].map(\.cgColor)
    gradientLayer.startPoint = direction.start
    gradientLayer.endPoint = direction.end
    CATransaction.commit()
  }
}
