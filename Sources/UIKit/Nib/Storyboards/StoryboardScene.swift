// A scene of a storyboard, with the objects that were made for one controller.

import CoreGraphics
internal import InterfaceDocuments

/// A scene that runs: its controller, which keeps it, and the objects made for that.
@MainActor final class StoryboardScene {
  let storyboard: UIStoryboard
  private let content: StoryboardContent.SceneContent
  private let reader: NibReader
  private weak var controller: UIViewController?
  /// The segues of the scene, by the identifiers that sources give them.
  private var segues: [String: NibElement] = [:]
  /// The receivers of presses that perform segues; gesture recognizers hold theirs weakly.
  private var triggers: [SegueTrigger] = []

  init(_ content: StoryboardContent.SceneContent, in storyboard: UIStoryboard) {
    self.content = content
    self.storyboard = storyboard
    reader = NibReader(document: storyboard.name)
    reader.scene = self
    for element in [content.controller] + content.others {
      for segue in element.descendants(named: "segue")
      where segue.attributes["kind"] != "relationship" {
        segue.attributes["identifier"].map { segues[$0] = segue }
      }
    }
  }

  /// Makes the controller with its attributes, its bar items and, in a container, its children; then it wakes.
  func controller(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let element = content.controller
    let made =
      creator?(NSCoder())
      ?? NibControllers.make(element, storyboard.name, isDesigning: false)
    controller = made
    made.scene = self
    NibControllers.setAttributes(of: made, element, builder: reader.builder)
    if let id = element.attributes["id"] { reader.objects[id] = made }
    for line in element.child("connections")?.children ?? []
    where line.attributes["kind"] == "relationship" {
      add(line.attributes["destination"].flatMap { storyboard.controller($0) }, as: line, to: made)
    }
    DesignTime.prepare { NibViews.setRuntimeAttributes(of: made, element) }
    if element.controllerView == nil { completeObjects(of: made) }
    made.awakeFromNib()
    return made
  }

  /// Gives the controller the scene's view; false where the scene has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let element = content.controller.controllerView else { return false }
    let view = reader.makeView(element)
    controller.view = view
    if let tint = storyboard.tintColor, element.value("tintColor") == nil { view.tintColor = tint }
    reader.registerBarGuides(of: content.controller, in: view)
    completeObjects(of: controller)
    for (container, segue) in reader.embeddings { embed(segue, in: container, of: controller) }
    reader.embeddings = []
    return true
  }

  /// Makes what stands beside the controller, and connects everything.
  private func completeObjects(of controller: UIViewController) {
    for other in content.others {
      switch other.name {
      case "placeholder": continue
      case "exit": reader.objects[other.attributes["id"] ?? ""] = StoryboardExit.shared
      default: _ = reader.makeObject(other)
      }
    }
    reader.connect(controller, content.controller)
    reader.finish()
  }

  // MARK: Containers

  private func add(
    _ child: UIViewController?, as line: NibElement, to parent: UIViewController
  ) {
    guard let child else { return }
    switch (parent, line.attributes["relationship"]) {
    case (let navigation as UINavigationController, _): navigation.viewControllers = [child]
    case (let tabs as UITabBarController, _):
      tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
    case (let split as UISplitViewController, _): split.viewControllers += [child]
    default:
      logOnce(
        "the document “\(storyboard.name)”: \(type(of: parent)) takes no "
          + (line.attributes["relationship"] ?? "relationship"))
    }
  }

  /// Embeds are performed as deep as this; deeper ones would be circles.
  private static let deepestEmbedding = 20
  private static var embeddingDepth = 0

  private func embed(
    _ line: NibElement, in container: UIView, of controller: UIViewController
  ) {
    let segue = SegueDescription(line)
    guard segue.shouldPerform(from: controller, sender: container) else { return }
    guard Self.embeddingDepth < Self.deepestEmbedding else {
      return logOnce("the document “\(storyboard.name)”: scenes embed one another in a circle")
    }
    Self.embeddingDepth += 1
    defer { Self.embeddingDepth -= 1 }
    guard let child = destination(of: segue, from: controller, sender: container) else { return }
    let performed = UIStoryboardSegue(
      identifier: segue.identifier, source: controller, destination: child)
    controller.prepare(for: performed, sender: container)
    controller.addChild(child)
    container.addFilling(child.view)
    child.didMove(toParent: controller)
  }

  // MARK: Segues

  /// Lets an object perform a segue when a person presses it.
  func add(_ line: NibElement, to object: AnyObject) {
    guard let controller else { return }
    let segue = SegueDescription(line)
    // A controller's own segues are performed by its code.
    guard object !== controller else { return }
    let trigger = SegueTrigger { [weak self, weak controller] sender in
      guard let self, let controller else { return }
      if segue.shouldPerform(from: controller, sender: sender) {
        perform(segue, from: controller, sender: sender)
      }
    }
    triggers.append(trigger)
    trigger.attach(to: object, isAccessory: line.attributes["trigger"] == "accessoryAction")
  }

  /// Performs the segue that sources call by an identifier; false where the scene has none.
  func performSegue(named identifier: String, sender: Any?) -> Bool {
    guard let line = segues[identifier], let controller else { return false }
    perform(SegueDescription(line), from: controller, sender: sender)
    return true
  }

  private func perform(
    _ segue: SegueDescription, from source: UIViewController, sender: Any?
  ) {
    if segue.kind == "unwind" { return segue.unwind(from: source, sender: sender) }
    guard let destination = destination(of: segue, from: source, sender: sender) else { return }
    let made = segue.segue(from: source, to: destination, in: storyboard)
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  /// Makes the controller that a segue leads to: by the source's own method (`@IBSegueAction`), else from its scene.
  private func destination(
    of segue: SegueDescription, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    guard let id = segue.destination else { return nil }
    return storyboard.controller(id) { coder in
      segue.creation.flatMap {
        source.segueDestination($0, coder, sender: sender, identifier: segue.identifier)
      }
    }
  }
}

extension NibElement {
  /// The elements of a name in this one, at any depth.
  func descendants(named name: String) -> [NibElement] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(named: name) }
  }
}
