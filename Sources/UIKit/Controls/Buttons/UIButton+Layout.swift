// The layout and intrinsic size of a button.

import CoreGraphics

extension UIButton {
  /// Above and below a title together, where `contentEdgeInsets` is zero: a title of 18 points
  /// makes a button 33 points high.
  private static let titlePadding: CGFloat = 12
  /// The least width of a button without an image, where `contentEdgeInsets` is zero.
  private static let leastWidth: CGFloat = 30

  func layout(in content: CGRect) -> ButtonLayout {
    var layout = ButtonLayout(content: content, scale: contentScaleFactor)
    layout.imageSize = shownImageSize
    layout.titleSize = titleSize(in: content)
    layout.imageInsets = imageEdgeInsets
    layout.titleInsets = titleEdgeInsets
    layout.horizontal = effectiveContentHorizontalAlignment
    layout.vertical = contentVerticalAlignment
    layout.isTitleFirst = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }

  private func titleSize(in content: CGRect) -> CGSize {
    guard hasTitle, let label else { return .zero }
    let insets = titleEdgeInsets
    let width = content.width - insets.left - insets.right - shownImageSize.width
    return label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
  }

  func placeParts() {
    if let configured {
      configured.show(in: self)
      return configured.place(in: self)
    }
    let content = contentRect(forBounds: bounds)
    if let label { label.frame = titleRect(forContentRect: content) }
    if let imagePart { imagePart.frame = imageRect(forContentRect: content) }
    if let backgroundPart { backgroundPart.frame = backgroundRect(forBounds: bounds) }
    placeSelection()
    placeGlow()
  }

  /// Image and title side by side within the content's insets. A title without an image has room above and below, up to
  /// a whole number of points; a button with neither is as high as an empty title. Measured on buttons of public
  /// documents of Interface Builder.
  var naturalSize: CGSize {
    if let configured {
      updateConfigurationIfNeeded()
      return configured.size(in: self)
    }
    let image = shownImageSize
    let insets = contentEdgeInsets
    let isPadded = insets == .zero && image == .zero
    var size = image
    if hasTitle, let label {
      let limit = UIView.layoutFittingExpandedSize
      let padded = (label.textSize(in: limit).height + Self.titlePadding).rounded(.up)
      let title = label.sizeThatFits(limit)
      size.width += title.width
      size.height = max(size.height, isPadded ? padded : title.height)
    } else if image == .zero, let titleFont {
      size.height = (titleFont.lineHeight + (isPadded ? Self.titlePadding : 0)).rounded(.up)
    }
    if isPadded { size.width = max(size.width, Self.leastWidth) }
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// Whether the intrinsic size is that of an empty title, as there is neither a title nor an image.
  package var hasSizeOfEmptyTitle: Bool {
    let isUntitled = (currentTitle ?? "").isEmpty && (currentAttributedTitle?.length ?? 0) == 0
    return configured == nil && isUntitled && shownImageSize == .zero
      && intrinsicContentSize == naturalSize
  }
}
