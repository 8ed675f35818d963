// The background of a configured button or cell, as a value.

public import CoreGraphics

/// A colour or an image with round corners and an outline
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
  /// The distance of the outline outside the background. Default: 0.
  public var strokeOutset: CGFloat = 0
  /// The colour that a list gives its rows, replaced while a row is selected.
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
