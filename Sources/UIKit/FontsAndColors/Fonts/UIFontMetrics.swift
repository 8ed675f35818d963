// Scaling of fonts and lengths with the preferred content size.

public import CoreGraphics

/// The scaling of fonts and lengths with the preferred content size
/// ([Apple](https://developer.apple.com/documentation/uikit/uifontmetrics)). In the category
/// `large`, the default, the factor is 1.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Never written after initialisation, hence `@unchecked Sendable`.
  private let style: UIFont.TextStyle

  /// The scaling of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns a font scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font scaled for the current traits, at most at a size in points; 0 is without a limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for traits; nil is the current traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a font scaled for traits, at most at a size in points; 0 is without a limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a length scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for traits; nil is the current traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * style.size(in: category) / style.size(in: .large)
  }
}
