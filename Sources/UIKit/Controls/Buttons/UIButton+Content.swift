// The title, images and colours of a button in its current state.

import CoreGraphics
import QuartzCore

extension UIButton {
  /// The size of a custom button's title; a system button's is 15.
  private static let customFontSize: CGFloat = 18
  private static let systemFontSize: CGFloat = 15
  /// The opacity of a pressed system button.
  private static let pressedAlpha: CGFloat = 0.2
  /// Seconds in which a released system button comes back.
  private static let releaseDuration = 0.25
  /// The opacity of an image that is used for the disabled state too.
  private static let disabledAlpha: CGFloat = 0.5

  private var isSystem: Bool { buttonType != .custom }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Takes a new value of insets: false where it is refused or equal.
  func accept(_ new: inout UIEdgeInsets, _ old: UIEdgeInsets, name: StaticString) -> Bool {
    guard allFinite(new.top, new.left, new.bottom, new.right, for: name) else {
      new = old
      return false
    }
    return new != old
  }

  func defaultTitleColor(for state: UIControl.State) -> UIColor? {
    guard isSystem else { return titleColors[exactly: .normal] ?? .white }
    if state.contains(.disabled) { return Self.disabledColor }
    return titleColors[exactly: .normal] ?? tintColor
  }

  private static var disabledColor: UIColor { .tertiaryLabel }

  // MARK: Configuration

  func adopt(_ configuration: Configuration?) {
    guard let configuration else {
      configured?.leave()
      configured = nil
      return updateContent()
    }
    if let configured {
      configured.configuration = configuration
    } else {
      let parts: [UIView?] = [label, imagePart, backgroundPart]
      for part in parts { part?.removeFromSuperview() }
      (label, imagePart, backgroundPart) = (nil, nil, nil)
      let made = ButtonConfigurationContent(configuration)
      configured = made
      made.adopt(by: self)
    }
    updateContent()
  }

  func updateConfigurationIfNeeded() {
    guard let configured, configured.needsUpdate else { return }
    configured.needsUpdate = false
    updateConfiguration()
  }

  var configuredTitle: String? { configured?.configuration.title ?? currentTitle }
  var configuredImage: UIImage? { configured?.configuration.image ?? currentImage }

  // MARK: Subviews

  /// The title's label as far as there is one: to look at a button does not change it.
  package var presentTitleLabel: UILabel? { configured?.title ?? label }

  /// The font that the title has, or would have.
  package var titleFont: UIFont? {
    guard let presentTitleLabel else { return standardTitleFont }
    return presentTitleLabel.font
  }

  /// The way in which a title that is too long is cut, or would be.
  package var titleLineBreakMode: NSLineBreakMode {
    presentTitleLabel?.lineBreakMode ?? .byTruncatingMiddle
  }

  private var standardTitleFont: UIFont {
    .systemFont(ofSize: isSystem ? Self.systemFontSize : Self.customFontSize)
  }

  var madeLabel: ButtonLabel {
    if let label { return label }
    let made = ButtonLabel(frame: .zero)
    made.font = standardTitleFont
    made.lineBreakMode = titleLineBreakMode
    made.shadowOffset = .zero
    label = made
    addPart(made)
    updateContent()
    return made
  }

  var madeImagePart: ButtonImageView {
    if let imagePart { return imagePart }
    let made = ButtonImageView(frame: .zero)
    imagePart = made
    made.isFrameworkPart = true
    if let label {
      insertSubview(made, belowSubview: label)
    } else {
      addSubview(made)
    }
    updateContent()
    return made
  }

  private var madeBackgroundPart: ButtonImageView {
    if let backgroundPart { return backgroundPart }
    let made = ButtonImageView(frame: bounds)
    backgroundPart = made
    made.isFrameworkPart = true
    insertSubview(made, at: 0)
    return made
  }

  // MARK: Display

  /// Brings the parts to what the present state asks for. Does nothing where nothing changed.
  func updateContent() {
    if let configured {
      configured.show(in: self)
      return invalidateIntrinsicContentSize()
    }
    if currentTitle != nil || currentAttributedTitle != nil || label != nil { updateLabel() }
    if currentImage != nil || imagePart != nil { updateImage() }
    if currentBackgroundImage != nil || backgroundPart != nil { updateBackground() }
    showSelection()
  }

  private func updateLabel() {
    let label = madeLabel
    // The title of a filled selection is cut out of it.
    let isCutOut = fillsSelection && titleColors[exactly: state] == nil
    let color = isCutOut ? UIColor.systemBackground : currentTitleColor
    if label.textColor != color { label.textColor = color }
    if let attributed = currentAttributedTitle {
      if label.givenText !== attributed { label.attributedText = attributed }
    } else if label.text != currentTitle || label.hasAttributedText {
      label.text = currentTitle
    }
    let shadow = currentTitleShadowColor
    if label.shadowColor != shadow { label.shadowColor = shadow }
    label.reversesShadow = reversesTitleShadowWhenHighlighted && isHighlighted
  }

  private func updateImage() {
    let part = madeImagePart
    part.rendersAutomaticAsTemplate = isSystem
    let selected = fillsSelection ? UIColor.systemBackground : nil
    let tint = isSystem && !isEnabled ? Self.disabledColor : selected
    if part.storage.tintColor != tint { part.tintColor = tint }
    part.preferredSymbolConfiguration = presentSymbolConfiguration
    show(images, in: part)
  }

  private var presentSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
      ?? preferredSymbolConfigurationForImage(in: .normal)
  }

  /// As large as it is shown.
  var shownImageSize: CGSize {
    currentImage?.preferring(presentSymbolConfiguration).size ?? .zero
  }

  private func updateBackground() {
    show(backgroundImages, in: madeBackgroundPart)
  }

  /// Shows the state's own image unchanged; the normal state's as fallback is adjusted to the
  /// state.
  private func show(_ table: StateTable<UIImage>, in part: ButtonImageView) {
    let isOwn = table[exactly: state] != nil
    part.isHidden = table.value(for: state) == nil
    part.isDarkened = !isSystem && !isOwn && isHighlighted && adjustsImageWhenHighlighted
    part.image = table.value(for: state)
    let isFaded = !isSystem && !isOwn && !isEnabled && adjustsImageWhenDisabled
    part.fade = isFaded ? Self.disabledAlpha : 1
  }

  /// Animates the pressed state of a system button, and its end.
  func showPress() {
    showGlow()
    guard isSystem, configured == nil else { return }
    let parts: [UIView] = [label, imagePart].compactMap { $0 }
    if isHighlighted {
      UIView.performWithoutAnimation {
        for part in parts { part.layer.removeAnimation(forKey: "opacity") }
        for part in parts { part.alpha = Self.pressedAlpha }
      }
    } else if parts.contains(where: { $0.alpha != 1 }) {
      UIView.animate(
        withDuration: Self.releaseDuration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        for part in parts { part.alpha = 1 }
      }
    }
  }
}
