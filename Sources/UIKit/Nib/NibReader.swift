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

  init(document: String, isDesigning: Bool = false, objects: [String: AnyObject] = [:]) {
    self.document = document
    self.isDesigning = isDesigning
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
    for (object, element) in made { setRuntimeAttributes(of: object, element) }
    for (object, element) in owners + made { connect(object, element) }
    owners = []
    for (object, _) in made { NibReader.wake(object) }
  }

  func setRuntimeAttributes(of object: AnyObject, _ element: NibElement) {
    for line in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let key = line.attributes["keyPath"] else { continue }
      if let coded = object as? any KeyValueCoding {
        coded.setValue(line.runtimeValue, forKeyPath: key)
      } else if let object = object as? NSObject {
        object.setValue(line.runtimeValue, forKeyPath: key)
      }
    }
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

  /// Makes a view with its attributes and its subviews.
  func makeView(_ element: NibElement) -> UIView {
    let view = NibViews.make(element, document)
    NibViews.setAttributes(of: view, element)
    if let name = element.attributes["customClass"], !NibClasses.isKnown(name) {
      missing.append((view, name))
    }
    // A frame that is fixed becomes constraints when Xcode builds the document.
    if element.flag("fixedFrame") == true { view.translatesAutoresizingMaskIntoConstraints = true }
    writtenFrames.append(
      WrittenFrame(
        view: view, frame: element.value("frame")?.rect,
        isOwn: element.attributes["customClass"].map(NibClasses.isRegistered) ?? false))
    let place = unfinished.count
    fill(view, element)
    guard let other = view.awakeAfter(using: NSCoder()) as? UIView, other !== view else {
      return view
    }
    unfinished[place].object = other
    if let id = element.attributes["id"] { objects[id] = other }
    return other
  }

  /// Registers a view with its layout guides, and makes its subviews.
  private func fill(_ view: UIView, _ element: NibElement) {
    adopt(view, element)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      objects[guide.attributes["id"] ?? ""] = layoutGuide(guide, of: view)
    }
    if let inner = NibViews.contentView(of: view), let content = contentElement(element) {
      NibViews.setAttributes(of: inner, content)
      fill(inner, content)
    }
    for child in element.child("subviews")?.children ?? [] {
      let subview = makeView(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private func contentElement(_ element: NibElement) -> NibElement? {
    element.value("contentView") ?? element.child("tableViewCellContentView")
  }

  private func layoutGuide(_ guide: NibElement, of view: UIView) -> AnyObject? {
    switch guide.attributes["key"] {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
