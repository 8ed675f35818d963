// The view that draws a background configuration.

/// Shows a background configuration.
final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let picture = UIImageView()
  /// The configuration's custom view, as a source made it; nil: it has none.
  private(set) var custom: UIView?
  private var configuration = UIBackgroundConfiguration()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    addSubview(fill)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a configuration; `color` and `radius` are used where it leaves them unspecified.
  func show(_ configuration: UIBackgroundConfiguration, color: UIColor?, radius: CGFloat) {
    self.configuration = configuration
    let base = configuration.backgroundColor ?? color
    fill.backgroundColor = base.map { configuration.backgroundColorTransformer?($0) ?? $0 }
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    for layer in [fill.layer, picture.layer] { layer.cornerRadius = radius }
    if configuration.customView !== custom {
      custom?.removeFromSuperview()
      custom = configuration.customView
      custom.map(addSubview)
    }
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = bounds.inset(by: absolute(configuration.backgroundInsets))
    let outset = configuration.strokeWidth > 0 ? configuration.strokeOutset : 0
    fill.frame = box.insetBy(dx: -outset, dy: -outset)
    picture.frame = box
    custom?.frame = box
  }
}
