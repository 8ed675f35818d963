// The views of documents: their classes, and the attributes that all have.

import CoreGraphics
internal import InterfaceDocuments

@MainActor enum NibViews {
  /// Whether an element at the top of a document is a view.
  static func isView(_ element: NibElement) -> Bool {
    kind(element) != nil || element.children.contains { $0.name == "rect" }
  }

  static func make(_ element: NibElement, _ document: String) -> UIView {
    if let name = element.attributes["customClass"] {
      if let view = NibClasses.view(name) { return view }
      logOnce("the document “\(document)” names a class “\(name)” that the sources do not have")
    }
    if element.name == "button" { return UIButton(type: buttonType(element)) }
    guard let kind = kind(element) else {
      logOnce("the document “\(document)”: \(element.name) is not known, and is a plain view")
      return UIView()
    }
    if element.name == "tableView", element.attributes["style"] == "grouped" {
      return UITableView(frame: .zero, style: .grouped)
    }
    return kind.viewClass.init(coder: NSCoder()) ?? UIView()
  }

  private static func buttonType(_ element: NibElement) -> UIButton.ButtonType {
    switch element.attributes["buttonType"] {
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  // MARK: Attributes of all views

  /// Sets the attributes that the element has, without runtime attributes.
  static func setAttributes(of view: UIView, _ element: NibElement) {
    if let frame = element.value("frame") { view.frame = frame.rect }
    if let mask = element.value("autoresizingMask") { view.autoresizingMask = resizing(mask) }
    if let flag = element.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = flag
    }
    if let mode = contentModes[element.attributes["contentMode"] ?? ""] { view.contentMode = mode }
    if let flag = element.flag("opaque") { view.isOpaque = flag }
    if let flag = element.flag("hidden") { view.isHidden = flag }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let flag = element.flag("clipsSubviews") { view.clipsToBounds = flag }
    if let flag = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let tag = element.number("tag") { view.tag = Int(exactly: tag.rounded()) ?? 0 }
    if let color = element.value("backgroundColor")?.color { view.backgroundColor = color }
    if let color = element.value("tintColor")?.color { view.tintColor = color }
    view.restorationIdentifier = element.attributes["restorationIdentifier"]
    setPriorities(view, element)
    if let control = view as? UIControl { configureControl(control, element) }
    kinds.first { $0.appliesTo(view) }?.configure(view, element)
  }

  private static func setPriorities(_ view: UIView, _ element: NibElement) {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let priority = element.number(name + "HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
      }
      if let priority = element.number(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
      }
    }
  }

  private static func resizing(_ mask: NibElement) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if mask.flag($1.0) == true { $0.insert($1.1) } }
  }

  // MARK: Values by their names in documents

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  static let relations: [String: NSLayoutConstraint.Relation] = [
    "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
