// The views of documents: their classes, and the attributes that all have.

import CoreGraphics
internal import InterfaceDocuments
import ObjCRuntime

/// Makes the views of documents, and sets their attributes.
///
/// An attribute that an element lacks is set where Interface Builder's default is not that of the class: a label takes
/// touches, a spinner that stands still is seen.
@MainActor enum NibViews {
  /// Whether an element at the top of a document is a view.
  static func isView(_ element: NibElement) -> Bool {
    kind(element) != nil || NibPlaceholder.elements.contains(element.name)
      || element.children.contains { $0.name == "rect" }
  }

  /// Makes the view of an element, with its attributes, without what lies in it. Log lines name the document.
  ///
  /// `didConfigure` is called when the attributes are set, before the class's `init(coder:)` goes on behind
  /// `super.init(coder:)`. On Apple's systems a view has its subviews there.
  static func make(
    _ element: NibElement, _ document: String, didConfigure: (@MainActor (UIView) -> Void)? = nil
  ) -> UIView {
    let coder = NibCoder(element)
    coder.didConfigure = didConfigure
    let view = instance(element, document, coder: coder)
    if !view.storage.isDecoded {
      setAttributes(of: view, element)
      didConfigure?(view)
    }
    return view
  }

  private static func instance(
    _ element: NibElement, _ document: String, coder: NibCoder
  ) -> UIView {
    if let name = element.attributes["customClass"] {
      if let view = NibClasses.view(name, coder) { return view }
      logOnce("the document “\(document)” names a class “\(name)” that the sources do not have")
    }
    if let kind = kind(element) { return kind.viewClass.init(coder: coder) ?? UIView() }
    if let view = NibPlaceholder.view(element, coder) { return view }
    logOnce("the document “\(document)”: \(element.name) is not known, and is a plain view")
    return UIView(coder: coder) ?? UIView()
  }

  // MARK: Attributes of all views

  /// Sets the attributes that the element has, without runtime attributes. A view that its own coder has set them for
  /// is left alone: its class may have changed them since.
  static func setAttributes(of view: UIView, _ element: NibElement) {
    guard !view.storage.isDecoded else { return }
    view.storage.isDecoded = true
    configure(view, element)
  }

  /// Sets all attributes.
  static func configure(_ view: UIView, _ element: NibElement) {
    if let frame = element.value("frame") { view.frame = frame.rect }
    if let mask = element.value("autoresizingMask") { view.autoresizingMask = resizing(mask) }
    if let flag = element.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = flag
    }
    // A view without constraints of its own, which Interface Builder marks so, keeps its frame.
    if element.flag("fixedFrame") == true { view.translatesAutoresizingMaskIntoConstraints = true }
    setLook(view, element)
    let takesTouches = element.flag("userInteractionEnabled") ?? true
    if takesTouches != view.isUserInteractionEnabled {
      view.isUserInteractionEnabled = takesTouches
    }
    element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    element.flag("exclusiveTouch") { view.isExclusiveTouch = $0 }
    element.flag("autoresizesSubviews") { view.autoresizesSubviews = $0 }
    element.integer("tag") { view.tag = $0 }
    if let identifier = element.attributes["restorationIdentifier"] {
      view.restorationIdentifier = identifier
    }
    if let meaning = NibNames.semantics[element.attributes["semanticContentAttribute"] ?? ""] {
      view.semanticContentAttribute = meaning
    }
    setMargins(view, element)
    setPriorities(view, element)
    if let texts = element.value("accessibilityConfiguration") { setAccessibility(view, texts) }
    if let control = view as? UIControl { configureControl(control, element) }
    kind(of: view).configure(view, element)
  }

  private static func setLook(_ view: UIView, _ element: NibElement) {
    // A view that draws its own content, such as a label, is drawn anew at each size, whatever its document says.
    if let mode = contentModes[element.attributes["contentMode"] ?? ""],
      view.contentMode != .redraw
    {
      view.contentMode = mode
    }
    element.flag("opaque") { view.isOpaque = $0 }
    element.flag("hidden") { view.isHidden = $0 }
    element.number("alpha") { view.alpha = $0 }
    if let flag = element.flag("clipsSubviews") {
      view.clipsToBounds = flag
    } else if view is UIScrollView {
      view.clipsToBounds = false
    }
    element.flag("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = $0 }
    element.color("backgroundColor") { view.backgroundColor = $0 }
    element.color("tintColor") { view.tintColor = $0 }
  }

  private static func setMargins(_ view: UIView, _ element: NibElement) {
    if let margins = element.value("layoutMargins") { view.layoutMargins = margins.insets }
    if let margins = element.value("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins.directionalInsets
    }
    element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = $0 }
    element.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = $0 }
  }

  private static func setPriorities(_ view: UIView, _ element: NibElement) {
    let names: [(hugging: String, resistance: String, axis: NSLayoutConstraint.Axis)] = [
      ("horizontalHuggingPriority", "horizontalCompressionResistancePriority", .horizontal),
      ("verticalHuggingPriority", "verticalCompressionResistancePriority", .vertical),
    ]
    for (hugging, resistance, axis) in names {
      view.setContentHuggingPriority(priority(element, hugging) ?? .defaultLow, for: axis)
      view.setContentCompressionResistancePriority(
        priority(element, resistance) ?? .defaultHigh, for: axis)
    }
  }

  private static func priority(_ element: NibElement, _ key: String) -> UILayoutPriority? {
    element.number(key).map { UILayoutPriority(Float(min(max($0, 0), 1000))) }
  }

  private static func setAccessibility(_ view: UIView, _ element: NibElement) {
    view.accessibilityIdentifier = element.attributes["identifier"]
    element.text("label") { view.accessibilityLabel = $0 }
    element.text("hint") { view.accessibilityHint = $0 }
    if let flag = element.value("isElement")?.flag("value") { view.isAccessibilityElement = flag }
    guard let traits = element.value("traits") else { return }
    view.accessibilityTraits = NibNames.accessibilityTraits.reduce(into: []) {
      if traits.flag($1.key) == true { $0.insert($1.value) }
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

  // MARK: Runtime attributes

  static func setRuntimeAttributes(of view: UIView, _ element: NibElement) {
    for line in runtimeAttributes(element) {
      view.setValue(line.runtimeValue, forKeyPath: line.attributes["keyPath"] ?? "")
    }
  }

  /// As for views; the object is any other of a document.
  static func setRuntimeAttributes(of object: AnyObject, _ element: NibElement) {
    if let view = object as? UIView { return setRuntimeAttributes(of: view, element) }
    NibBars.keys
    for line in runtimeAttributes(element) {
      let path = line.attributes["keyPath"] ?? ""
      if let responder = object as? UIResponder {
        responder.setValue(line.runtimeValue, forKeyPath: path)
      } else if !ObjCRuntime.setValue(line.runtimeValue, path, of: object) {
        logOnce("\(type(of: object)): the key path “\(path)” leads nowhere")
      }
    }
  }

  private static func runtimeAttributes(_ element: NibElement) -> [NibElement] {
    let lines = element.child("userDefinedRuntimeAttributes")?.children ?? []
    return lines.filter { $0.attributes["keyPath"]?.isEmpty == false }
  }

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft,
    "BottomRight": .bottomRight,
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
