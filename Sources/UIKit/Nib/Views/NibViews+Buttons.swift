// Buttons in documents: their type, what each state shows, and configurations.

import CoreGraphics
import CoreText
internal import InterfaceDocuments

extension NibViews {
  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  static func configure(_ button: UIButton, _ element: NibElement) {
    if let type = buttonTypes[element.attributes["buttonType"] ?? ""] { button.become(type) }
    button.configuration = element.value("configuration").map { configuration($0) }
    if let font = element.value("fontDescription")?.font { button.titleLabel?.font = font }
    button.titleLabel?.lineBreakMode =
      NibNames.lineBreaks[element.attributes["lineBreakMode"] ?? ""] ?? .byTruncatingMiddle
    if let offset = element.value("titleShadowOffset") {
      button.titleLabel?.shadowOffset = offset.rect.size
    }
    if let insets = element.value("contentEdgeInsets") { button.contentEdgeInsets = insets.insets }
    if let insets = element.value("titleEdgeInsets") { button.titleEdgeInsets = insets.insets }
    if let insets = element.value("imageEdgeInsets") { button.imageEdgeInsets = insets.insets }
    setBehaviour(button, element)
    for line in element.children where line.name == "state" { setState(button, line) }
  }

  private static func setBehaviour(_ button: UIButton, _ element: NibElement) {
    element.flag("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = $0 }
    element.flag("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = $0 }
    element.flag("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = $0 }
    element.flag("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = $0
    }
    element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
      button.adjustsImageSizeForAccessibilityContentSizeCategory = $0
    }
    element.flag("pointerInteraction") { button.isPointerInteractionEnabled = $0 }
    element.flag("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = $0 }
    element.flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = $0 }
    button.role =
      ["primary": .primary, "cancel": .cancel, "destructive": .destructive][
        element.attributes["role"] ?? ""] ?? .normal
  }

  // MARK: States

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected,
    "disabled": .disabled, "focused": .focused,
  ]

  private static func setState(_ button: UIButton, _ line: NibElement) {
    guard let state = states[line.attributes["key"] ?? ""] else { return }
    // A configuration has a title of its own, or none.
    if button.configuration == nil, let title = line.text("title") {
      button.setTitle(title, for: state)
    }
    if let title = line.value("attributedTitle") {
      button.setAttributedTitle(title.attributedText, for: state)
    }
    if let color = line.value("titleColor")?.color { button.setTitleColor(color, for: state) }
    if let color = line.value("titleShadowColor")?.color {
      button.setTitleShadowColor(color, for: state)
    }
    if let image = line.image("image") { button.setImage(image, for: state) }
    if let image = line.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    if let symbol = line.value("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(symbol.symbolConfiguration, forImageIn: state)
    }
  }

  // MARK: Configurations

  private static func configuration(_ element: NibElement) -> UIButton.Configuration {
    var result = style(element.attributes["style"])
    result.title = element.text("title")
    result.subtitle = element.text("subtitle")
    if let text = element.value("attributedTitle") {
      result.attributedTitle = AttributedString(text.attributedText)
    }
    if let font = element.value("titleFontDescription")?.font {
      result.titleTextAttributesTransformer = transformer(font)
    }
    if let font = element.value("subtitleFontDescription")?.font {
      result.subtitleTextAttributesTransformer = transformer(font)
    }
    result.image = element.image("image")
    result.preferredSymbolConfigurationForImage =
      element.value("preferredSymbolConfigurationForImage")?.symbolConfiguration
    result.baseForegroundColor = element.value("baseForegroundColor")?.color
    result.baseBackgroundColor = element.value("baseBackgroundColor")?.color
    setMeasures(&result, element)
    return result
  }

  private static func style(_ name: String?) -> UIButton.Configuration {
    switch name {
    case "gray", "bordered": .gray()
    case "tinted", "borderedTinted": .tinted()
    case "filled", "borderedProminent": .filled()
    default: .plain()
    }
  }

  private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var changed = attributes
      changed.font = font
      return changed
    }
  }

  private static func setMeasures(_ result: inout UIButton.Configuration, _ element: NibElement) {
    if let insets = element.value("contentInsets") {
      result.contentInsets = insets.directionalInsets
    }
    if let points = element.number("imagePadding") { result.imagePadding = points }
    if let points = element.number("titlePadding") { result.titlePadding = points }
    result.imagePlacement =
      ["top": .top, "bottom": .bottom, "trailing": .trailing][
        element.attributes["imagePlacement"] ?? ""] ?? .leading
    result.titleAlignment =
      ["leading": .leading, "center": .center, "trailing": .trailing][
        element.attributes["titleAlignment"] ?? ""] ?? .automatic
    result.cornerStyle =
      [
        "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
      ][element.attributes["cornerStyle"] ?? ""] ?? .dynamic
    result.buttonSize =
      ["mini": .mini, "small": .small, "large": .large][
        element.attributes["buttonSize"] ?? ""] ?? .medium
    result.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
    guard let background = element.value("background") else { return }
    if let radius = background.number("cornerRadius") { result.background.cornerRadius = radius }
    if let color = background.value("backgroundColor")?.color {
      result.background.backgroundColor = color
    }
    if let color = background.value("strokeColor")?.color { result.background.strokeColor = color }
    if let width = background.number("strokeWidth") { result.background.strokeWidth = width }
    result.background.image = background.image("image")
  }
}
