// A document as Interface Builder's canvas shows it.

import CoreGraphics
package import InterfaceDocuments

/// The scenes of a storyboard or the views of a xib, as Interface Builder's canvas shows them: views of the sources'
/// own classes are live, controllers do not run.
@MainActor package final class DesignedDocument {
  /// A scene, or a view or controller at the top of a xib.
  package struct Scene {
    /// The names that it can be asked for by: its storyboard identifier, its object's identifier, title and class.
    package let names: [String]
    /// The words above it on the canvas.
    package let caption: String
    /// The place on the canvas in the document's unit; nil: the document has none.
    package let place: CGPoint?
    /// Points; nil: the scene is as large as the document's device.
    package fileprivate(set) var size: CGSize?
    /// Points above the view, where a bar that nothing shows through lies.
    var top: CGFloat = 0
    /// Points below the view, where such a bar lies.
    fileprivate(set) var bottom: CGFloat = 0
    let controller: NibElement?
    let view: NibElement?

    /// The line of the document that it begins in, from 1.
    package var line: Int { (controller ?? view)?.line ?? 1 }
  }

  /// An arrow from a scene to another.
  package struct Arrow {
    /// The indices of the scenes.
    package let (source, destination): (Int, Int)
    /// The kind of the segue, such as `show` or `relationship`.
    package let kind: String
  }

  /// The name of the file, for the log.
  package let name: String
  /// Interface Builder's name of the device that the scenes were drawn on, such as `retina6_1`; nil: the document is
  /// older than devices.
  package let device: String?
  /// The sides of the square in whose units a document with a device has its places on the canvas: a unit is a 600th of
  /// the device's sides. Measured on 93 public storyboards, whose nearest scenes are 640 to 700 units apart.
  package static let canvasSquare: CGFloat = 600
  /// Whether that device lies on its side.
  package let isLandscape: Bool
  /// In the document's order, without references to other documents.
  package private(set) var scenes: [Scene]
  /// The segues between scenes of the document.
  package let arrows: [Arrow]
  /// The index of the initial scene; nil: the document names none.
  package let initialScene: Int?
  /// Sentences about identifiers that stand twice or point nowhere, and about misplaced views; with their lines.
  package let remarks: [String]
  private let content: StoryboardContent
  private let metrics: WrittenMetrics
  /// The objects of a xib beside its views.
  private let others: [NibElement]

  /// Reads a document; `name` is that of its file, `crashed` names classes that count as missing, and
  /// runtime attributes to leave out. `willRead` is called with the document's device before its variations
  /// for traits are chosen: it may put another device in the place of the shown one.
  ///
  /// - Throws: The line and the reason where the bytes are no document for iOS.
  package init(
    _ data: Data, name: String, without crashed: Set<String> = [],
    willRead: (_ device: String?, _ isLandscape: Bool) -> Void = { _, _ in }
  ) throws(NibError) {
    let document = try InterfaceDocument(data)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    device = document.root.child("device")?.attributes["id"]
    isLandscape = document.root.child("device")?.attributes["orientation"] == "landscape"
    willRead(device ?? SimulatedMetrics.formerDevice(document.root), isLandscape)
    let root = NibTree.prepared(document.root, name: stem).without(crashed)
    self.name = name
    remarks =
      document.problems.map(\.description)
      + root.misplaced.map {
        "line \($0.line): this \($0.name) is misplaced: its constraints give it another frame"
      }
    let content = StoryboardContent(root)
    self.content = content
    metrics = WrittenMetrics(root)
    let top = root.child("objects")?.children ?? []
    let views = top.filter { NibViews.isView($0) }
    others = top.filter { !NibViews.isView($0) && !NibControllers.isController($0.name) }
    let controllers = content.order.compactMap { content.scenes[$0] }
      .filter { $0.reference == nil }
    let hasDevice = device != nil
    var scenes =
      controllers.map { Scene($0, hasDevice: hasDevice) } + views.map(Scene.init(view:))
    let ids = controllers.map { $0.controller.attributes["id"] }
    initialScene = content.initialController.flatMap { ids.firstIndex(of: $0) }
    let arrows = controllers.enumerated().flatMap { index, scene in
      scene.segues.compactMap { segue in
        ids.firstIndex(of: segue.attributes["destination"]).map {
          Arrow(source: index, destination: $0, kind: segue.attributes["kind"] ?? "show")
        }
      }
    }
    if !hasDevice { Self.inferSizes(of: &scenes, arrows) }
    (self.scenes, self.arrows) = (scenes, arrows)
    guard !scenes.isEmpty else {
      throw NibError(line: 1, reason: "the document has neither a scene nor a view")
    }
    for index in scenes.indices { placeBetweenBars(index) }
  }

  /// Places a view that is lower than the screen between the bars that nothing shows through: since Xcode 9 its frame
  /// does not tell of the bars.
  private func placeBetweenBars(_ index: Int) {
    guard let size = scenes[index].size, scenes[index].top == 0 else { return }
    let bars = bars(of: index)
    let room = UIScreen.main.bounds.height - size.height
    let isBelow = bars.navigation?.flag("translucent") == false
    let bottoms = bars.tab?.flag("translucent") == false ? Self.opaqueTabBarHeights : []
    let bottom = (bottoms + [0]).first { bottom in
      isBelow && Self.opaqueBarHeights.contains(room - bottom) || bottom > 0 && bottom == room
    }
    guard let bottom else { return }
    scenes[index].top = room - bottom
    scenes[index].bottom = bottom
    scenes[index].size = CGSize(width: size.width, height: size.height + room)
  }

  /// Points of a navigation bar, without and with a status bar above.
  private static let opaqueBarHeights: ClosedRange<CGFloat> = 44...110
  /// Points of a tab bar, without and with a home indicator below.
  private static let opaqueTabBarHeights: [CGFloat] = [49, 83]

  /// Gives containers in documents that are older than devices the size of the scene that they begin with.
  private static func inferSizes(of scenes: inout [Scene], _ arrows: [Arrow]) {
    for arrow in arrows.reversed()
    where arrow.kind == "relationship" && scenes[arrow.source].size == nil {
      scenes[arrow.source].size = scenes[arrow.destination].size
    }
  }

  /// Makes a scene as it is designed. `size`: points; nil: the size that the document gives it. There the frames are the
  /// document's own, as long as its text has the size that it was laid out with. `standard`: the size of scenes that have
  /// none. `insets`: the part of the screen that the device covers. `textSize`: that of text styles; nil: the one that the
  /// document was laid out with, at another size the current traits'. `solves`: constraints give all frames, also where
  /// the document has its own.
  package func make(
    _ index: Int, size: CGSize?, standard: CGSize, insets: UIEdgeInsets,
    textSize: UIContentSizeCategory? = nil, solves: Bool = false
  ) -> DesignedScene {
    let scene = scenes[index]
    let isOwnSize = size == nil || size == scene.size
    let isAsWritten = isOwnSize && [nil, metrics.textSize].contains(textSize)
    let whole = size ?? scene.size ?? standard
    let simulated = isOwnSize ? (scene.controller ?? scene.view).map(SimulatedMetrics.init) : nil
    let insets = isOwnSize ? metrics.insets(insets, of: device, in: simulated) : insets
    // A view of a xib that is as large as the device is drawn with the device's safe area, others with none: measured
    // on 290 views of public xibs. One of a free size has it too, and a controller's margins.
    let isFree = simulated?.destination == .free
    let isScreen =
      scene.controller != nil || whole == standard || isFree && metrics.coversFreeViews
    let edges = isOwnSize ? metrics.addedInsets(insets) : .zero
    let covered = scene.controller == nil && !isFree ? insets + edges : insets
    let made = DesignedScene(size: whole, insets: isScreen ? covered : .zero)
    let reader = NibReader(
      document: name, isDesigning: true, metrics: isOwnSize ? metrics : nil,
      keepsPlaceholders: isAsWritten)
    made.withTextSize(textSize ?? (isOwnSize ? metrics.textSize : nil)) {
      if let controller = scene.controller {
        made.show(
          controller, view: scene.view, bars: bars(of: index),
          top: size == nil ? scene.top : 0, bottom: size == nil ? scene.bottom : 0,
          edges: edges, with: reader)
      } else if let view = scene.view {
        made.show(reader.makeView(view), isController: isFree)
        for other in others { _ = reader.makeObject(other) }
        reader.finish()
      }
    }
    if let tint = content.tint?.color { made.view.tintColor = tint }
    made.settle(reader, keepsFrames: !solves && isAsWritten)
    return made
  }

  /// Returns a running controller of the scene; nil where it is a view.
  package func controller(_ index: Int) -> UIViewController? {
    let id = scenes[index].controller?.attributes["id"]
    return id.flatMap { UIStoryboard(content, name: name).controller($0) }
  }

  /// Returns the index of the scene with a name; nil where there is none.
  package func scene(named name: String) -> Int? {
    scenes.firstIndex { $0.names.contains(name) }
  }

  // MARK: Bars

  /// The bars of the containers that a scene is shown in.
  private func bars(of index: Int) -> DesignedBars {
    var bars = DesignedBars()
    let navigation = container(of: index, "navigationController")
    bars.navigation = navigation.map { navigationBar(of: $0) } ?? nil
    bars.isInNavigation = navigation != nil && !hidesNavigationBar(navigation)
    bars.toolbar = navigation.flatMap { shownToolbar(of: $0) }
    let tabs = container(of: index, "tabBarController")
    bars.isInTabs =
      tabs != nil || nearest(to: index, leadsTo: "tabBarController", simulatesTabBar) != nil
    bars.tab = tabs.flatMap { scenes[$0].controller?.value("tabBar") }
    bars.tabItems = tabs.map { tabItems(of: $0) } ?? []
    return bars
  }

  /// The bar of a navigation controller, or the one that a scene simulates.
  private func navigationBar(of index: Int) -> NibElement? {
    scenes[index].controller?.value("navigationBar") ?? simulatedBar(of: index)
  }

  private func simulatedBar(of index: Int) -> NibElement? {
    let element = scenes[index].controller?.value("simulatedTopBarMetrics")
    return element?.name == "simulatedNavigationBarMetrics" ? element : nil
  }

  private func simulatesTabBar(_ index: Int) -> Bool {
    scenes[index].controller?.value("simulatedBottomBarMetrics")?.name == "simulatedTabBarMetrics"
  }

  private func hidesNavigationBar(_ index: Int?) -> Bool {
    index.flatMap { scenes[$0].controller?.flag("navigationBarHidden") } ?? false
  }

  private func shownToolbar(of index: Int) -> NibElement? {
    let controller = scenes[index].controller
    guard controller?.flag("toolbarHidden") == false else { return nil }
    return controller?.value("toolbar") ?? NibElement(name: "toolbar")
  }

  /// The nearest container of a kind that leads to a scene. A scene that simulates a navigation bar stands for a
  /// navigation controller.
  private func container(of index: Int, _ kind: String) -> Int? {
    nearest(to: index, leadsTo: kind) { scene in
      scenes[scene].controller?.name == kind
        || kind == "navigationController" && simulatedBar(of: scene) != nil
    }
  }

  /// The nearest scene with a property that leads to a scene as a container of a kind does: by its relationship, or by
  /// scenes that lead on by `show`: a tab bar stays below what is pushed, unless the scene hides it.
  private func nearest(
    to index: Int, leadsTo kind: String, _ isWanted: (Int) -> Bool
  ) -> Int? {
    var found = [index]
    var next = 0
    while next < found.count {
      let scene = found[next]
      if isWanted(scene) { return scene }
      for arrow in arrows
      where arrow.destination == scene && !found.contains(arrow.source) && leads(arrow, to: kind) {
        found.append(arrow.source)
      }
      next += 1
    }
    return nil
  }

  private func leads(_ arrow: Arrow, to kind: String) -> Bool {
    if arrow.kind == "relationship" { return true }
    guard ["show", "push"].contains(arrow.kind) else { return false }
    guard kind == "tabBarController" else { return kind == "navigationController" }
    return scenes[arrow.destination].controller?.flag("hidesBottomBarWhenPushed") != true
      && container(of: arrow.source, "navigationController") != nil
  }

  private func tabItems(of index: Int) -> [NibElement] {
    arrows.filter { $0.source == index && $0.kind == "relationship" }
      .compactMap { scenes[$0.destination].controller?.value("tabBarItem") }
  }
}

extension NibElement {
  /// The attribute that has the place of `customClass` where the class is not to be used.
  static let unusedClass = "unusedClass"

  /// Returns the element with all in it, without the use of some classes and runtime attributes.
  fileprivate func without(_ names: Set<String>) -> NibElement {
    guard !names.isEmpty else { return self }
    var element = self
    if let name = attributes["customClass"], names.contains(name) {
      element.attributes["customClass"] = nil
      element.attributes[Self.unusedClass] = name
    }
    element.children = children.filter { !names.contains($0.attributes["keyPath"] ?? "") }
      .map { $0.without(names) }
    return element
  }

  /// The elements whose frames Interface Builder marked as others than their constraints give.
  fileprivate var misplaced: [NibElement] {
    (flag("misplaced") == true ? [self] : []) + children.flatMap(\.misplaced)
  }
}

extension DesignedDocument.Scene {
  /// A scene of a storyboard. `hasDevice`: the document names the device of all scenes.
  @MainActor fileprivate init(_ content: StoryboardContent.SceneContent, hasDevice: Bool) {
    let element = content.controller
    let attributes = element.attributes
    controller = element
    view = element.controllerView
    names = ["storyboardIdentifier", "id", "title", "customClass"].compactMap { attributes[$0] }
    caption =
      attributes["title"] ?? element.value("navigationItem")?.text("title")
      ?? attributes["userLabel"] ?? attributes["customClass"]
      ?? attributes["storyboardIdentifier"] ?? NibControllers.words(for: element.name)
    place = content.scene.value("canvasLocation")?.point
    let own = view?.value("frame")?.rect ?? .zero
    top = max(0, own.minY)
    let simulated =
      hasDevice ? nil : SimulatedMetrics.screen(element.value("simulatedDestinationMetrics"))
    size =
      own.width > 0 && own.height > 0
      ? CGSize(width: own.width, height: own.height + top) : content.freeformSize ?? simulated
  }

  /// A view at the top of a xib.
  fileprivate init(view element: NibElement) {
    let attributes = element.attributes
    controller = nil
    view = element
    names = ["id", "userLabel", "customClass"].compactMap { attributes[$0] }
    caption = attributes["userLabel"] ?? attributes["customClass"] ?? element.name
    place = element.value("canvasLocation")?.point
    let own = element.value("frame")?.rect.size
    size = own.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}

extension StoryboardContent.SceneContent {
  /// All segues of the scene, relationships too.
  fileprivate var segues: [NibElement] {
    controller.descendants(named: "segue") + others.flatMap { $0.descendants(named: "segue") }
  }

  fileprivate var freeformSize: CGSize? {
    let size = controller.value("freeformSize")?.rect.size
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}
