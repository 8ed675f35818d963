// Makes the objects of a document.

import CoreGraphics
internal import InterfaceDocuments

/// Makes the objects of one document, or of one scene of a storyboard, once.
///
/// The steps are Apple's: objects with their attributes, constraints, runtime attributes, outlets and actions,
/// `awakeFromNib()`. An unknown element becomes a plain view, with one log line.
@MainActor final class NibReader {
  /// The name of the document, for the log.
  let document: String
  /// Whether the document is shown as Interface Builder's canvas shows it: nothing is connected to controllers.
  let isDesigning: Bool
  /// The sizes of the system that the document was laid out with; nil: today's.
  private let metrics: WrittenMetrics?
  /// Whether constraints hold that are removed when a document is built, as on Interface Builder's canvas.
  let keepsPlaceholders: Bool
  /// The objects by their identifiers in the document.
  var objects: [String: AnyObject]
  /// The objects whose constraints, attributes and connections are still to be read, in the document's order.
  private(set) var unfinished: [(object: AnyObject, element: NibElement)] = []
  /// The objects that were there before, with the placeholders that stand for them: they are connected, and do not
  /// wake.
  private var owners: [(object: AnyObject, element: NibElement)] = []
  /// The views with the frames that the document has for them, in its order.
  private(set) var writtenFrames: [WrittenFrame] = []
  /// The constraints that were made of the document's.
  var constraints: [NSLayoutConstraint] = []
  /// The views whose classes the sources do not have, with the classes' names.
  private(set) var missing: [(view: UIView, className: String)] = []
  /// The scene that connects segues; nil: the document is no storyboard.
  weak var scene: StoryboardScene?
  /// The segues that embed a scene in a container, to be performed when the view is complete.
  var embeddings: [(container: UIView, segue: NibElement)] = []

  init(
    document: String, isDesigning: Bool = false, metrics: WrittenMetrics? = nil,
    keepsPlaceholders: Bool = false, objects: [String: AnyObject] = [:]
  ) {
    self.document = document
    self.isDesigning = isDesigning
    self.metrics = metrics
    self.keepsPlaceholders = keepsPlaceholders
    self.objects = objects
  }

  /// Returns the document's top-level objects, in its order. `owner` stands for the placeholder of its owner.
  func read(_ root: NibElement, owner: AnyObject?) -> [Any] {
    let elements = root.child("objects")?.children ?? []
    for placeholder in elements where placeholder.name == "placeholder" {
      if let owner, placeholder.attributes["placeholderIdentifier"] == "IBFilesOwner" {
        objects[placeholder.attributes["id"] ?? "-1"] = owner
        owners.append((owner, placeholder))
      }
    }
    let top = elements.compactMap(makeObject)
    finish()
    return top
  }

  /// Makes an object that stands beside the views; nil for placeholders and unknown elements.
  func makeObject(_ element: NibElement) -> AnyObject? {
    if NibViews.isView(element) { return makeView(element) }
    guard let object = otherObject(element) else { return nil }
    adopt(object, element)
    return object
  }

  private func otherObject(_ element: NibElement) -> AnyObject? {
    let name = element.attributes["customClass"]
    switch element.name {
    case "customObject", "object": return name.flatMap(NibClasses.object)
    case let kind where kind.hasSuffix("GestureRecognizer"): return NibGestures.make(element)
    case let kind where NibControllers.isController(kind):
      return NibControllers.make(element, document, isDesigning: isDesigning)
    default: return nil
    }
  }

  /// Registers an object, whose connections are read when all objects are there.
  func adopt(_ object: AnyObject, _ element: NibElement) {
    unfinished.append((object, element))
    if let id = element.attributes["id"] { objects[id] = object }
  }

  /// Completes the objects made since the last call: constraints, runtime attributes, connections, and then the
  /// objects wake.
  func finish() {
    let made = unfinished
    unfinished = []
    for case (let view as UIView, let element) in made { constrain(view, element) }
    DesignTime.prepare {
      for (object, element) in made { NibViews.setRuntimeAttributes(of: object, element) }
    }
    for (object, element) in owners + made { connect(object, element) }
    owners = []
    for (object, _) in made { NibReader.wake(object) }
  }

  private static func wake(_ object: AnyObject) {
    switch object {
    case let responder as UIResponder: responder.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    default: break
    }
  }

  // MARK: Views

  /// Makes a view with its attributes and all that lies in it.
  func makeView(_ element: NibElement) -> UIView {
    let place = unfinished.count
    let view = DesignTime.prepare {
      NibViews.make(element, document) { self.fill($0, element) }
    }
    note(view, element)
    guard let other = view.awakeAfter(using: NSCoder()) as? UIView, other !== view else {
      return view
    }
    unfinished[place].object = other
    if let id = element.attributes["id"] { objects[id] = other }
    return other
  }

  private func note(_ view: UIView, _ element: NibElement) {
    let name = element.attributes["customClass"]
    if let unused = element.attributes[NibElement.unusedClass] { missing.append((view, unused)) }
    if let name, !NibClasses.isKnown(name) { missing.append((view, name)) }
    metrics?.apply(to: view)
    if isDesigning {
      view.becomeDesigned()
      (view as? UIPickerView)?.showSampleRows()
      setPlaceholderSize(of: view, element)
    }
    writtenFrames.append(
      WrittenFrame(
        view: view, element: element,
        isOwn: name.map(NibClasses.isRegistered) ?? false))
  }

  /// A document's size for the canvas alone; “infinite” leaves a side to the content.
  private func setPlaceholderSize(of view: UIView, _ element: NibElement) {
    let (width, height) = (
      element.number("placeholderIntrinsicWidth"), element.number("placeholderIntrinsicHeight")
    )
    guard width != nil || height != nil else { return }
    let none = UIView.noIntrinsicMetric
    view.rareData.placeholderSize = CGSize(width: width ?? none, height: height ?? none)
  }

  /// Registers a view with its layout guides, and makes its parts and its subviews.
  private func fill(_ view: UIView, _ element: NibElement) {
    adopt(view, element)
    for child in element.children {
      guard let guide = NibParts.guide(child, of: view) else { continue }
      objects[child.attributes["id"] ?? ""] = guide
    }
    NibParts.add(to: view, element, builder)
    if let inner = NibViews.contentView(of: view), let content = contentElement(element) {
      NibViews.setAttributes(of: inner, content)
      let own = NibParts.views(of: view, element)
      adopt(inner, content)
      addSubviews(of: content, to: inner, known: own)
    }
    addSubviews(of: element, to: view, known: [:])
  }

  /// Makes the subviews that are installed. `known`: the ones that the view has already, by identifier.
  private func addSubviews(of element: NibElement, to view: UIView, known: [String: UIView]) {
    for child in element.child("subviews")?.children ?? [] {
      if let part = known[child.attributes["id"] ?? ""] {
        NibViews.setAttributes(of: part, child)
        fill(part, child)
        continue
      }
      let subview = makeView(child)
      guard child.flag(NibVariations.excludedMark) != true else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// Registers a controller's guides to the bars above and below its view.
  func registerBarGuides(of controller: NibElement, in view: UIView) {
    for guide in controller.child("layoutGuides")?.children ?? [] {
      objects[guide.attributes["id"] ?? ""] = view.barsGuide(
        guide.attributes["type"] == "top" ? .top : .bottom)
    }
  }

  private func contentElement(_ element: NibElement) -> NibElement? {
    element.value("contentView") ?? element.child("tableViewCellContentView")
      ?? element.child("collectionViewCellContentView")
  }

  /// The functions with which the parts of views are made.
  var builder: NibBuilder {
    NibBuilder(
      makeView: { self.makeView($0) }, register: { self.adopt($0, $1) },
      makeCopy: { [self] in copy(of: $0) }, isDesigning: isDesigning)
  }

  /// Makes a view of a prototype anew, connected to the document's other objects.
  private func copy(of element: NibElement) -> UIView {
    let reader = NibReader(
      document: document, isDesigning: isDesigning, metrics: metrics,
      keepsPlaceholders: keepsPlaceholders, objects: objects)
    reader.scene = scene
    let view = reader.makeView(element)
    reader.finish()
    return view
  }
}
