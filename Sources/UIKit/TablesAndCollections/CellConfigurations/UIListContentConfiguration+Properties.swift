// The properties of a list content configuration's texts and image.

public import CoreGraphics

extension UIListContentConfiguration {
  /// The properties of a text
  /// ([Apple](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct)).
  @preconcurrency @MainActor public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Default: 0, as many as there are.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The properties of an image
  /// ([Apple](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct)).
  @preconcurrency @MainActor public struct ImageProperties {
    /// Stands for the width or the height of a standard symbol, in `reservedLayoutSize`.
    nonisolated public static let standardDimension = CGFloat.greatestFiniteMagnitude
    /// The standard dimension of symbols, in points.
    private static let symbolDimension: CGFloat = 28

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Default: nil, the view's tint.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// Larger pictures are made smaller, in their proportions. A side of 0, the default: no limit.
    public var maximumSize = CGSize.zero
    /// The size in which the image is centred. A side of 0, the default, is the image's.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The size in which a picture is shown.
    func shownSize(_ size: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 {
        scale = min(scale, maximumSize.width / size.width)
      }
      if maximumSize.height > 0, size.height > 0 {
        scale = min(scale, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the size that is reserved for an image shown in that size.
    func room(_ shown: CGSize) -> CGSize {
      CGSize(
        width: side(reservedLayoutSize.width, shown.width),
        height: side(reservedLayoutSize.height, shown.height))
    }

    private func side(_ reserved: CGFloat, _ shown: CGFloat) -> CGFloat {
      if reserved == Self.standardDimension { return Self.symbolDimension }
      return reserved > 0 ? reserved : shown
    }
  }
}
