// A view that is filled with a gradient of two colours in any direction.

public import UIKit

/// A rectangle that fades from one colour to another along a direction.
///
/// The gradient lives in one private layer below everything else in the view. Every change shows
/// in the next frame, without animation.
@IBDesignable
open class LDGradientView: UIView {
  /// The colour where the gradient begins. Default: nil, drawn as clear.
  @IBInspectable open var startColor: UIColor? {
    didSet { updateGradient() }
  }

  /// The colour where it ends. Default: nil, drawn as clear.
  @IBInspectable open var endColor: UIColor? {
    didSet { updateGradient() }
  }

  /// The direction in degrees, counter-clockwise from east. Default: 270, from top to bottom.
  /// NaN and infinities leave it as it was.
  @IBInspectable open var angle: CGFloat = 270 {
    didSet {
      if !angle.isFinite {
        NSLog("LDGradientView.angle: a value that is not a finite number was ignored")
        angle = oldValue
      }
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
  }

  /// Puts a fresh gradient layer in the place of the old one, if there was one.
  private func installGradient() {
    gradientLayer?.removeFromSuperlayer()
    gradientLayer = CAGradientLayer()
    updateGradient()
  }

  private func updateGradient() {
    guard let gradientLayer else { return }
    let line = GradientLine(degrees: angle)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if layer.sublayers?.first !== gradientLayer { layer.insertSublayer(gradientLayer, at: 0) }
    gradientLayer.frame = bounds
    gradientLayer.colors = [(startColor ?? .clear).cgColor, (endColor ?? .clear).cgColor]
    gradientLayer.startPoint = line.start
    gradientLayer.endPoint = line.end
    CATransaction.commit()
  }
}
