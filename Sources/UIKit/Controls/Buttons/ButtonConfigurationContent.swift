// The views of a configured button, and their layout.

import CoreGraphics

/// The views of a button with a configuration.
@MainActor final class ButtonConfigurationContent {
  private static let pressedAlpha: CGFloat = 0.75
  private static let tintedAlpha: CGFloat = 0.18
  /// Points before the sign of a menu.
  private static let popupGap: CGFloat = 6

  let title = ButtonLabel(frame: .zero)
  let subtitle = ButtonLabel(frame: .zero)
  let picture = ButtonImageView(frame: .zero)
  private let backgroundView = BackgroundConfigurationView(frame: .zero)
  private var indicator: UIActivityIndicatorView?
  private var popupMark: ButtonImageView?
  /// By label, with all attributes.
  private var shownTexts: [ObjectIdentifier: AttributedString] = [:]
  var configuration: UIButton.Configuration
  /// Whether the handler of updates has to be called.
  var needsUpdate = true

  init(_ configuration: UIButton.Configuration) {
    self.configuration = configuration
    title.numberOfLines = 0
    subtitle.numberOfLines = 0
  }

  func adopt(by button: UIButton) {
    for view in [backgroundView, picture, title, subtitle] as [UIView] { button.addPart(view) }
  }

  func leave() {
    let views: [UIView?] = [backgroundView, picture, title, subtitle, indicator, popupMark]
    for view in views { view?.removeFromSuperview() }
  }

  // MARK: Display

  func show(in button: UIButton) {
    let color = foreground(button)
    let text = configuration.attributedTitle
    showText(
      title, text ?? button.configuredTitle.map { AttributedString($0) },
      size: configuration.buttonSize.titleSize, color: color,
      transformer: configuration.titleTextAttributesTransformer)
    showText(
      subtitle,
      configuration.attributedSubtitle ?? configuration.subtitle.map { AttributedString($0) },
      size: configuration.buttonSize.subtitleSize, color: color,
      transformer: configuration.subtitleTextAttributesTransformer)
    title.lineBreakMode = configuration.titleLineBreakMode
    subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    picture.rendersAutomaticAsTemplate = true
    picture.tintColor = configuration.imageColorTransformer?(color) ?? color
    picture.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
    let image = configuration.showsActivityIndicator ? nil : button.configuredImage
    if picture.image !== image { picture.image = image }
    showIndicator(in: button, color)
    showPopupMark(in: button, color)
    for view in [title, subtitle, picture, popupMark] as [UIView?] {
      view?.alpha = button.isHighlighted ? Self.pressedAlpha : 1
    }
    backgroundView.show(
      configuration.background, color: background(button),
      radius: configuration.radius(height: button.bounds.height))
    backgroundView.alpha = button.isHighlighted ? Self.pressedAlpha : 1
  }

  private func showText(
    _ label: UILabel, _ text: AttributedString?, size: CGFloat, color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?
  ) {
    var standard = AttributeContainer()
    standard.font = .systemFont(ofSize: size)
    standard.foregroundColor = color
    if let transformer { standard = transformer(standard) }
    let whole = text?.mergingAttributes(standard, mergePolicy: .keepCurrent)
    label.isHidden = whole == nil
    // Unchanged text does not invalidate the layout.
    guard shownTexts[ObjectIdentifier(label)] != whole else { return }
    shownTexts[ObjectIdentifier(label)] = whole
    label.attributedText = whole?.drawn
  }

  private func showIndicator(in button: UIButton, _ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let shown = indicator ?? UIActivityIndicatorView(style: .medium)
    indicator = shown
    shown.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if shown.superview == nil { button.addPart(shown) }
    shown.startAnimating()
  }

  private func showPopupMark(in button: UIButton, _ color: UIColor) {
    guard isPopup(button) else {
      popupMark?.removeFromSuperview()
      popupMark = nil
      return
    }
    let shown = popupMark ?? ButtonImageView(frame: .zero)
    popupMark = shown
    shown.rendersAutomaticAsTemplate = true
    shown.image = ControlImages.popup
    shown.tintColor = color
    if shown.superview == nil { button.addPart(shown) }
  }

  private func isPopup(_ button: UIButton) -> Bool {
    switch configuration.indicator {
    case .automatic: button.menu != nil && button.changesSelectionAsPrimaryAction
    case .none: false
    case .popup: true
    }
  }

  private func foreground(_ button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    if let base = configuration.baseForegroundColor { return base }
    if let own = button.titleColors[exactly: button.state] ?? button.titleColors[exactly: .normal] {
      return own
    }
    return isProminent(button) ? .white : button.tintColor
  }

  private func isProminent(_ button: UIButton) -> Bool {
    let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
    return configuration.style == .filled || (configuration.style == .tinted && isSelected)
  }

  private func background(_ button: UIButton) -> UIColor? {
    let base: UIColor = configuration.baseBackgroundColor ?? button.tintColor
    if !button.isEnabled, configuration.style != .plain { return .tertiarySystemFill }
    if isProminent(button) { return base }
    switch configuration.style {
    case .filled: return base
    case .tinted: return base.withAlphaComponent(Self.tintedAlpha)
    case .gray: return configuration.baseBackgroundColor ?? .secondarySystemFill
    case .plain: return configuration.baseBackgroundColor
    }
  }

  // MARK: Layout

  private var isUpright: Bool {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  private var pictureSize: CGSize {
    if configuration.showsActivityIndicator { return CGSize(width: 20, height: 20) }
    return picture.preferred(picture.image)?.size ?? .zero
  }

  private func textSizes(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize, whole: CGSize) {
    let limit = CGSize(width: max(0, width), height: .greatestFiniteMagnitude)
    let first = title.isHidden ? .zero : title.sizeThatFits(limit)
    let second = subtitle.isHidden ? .zero : subtitle.sizeThatFits(limit)
    let gap = first.height > 0 && second.height > 0 ? configuration.titlePadding : 0
    let whole = CGSize(
      width: max(first.width, second.width), height: first.height + gap + second.height)
    return (first, second, whole)
  }

  private func gap(_ texts: CGSize) -> CGFloat {
    texts.height > 0 && pictureSize != .zero ? configuration.imagePadding : 0
  }

  private func whole(_ texts: CGSize) -> CGSize {
    let image = pictureSize
    return isUpright
      ? CGSize(
        width: max(image.width, texts.width), height: image.height + gap(texts) + texts.height)
      : CGSize(
        width: image.width + gap(texts) + texts.width, height: max(image.height, texts.height))
  }

  /// Returns the insets, with the width of the trailing indicator.
  private func insets(_ button: UIButton) -> UIEdgeInsets {
    var insets = configuration.contentInsets
    if let image = popupMark?.image { insets.trailing += image.size.width + Self.popupGap }
    return button.absolute(insets)
  }

  func size(in button: UIButton, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let insets = insets(button)
    let image = isUpright ? 0 : pictureSize.width
    let texts = textSizes(width - insets.left - insets.right - image).whole
    let content = whole(texts)
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  func place(in button: UIButton) {
    backgroundView.frame = button.bounds
    let box = button.bounds.inset(by: insets(button))
    let image = pictureSize
    let beside = isUpright || image == .zero ? 0 : image.width + configuration.imagePadding
    let texts = textSizes(max(0, box.width - beside))
    let content = whole(texts.whole)
    let start = CGPoint(
      x: box.minX + max(0, box.width - content.width) * share(button),
      y: box.minY + (box.height - content.height) / 2)
    let group = CGRect(
      x: start.x, y: start.y, width: min(content.width, box.width), height: content.height)
    let isFirst =
      isUpright
      ? configuration.imagePlacement == .top
      : (configuration.imagePlacement != .trailing)
        == (button.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let frames = frames(group, texts.whole, imageFirst: isFirst)
    let scale = button.contentScaleFactor
    picture.frame = frames.image.onPixels(scale)
    indicator?.frame = frames.image.onPixels(scale)
    placeTexts(frames.text, texts, button: button)
    placePopupMark(beside: box, in: button)
  }

  private func placePopupMark(beside box: CGRect, in button: UIButton) {
    guard let popupMark, let size = popupMark.image?.size else { return }
    let isLeftToRight = button.effectiveUserInterfaceLayoutDirection == .leftToRight
    let x = isLeftToRight ? box.maxX + Self.popupGap : box.minX - Self.popupGap - size.width
    let origin = CGPoint(x: x, y: box.midY - size.height / 2)
    popupMark.frame = CGRect(origin: origin, size: size).onPixels(button.contentScaleFactor)
  }

  private func frames(
    _ group: CGRect, _ texts: CGSize, imageFirst: Bool
  ) -> (image: CGRect, text: CGRect) {
    let image = pictureSize
    let gap = gap(texts)
    if isUpright {
      let imageY = imageFirst ? group.minY : group.maxY - image.height
      let textY = imageFirst ? imageY + image.height + gap : group.minY
      return (
        CGRect(
          x: group.midX - image.width / 2, y: imageY, width: image.width, height: image.height),
        CGRect(x: group.minX, y: textY, width: group.width, height: texts.height)
      )
    }
    let imageX = imageFirst ? group.minX : group.maxX - image.width
    let textX = imageFirst ? imageX + image.width + gap : group.minX
    let width = max(0, group.width - image.width - gap)
    return (
      CGRect(
        x: imageX, y: group.midY - image.height / 2, width: image.width, height: image.height),
      CGRect(x: textX, y: group.midY - texts.height / 2, width: width, height: texts.height)
    )
  }

  private func placeTexts(
    _ box: CGRect, _ texts: (title: CGSize, subtitle: CGSize, whole: CGSize), button: UIButton
  ) {
    func frame(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, box.width)
      let x = box.minX + (box.width - width) * textShare(button)
      return CGRect(x: x, y: y, width: width, height: size.height)
        .onPixels(button.contentScaleFactor)
    }
    title.frame = frame(texts.title, y: box.minY)
    subtitle.frame = frame(texts.subtitle, y: box.maxY - texts.subtitle.height)
    let isCentered = textShare(button) == 0.5
    title.textAlignment = isCentered ? .center : .natural
    subtitle.textAlignment = isCentered ? .center : .natural
  }

  private func share(_ button: UIButton) -> CGFloat {
    switch button.effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: 0
    case .right, .trailing: 1
    case .center: 0.5
    }
  }

  /// The share of the free width before the shorter of two texts.
  private func textShare(_ button: UIButton) -> CGFloat {
    switch configuration.titleAlignment {
    case .leading: 0
    case .trailing: 1
    case .center: 0.5
    case .automatic: isUpright || pictureSize == .zero ? 0.5 : 0
    }
  }
}

extension CGRect {
  /// The origin on whole pixels.
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: minX.snapped(toPixelsOf: scale), y: minY.snapped(toPixelsOf: scale)), size: size)
  }
}
