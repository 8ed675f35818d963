// The content of a list's row: an image and two texts.

public import CoreGraphics

/// An image and two texts with their properties
/// ([Apple](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct)).
/// Distances are our choice where Apple documents none.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  public var text: String?
  /// The attributed text, instead of `text`. Default: nil.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  public var secondaryText: String?
  /// The attributed secondary text, instead of `secondaryText`. Default: nil.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// On which axes margins are no smaller than the superview's. Default: the horizontal one.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Points around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the texts are side by side where both fit. Default: false but for value cells.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ text: UIFont, _ color: UIColor = .label, second: UIFont, secondColor: UIColor = .label
  ) {
    textProperties = TextProperties(font: text, color: color)
    secondaryTextProperties = TextProperties(font: second, color: secondColor)
  }

  private static func style(
    _ text: UIFont.TextStyle, _ second: UIFont.TextStyle, secondColor: UIColor = .label
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: text), second: .preferredFont(forTextStyle: second),
      secondColor: secondColor)
  }

  // MARK: Rows

  public static func cell() -> UIListContentConfiguration { style(.body, .caption1) }
  public static func subtitleCell() -> UIListContentConfiguration { style(.body, .caption1) }

  public static func valueCell() -> UIListContentConfiguration {
    var value = style(.body, .body, secondColor: .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { accompanied() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { accompanied() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    accompanied()
  }

  private static func accompanied() -> UIListContentConfiguration {
    style(.body, .subheadline, secondColor: .secondaryLabel)
  }

  // MARK: Headers and footers

  public static func plainHeader() -> UIListContentConfiguration { header(.headline) }
  public static func plainFooter() -> UIListContentConfiguration { header(.body) }
  public static func sidebarHeader() -> UIListContentConfiguration { header(.headline) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.headline)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.title2)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var value = groupedFooter()
    value.textProperties.transform = .uppercase
    return value
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    var value = header(.footnote)
    value.textProperties.color = .secondaryLabel
    return value
  }

  private static func header(_ text: UIFont.TextStyle) -> UIListContentConfiguration {
    var value = style(text, .body, secondColor: .secondaryLabel)
    value.directionalLayoutMargins.top = 6
    value.directionalLayoutMargins.bottom = 6
    return value
  }

  // MARK: Content

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Texts of what is disabled are grey.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }
}
