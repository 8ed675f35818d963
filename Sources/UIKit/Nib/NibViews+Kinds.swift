// What documents say of labels, buttons and the other kinds of views.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  static func configureKind(_ view: UIView, _ element: NibElement) {
    if let control = view as? UIControl { configure(control, element) }
    switch view {
    case let label as UILabel: configure(label, element)
    case let button as UIButton: configure(button, element)
    case let imageView as UIImageView:
      imageView.image = element.image("image")
      imageView.highlightedImage = element.image("highlightedImage")
    case let field as UITextField: configure(field, element)
    case let text as UITextView: configure(text, element)
    case let stack as UIStackView: configure(stack, element)
    case let table as UITableView: configure(table, element)
    case let collection as UICollectionView: configure(collection, element)
    case let scroll as UIScrollView: configure(scroll, element)
    case let indicator as UIActivityIndicatorView: configure(indicator, element)
    case let progress as UIProgressView:
      progress.progress = Float(element.number("progress") ?? 0.5)
      progress.progressTintColor = element.value("progressTintColor")?.color
      progress.trackTintColor = element.value("trackTintColor")?.color
    case let effect as UIVisualEffectView:
      let style = element.child("blurEffect")?.attributes["style"]
      effect.effect = style.map { UIBlurEffect(style: blurs[$0] ?? .regular) }
    case let cell as UITableViewCell:
      cell.reuseIdentifier = element.attributes["reuseIdentifier"]
    case let cell as UICollectionReusableView:
      cell.reuseIdentifier = element.attributes["reuseIdentifier"]
    case let bar as UISearchBar: bar.placeholder = element.text("placeholder")
    default: break
    }
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
  ]

  // MARK: Texts

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  private static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  private static func configure(_ label: UILabel, _ element: NibElement) {
    label.text = element.text("text")
    if let font = element.value("fontDescription")?.font { label.font = font }
    if let color = element.value("textColor")?.color { label.textColor = color }
    label.highlightedTextColor = element.value("highlightedColor")?.color
    label.shadowColor = element.value("shadowColor")?.color
    if let offset = element.value("shadowOffset") { label.shadowOffset = offset.rect.size }
    label.textAlignment = alignments[element.attributes["textAlignment"] ?? ""] ?? .natural
    label.lineBreakMode = lineBreaks[element.attributes["lineBreakMode"] ?? ""] ?? .byTruncatingTail
    if let lines = element.number("numberOfLines") { label.numberOfLines = Int(lines) }
    if let flag = element.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = flag }
    if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let flag = element.flag("enabled") { label.isEnabled = flag }
  }

  private static func configure(_ field: UITextField, _ element: NibElement) {
    field.text = element.text("text")
    field.placeholder = element.text("placeholder")
    if let font = element.value("fontDescription")?.font { field.font = font }
    if let color = element.value("textColor")?.color { field.textColor = color }
    field.textAlignment = alignments[element.attributes["textAlignment"] ?? ""] ?? .natural
    field.borderStyle =
      ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect][
        element.attributes["borderStyle"] ?? ""] ?? .none
    field.clearButtonMode =
      ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always][
        element.attributes["clearButtonMode"] ?? ""] ?? .never
    field.isSecureTextEntry = element.value("textInputTraits")?.flag("secureTextEntry") ?? false
  }

  private static func configure(_ text: UITextView, _ element: NibElement) {
    text.text = element.text("text")
    if let font = element.value("fontDescription")?.font { text.font = font }
    if let color = element.value("textColor")?.color { text.textColor = color }
    text.textAlignment = alignments[element.attributes["textAlignment"] ?? ""] ?? .natural
    if let flag = element.flag("editable") { text.isEditable = flag }
    if let flag = element.flag("selectable") { text.isSelectable = flag }
  }

  // MARK: Controls

  private static func configure(_ control: UIControl, _ element: NibElement) {
    if let flag = element.flag("enabled") { control.isEnabled = flag }
    if let flag = element.flag("selected") { control.isSelected = flag }
    if let flag = element.flag("highlighted") { control.isHighlighted = flag }
    control.contentHorizontalAlignment =
      ["left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing][
        element.attributes["contentHorizontalAlignment"] ?? ""] ?? .center
    control.contentVerticalAlignment =
      ["top": .top, "bottom": .bottom, "fill": .fill][
        element.attributes["contentVerticalAlignment"] ?? ""] ?? .center
    switch control {
    case let control as UISwitch: configure(control, element)
    case let slider as UISlider: configure(slider, element)
    case let stepper as UIStepper: configure(stepper, element)
    case let segments as UISegmentedControl: configure(segments, element)
    case let pages as UIPageControl:
      pages.numberOfPages = Int(element.number("numberOfPages") ?? 0)
      pages.currentPage = Int(element.number("currentPage") ?? 0)
    default: break
    }
  }

  private static func configure(_ button: UIButton, _ element: NibElement) {
    if let font = element.value("fontDescription")?.font { button.titleLabel?.font = font }
    if let insets = element.value("contentEdgeInsets") { button.contentEdgeInsets = insets.insets }
    if let insets = element.value("titleEdgeInsets") { button.titleEdgeInsets = insets.insets }
    if let insets = element.value("imageEdgeInsets") { button.imageEdgeInsets = insets.insets }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected,
      "disabled": .disabled, "focused": .focused,
    ]
    for line in element.children where line.name == "state" {
      guard let state = states[line.attributes["key"] ?? ""] else { continue }
      if let title = line.text("title") { button.setTitle(title, for: state) }
      if let color = line.value("titleColor")?.color { button.setTitleColor(color, for: state) }
      if let image = line.image("image") { button.setImage(image, for: state) }
      if let image = line.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    }
  }

  private static func configure(_ control: UISwitch, _ element: NibElement) {
    if let flag = element.flag("on") { control.isOn = flag }
    control.onTintColor = element.value("onTintColor")?.color
    control.thumbTintColor = element.value("thumbTintColor")?.color
  }

  private static func configure(_ slider: UISlider, _ element: NibElement) {
    slider.minimumValue = Float(element.number("minValue") ?? 0)
    slider.maximumValue = Float(element.number("maxValue") ?? 1)
    slider.value = Float(element.number("value") ?? 0)
    slider.minimumTrackTintColor = element.value("minimumTrackTintColor")?.color
    slider.maximumTrackTintColor = element.value("maximumTrackTintColor")?.color
    slider.thumbTintColor = element.value("thumbTintColor")?.color
  }

  private static func configure(_ stepper: UIStepper, _ element: NibElement) {
    stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
    stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
    stepper.value = Double(element.number("value") ?? 0)
  }

  private static func configure(_ control: UISegmentedControl, _ element: NibElement) {
    for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
      control.insertSegment(withTitle: segment.attributes["title"], at: index, animated: false)
    }
    let selected = element.number("selectedSegmentIndex") ?? 0
    control.selectedSegmentIndex = control.numberOfSegments > 0 ? Int(selected) : -1
  }

  private static func configure(_ view: UIActivityIndicatorView, _ element: NibElement) {
    view.style = element.attributes["style"]?.hasSuffix("arge") == true ? .large : .medium
    if let color = element.value("color")?.color { view.color = color }
    if let flag = element.flag("hidesWhenStopped") { view.hidesWhenStopped = flag }
    if element.flag("animating") == true { view.startAnimating() }
  }

  // MARK: Containers

  private static func configure(_ stack: UIStackView, _ element: NibElement) {
    stack.axis = element.attributes["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution =
      [
        "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ][element.attributes["distribution"] ?? ""] ?? .fill
    stack.alignment =
      [
        "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
        "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
      ][element.attributes["alignment"] ?? ""] ?? .fill
    stack.spacing = element.number("spacing") ?? 0
  }

  static func configure(_ scroll: UIScrollView, _ element: NibElement) {
    if let size = element.value("contentSize") { scroll.contentSize = size.rect.size }
    if let flag = element.flag("pagingEnabled") { scroll.isPagingEnabled = flag }
    if let flag = element.flag("scrollEnabled") { scroll.isScrollEnabled = flag }
    if let flag = element.flag("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = flag
    }
    if let flag = element.flag("showsVerticalScrollIndicator") {
      scroll.showsVerticalScrollIndicator = flag
    }
  }
}
