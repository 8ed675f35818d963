// The ground of a button or a cell, as a value.

public import CoreGraphics

/// A colour that follows from another.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Grey of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      let rgba = color.rgba
      let grey = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
      return UIColor(white: CGFloat(grey), alpha: CGFloat(rgba.alpha))
    }
  }

  /// The tint of the views around.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  public static var monochromeTint: UIConfigurationColorTransformer { preferredTint }
}

/// A colour or a picture with round corners and an outline
/// ([Apple](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration)).
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// Points. Default: 0.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Default: nil, none; of a button the style's.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Blurs nothing here.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var customView: UIView?
  /// Default: nil, no outline.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points. Default: 0.
  public var strokeWidth: CGFloat = 0
  /// How far outside the ground the outline lies. Default: 0.
  public var strokeOutset: CGFloat = 0
  /// The colour that a list gives its rows, which another takes the place of while one is selected.
  private var listColor: UIColor?

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground)
  }

  public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground) }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    configuration.listColor = color
    return configuration
  }

  public static func listHeader() -> UIBackgroundConfiguration { .clear() }
  public static func listFooter() -> UIBackgroundConfiguration { .clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    list(.secondarySystemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }

  /// Rows of lists are grey while they are selected, unless they have a colour of their own.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let cell = state as? UICellConfigurationState
    guard cell?.isSelected == true || cell?.isHighlighted == true, let listColor,
      backgroundColor == listColor
    else { return self }
    var updated = self
    updated.backgroundColor = .systemGray4
    return updated
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Shows a background configuration.
final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let picture = UIImageView()
  private var custom: UIView?
  private var configuration = UIBackgroundConfiguration()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    addSubview(fill)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `color` and `radius` stand for what the configuration leaves open.
  func show(_ configuration: UIBackgroundConfiguration, color: UIColor?, radius: CGFloat) {
    self.configuration = configuration
    let ground = configuration.backgroundColor ?? color
    fill.backgroundColor = ground.map { configuration.backgroundColorTransformer?($0) ?? $0 }
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
