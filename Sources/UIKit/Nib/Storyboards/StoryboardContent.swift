// A storyboard's document, read, and the controllers of a xib.

internal import InterfaceDocuments

/// The scenes of a storyboard, or the controllers at the top of a xib.
struct StoryboardContent {
  /// The identifier of the initial view controller; nil: the document names none.
  var initialController: String?
  /// The scenes by the identifiers of their controllers.
  var scenes: [String: SceneContent] = [:]
  /// The colour that the document gives to all of its views; nil: none.
  var tint: NibElement?
  /// The identifiers of the controllers, in the document's order.
  var order: [String] = []

  /// A scene: its controller, and what stands beside that.
  struct SceneContent {
    let controller: NibElement
    let others: [NibElement]
    /// The scene's own element; of a xib the controller's.
    let scene: NibElement

    /// The place of another document that the scene stands for; nil: it is a scene itself.
    var reference: (storyboard: String?, identifier: String?)? {
      guard controller.name == "viewControllerPlaceholder" else { return nil }
      return (
        controller.attributes["storyboardName"], controller.attributes["referencedIdentifier"]
      )
    }
  }

  /// The scenes of a document.
  @MainActor init(_ root: NibElement) {
    initialController = root.attributes["initialViewController"]
    tint = root.value("tintColor")
    for scene in root.child("scenes")?.children ?? [] {
      let elements = scene.child("objects")?.children ?? []
      guard let controller = elements.first(where: Self.isController),
        let id = controller.attributes["id"]
      else { continue }
      let others = elements.filter { $0.attributes["id"] != id }
      scenes[id] = SceneContent(controller: controller, others: others, scene: scene)
      order.append(id)
    }
    addControllers(of: root)
  }

  /// A controller at the top of a xib is a scene of its own.
  @MainActor private mutating func addControllers(of root: NibElement) {
    for element in root.child("objects")?.children ?? []
    where NibControllers.isController(element.name) {
      guard let id = element.attributes["id"] else { continue }
      scenes[id] = SceneContent(controller: element, others: [], scene: element)
      order.append(id)
    }
  }

  /// Reads the bytes of a document; `name` is that of its file, without extension.
  ///
  /// - Throws: The line and the reason where the bytes are no document.
  @MainActor init(_ data: Data, name: String) throws(NibError) {
    self.init(NibTree.prepared(try NibElement.parse(data), name: name))
  }

  /// No scenes.
  init() {}

  @MainActor private static func isController(_ element: NibElement) -> Bool {
    NibControllers.isController(element.name) || element.name == "viewControllerPlaceholder"
      || element.attributes["sceneMemberID"] == "viewController"
  }

  /// Returns the identifier of the controller that sources know by a name; nil where there is none.
  func controller(named name: String) -> String? {
    order.first { scenes[$0]?.controller.attributes["storyboardIdentifier"] == name }
  }

  /// Reads `NAME.storyboard`. Without scenes, with one log line, where that is not there or cannot be read.
  @MainActor static func named(_ name: String, in bundle: Bundle?) -> StoryboardContent {
    guard let path = NibFile.path(named: name, "storyboard", in: bundle),
      let data = FileManager.default.contents(atPath: path)
    else {
      logOnce("the document “\(name).storyboard” was not found")
      return StoryboardContent()
    }
    do throws(NibError) {
      return try StoryboardContent(data, name: name)
    } catch {
      logOnce("\(path): \(error)")
      return StoryboardContent()
    }
  }
}
