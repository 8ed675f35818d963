// The kinds of views in documents: element, class and attributes.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  /// All kinds, a class before those that it inherits from: a view is of the first kind that applies to it.
  static let kinds: [NibKind] = [
    NibKind("label", UILabel.self) { configure($0, $1) },
    NibKind("button", UIButton.self) { configure($0, $1) },
    NibKind("imageView", UIImageView.self) { view, element in
      view.image = element.image("image")
      view.highlightedImage = element.image("highlightedImage")
    },
    NibKind("textField", UITextField.self) { configure($0, $1) },
    NibKind("textView", UITextView.self) { configure($0, $1) },
    NibKind("switch", UISwitch.self) { configure($0, $1) },
    NibKind("slider", UISlider.self) { configure($0, $1) },
    NibKind("stepper", UIStepper.self) { configure($0, $1) },
    NibKind("segmentedControl", UISegmentedControl.self) { configure($0, $1) },
    NibKind("pageControl", UIPageControl.self) { pages, element in
      pages.numberOfPages = Int(element.number("numberOfPages") ?? 0)
      pages.currentPage = Int(element.number("currentPage") ?? 0)
    },
    NibKind("stackView", UIStackView.self) { configure($0, $1) },
    NibKind("tableView", UITableView.self) { configure($0, $1) },
    NibKind("collectionView", UICollectionView.self) { configure($0, $1) },
    NibKind("scrollView", UIScrollView.self) { configure($0, $1) },
    NibKind("activityIndicatorView", UIActivityIndicatorView.self) { configure($0, $1) },
    NibKind("progressView", UIProgressView.self) { view, element in
      view.progress = Float(element.number("progress") ?? 0.5)
      view.progressTintColor = element.value("progressTintColor")?.color
      view.trackTintColor = element.value("trackTintColor")?.color
    },
    NibKind("visualEffectView", UIVisualEffectView.self) { view, element in
      let style = element.child("blurEffect")?.attributes["style"]
      view.effect = style.map { UIBlurEffect(style: blurs[$0] ?? .regular) }
    },
    NibKind("tableViewCell", UITableViewCell.self) { cell, element in
      cell.reuseIdentifier = element.attributes["reuseIdentifier"]
    },
    NibKind("collectionViewCell", UICollectionViewCell.self) { cell, element in
      cell.reuseIdentifier = element.attributes["reuseIdentifier"]
    },
    NibKind("collectionReusableView", UICollectionReusableView.self) { view, element in
      view.reuseIdentifier = element.attributes["reuseIdentifier"]
    },
    NibKind("searchBar", UISearchBar.self) { bar, element in
      bar.placeholder = element.text("placeholder")
    },
    NibKind("pickerView", UIPickerView.self), NibKind("datePicker", UIDatePicker.self),
    NibKind("navigationBar", UINavigationBar.self), NibKind("toolbar", UIToolbar.self),
    NibKind("tabBar", UITabBar.self), NibKind("control", UIControl.self),
    NibKind("containerView", UIView.self), NibKind("view", UIView.self),
  ]

  /// Returns the kind of an element; nil where the element is not known.
  static func kind(_ element: NibElement) -> NibKind? {
    kinds.first { $0.element == element.name }
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

  static func configureControl(_ control: UIControl, _ element: NibElement) {
    if let flag = element.flag("enabled") { control.isEnabled = flag }
    if let flag = element.flag("selected") { control.isSelected = flag }
    if let flag = element.flag("highlighted") { control.isHighlighted = flag }
    control.contentHorizontalAlignment =
      ["left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing][
        element.attributes["contentHorizontalAlignment"] ?? ""] ?? .center
    control.contentVerticalAlignment =
      ["top": .top, "bottom": .bottom, "fill": .fill][
        element.attributes["contentVerticalAlignment"] ?? ""] ?? .center
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
