// The scenes of an interface document on a page.

internal import CoreGraphics
internal import InterfaceDocuments
internal import Messages
internal import UIKit

/// A document's scenes: one of them alone, all on a canvas, or one that runs.
@MainActor
struct DocumentLayout {
  /// Points.
  let size: CGSize
  /// The part of the page that the device covers, in points; zero where no scene runs.
  let insets: UIEdgeInsets
  /// Whether the page is a device's screen.
  let isScreen: Bool
  /// The controller that runs; nil: nothing does.
  let controller: UIViewController?
  /// The document's scenes, by the names that they can be asked for by.
  let sceneNames: [AgentScene]
  /// The views of the sources' own classes, or the whole scenes where there are none.
  let views: [UIView]
  /// The one scene, the canvas of all, or the view of the controller that runs.
  private let content: UIView
  /// The scenes, which keep the safe areas of their views.
  private let scenes: [DesignedScene]
  /// The indices of the scenes in the document.
  private let indices: [Int]
  /// The document's scenes, each by its number in the document.
  private let names: [AgentScene]

  /// Reads the document and makes its scenes.
  init(_ wanted: PageDocument, in scene: PageScene) throws(Failure) {
    let (document, screen) = try Self.document(wanted, in: scene)
    for remark in document.remarks { logOnce("\(document.name): \(remark)") }
    sceneNames = document.scenes.compactMap { scene in
      scene.names.first.map { AgentScene(name: $0, title: scene.caption) }
    }
    names = document.scenes.map { scene in
      AgentScene(name: scene.names.first ?? "", title: scene.caption)
    }
    let named = try wanted.scene.map { name throws(Failure) in
      try Self.index(of: name, in: document)
    }
    let index =
      named
      ?? wanted.remembered.flatMap { title in
        document.scenes.firstIndex { $0.caption == title && !$0.names.isEmpty }
      }
    if wanted.runs {
      (size, insets) = (scene.size ?? screen.size, screen.insets)
      isScreen = scene.size == nil
      (controller, content) = try Self.running(document, index ?? document.initialScene ?? 0)
      (views, scenes, indices) = ([content], [], [])
      return
    }
    (insets, isScreen, controller) = (.zero, false, nil)
    indices = index.map { [$0] } ?? Array(document.scenes.indices)
    scenes = indices.map {
      document.make(
        $0, size: screen.isAskedFor ? screen.size : scene.size, standard: screen.size,
        insets: screen.insets, textSize: scene.textSize.map(UIContentSizeCategory.init),
        solves: UITraitCollection.current.layoutDirection == .rightToLeft)
    }
    if scenes.count == 1 {
      content = scenes[0].view
    } else {
      content = DocumentCanvas(document, scenes.map(\.view), screen: screen.size)
    }
    size = content.frame.size
    let own = scenes.flatMap(\.ownViews)
    views = own.isEmpty ? scenes.map(\.view) : own
  }

  private static func running(
    _ document: DesignedDocument, _ index: Int
  ) throws(Failure) -> (UIViewController?, UIView) {
    guard let controller = document.controller(index) else {
      throw Failure(
        .badData,
        "\(document.name): --run: “\(document.scenes[index].caption)” is a view: it has no code to run"
      )
    }
    return (controller, controller.view)
  }

  /// The scenes' views, or the view of the controller that runs.
  var outermostViews: [UIView] { controller == nil ? scenes.map(\.view) : [content] }

  /// The scenes with their elements, in the document's order; none where a scene runs.
  var elements: [(scene: AgentScene, elements: [DesignedElement])] {
    zip(indices, scenes).map { (names[$0], $1.elements) }
  }

  /// Puts the content into a view of the page's size.
  func place(in root: UIView) { root.addSubview(content) }

  // MARK: Reading

  private static func document(
    _ wanted: PageDocument, in scene: PageScene
  ) throws(Failure) -> (DesignedDocument, Screen) {
    let path = wanted.path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "\(path): this file cannot be read")
    }
    do throws(NibError) {
      var screen = Screen(nil, isLandscape: false, scene)
      let name = URL(fileURLWithPath: path).lastPathComponent
      let document = try DesignedDocument(data, name: name, without: Set(wanted.crashed)) {
        screen = Screen($0, isLandscape: $1, scene)
        screen.show()
      }
      return (document, screen)
    } catch {
      throw Failure(.badData, "\(path):\(error.line): \(error.reason)")
    }
  }

  private static func index(
    of name: String, in document: DesignedDocument
  ) throws(Failure) -> Int {
    if let index = document.scene(named: name) { return index }
    let names = document.scenes.compactMap(\.names.first).joined(separator: ", ")
    throw Failure(
      .badData, "--scene: \(document.name) has no scene “\(name)”; there are \(names)")
  }

  /// The screen that scenes are drawn for.
  @MainActor private struct Screen {
    let size: CGSize
    let insets: UIEdgeInsets
    /// Whether somebody asked for a device, whose size goes before the document's own.
    let isAskedFor: Bool

    private let device: Device
    private let isOnSide: Bool

    /// The screen of the document's device, or of the one that somebody asked for.
    init(_ id: String?, isLandscape: Bool, _ scene: PageScene) {
      let own = id.map { Device.inDocument($0) ?? .standard } ?? .squareCanvas
      device = scene.device ?? own
      isAskedFor = scene.device != nil || scene.isLandscape
      isOnSide = scene.device == nil ? isLandscape || scene.isLandscape : scene.isLandscape
      let points = device.size(isLandscape: isOnSide)
      size = CGSize(width: points.width, height: points.height)
      insets = UIEdgeInsets(isOnSide ? device.onSide : device.upright)
    }

    /// Makes it the screen that views and traits know of.
    func show() { device.show(isOnSide: isOnSide) }
  }
}
