// The view that applies a blur or vibrancy effect.

public import CoreGraphics

/// Shows an effect behind its content view
/// ([Apple](https://developer.apple.com/documentation/uikit/uivisualeffectview)).
open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    becomeEffectView()
  }

  /// Without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeEffectView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeEffectView()
    decode(coder, as: UIVisualEffectView.self)
  }

  private func becomeEffectView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    show()
  }

  open var effect: UIVisualEffect? { didSet { show() } }

  private func show() {
    backgroundColor = (effect as? UIBlurEffect)?.color
  }
}
