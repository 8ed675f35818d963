// The views of a page, made from a scene and a module.

package import CoreGraphics
package import Inspection
package import Messages
package import UIKit

/// Views made as a scene asks for, in the process that calls.
@MainActor
package final class PageContent {
  /// Points.
  package private(set) var size = CGSize.zero
  /// The shown views, in the order of declaration or from back to front.
  package let views: [UIView]
  /// The view that has the keyboard focus at first; nil: none.
  package let initialFocus: UIView?
  /// The inspector of the module's classes.
  package let inspector: Inspector
  /// The properties whose getters crashed, which are not called.
  let unreadable: Set<String>
  private let module: any PageModule
  /// The view that the views were placed in: the page's root, or a part of it; nil: they were not yet.
  package private(set) weak var contentRoot: UIView?
  private var layout = Layout.alone
  /// The colour behind several designables.
  private var ground = UIColor.white
  /// Whether failures begin with the option of the command line that is at fault.
  private let namesOptions: Bool
  /// The assignments made since the page was shown, the last for each property.
  private(set) var assignments: [Assignment] = []
  /// The inspectables' values before anybody changed one, by view, without those restored from an earlier page;
  /// nil: nobody has changed any.
  private(set) var firstValues: [[AgentState.Value]]?
  /// The inspectables that were restored from an earlier page, by view.
  private(set) var restoredNames: [ObjectIdentifier: Set<String>] = [:]

  /// The process's number of these views: those that are made later have others.
  let number: Int
  private static var lastNumber = 0

  /// The numbers of the page's views and layers.
  var numbers = ViewNumbers()
  /// The values of properties before somebody changed them on one view or layer, by that and name.
  var originals: [ObjectIdentifier: [String: InspectableValue]] = [:]

  /// Hears the names of properties of sources before their getters are called the first time for a view: a getter may end
  /// the process. Default: nil.
  package var willRead: ((String) -> Void)?
  /// The properties that were read, by view.
  private var readNames: [ObjectIdentifier: Set<String>] = [:]

  /// The present value of a property; nil: the view has none, or the getter has crashed.
  func value(of property: Inspectable, _ part: PagePart) -> InspectableValue? {
    if unreadable.contains(property.name) { return nil }
    if property.position != nil, let willRead,
      readNames[part.identifier, default: []].insert(property.name).inserted
    {
      willRead(property.name)
    }
    return part.value(of: property)
  }

  /// Small pictures of the images that properties have, by image.
  var pictures: [ObjectIdentifier: (image: UIImage, picture: Data?)] = [:]

  /// The views drawn alone, as somebody asked for them last, by view.
  var planePictures: [ObjectIdentifier: PlanePicture] = [:]

  /// The texts that somebody set properties of one view or layer to, by that and name.
  var editedTexts: [ObjectIdentifier: [String: String]] = [:]

  /// The values of inner views that were restored from an earlier page and that no layout has followed yet.
  var restoredEdits: [(outer: UIView, edits: [InnerEdits])] = []

  /// How the views stand.
  private enum Layout {
    case alone
    case sheet(Sheet)
    case composed
    case preview(PreviewLayout)
    case document(DocumentLayout)
    indirect case onScreen(ScreenLayout, Layout)
  }

  /// Makes the views in Interface Builder's order: make, size, set, prepare. A size that nobody asked for is the one
  /// that the view gives itself while it is prepared, else its natural size then. `state` is set like the scene's
  /// own values, where it fits. Call ``place(in:)`` next. `namesOptions`: whether failures begin with the option of
  /// the command line that is at fault, such as `--set`.
  package init(
    _ scene: PageScene, of module: any PageModule, state: AgentState? = nil,
    namesOptions: Bool
  ) throws(Failure) {
    self.module = module
    self.namesOptions = namesOptions
    Self.lastNumber += 1
    number = Self.lastNumber
    unreadable = Set(scene.unreadable)
    inspector = module.inspector
    defer { DesignTime.isPreparing = false }
    let source = try Self.source(of: scene, module)
    switch source {
    case .preview(let preview): views = [preview.view]
    case .document(let document): views = document.views
    case .composition(let composition): views = composition.views
    case .classes(let names):
      if !module.previews.isEmpty, !scene.fillsScreen { PreviewLayout.leaveDevice() }
      DesignTime.isPreparing = true
      views = try Self.views(
        named: names, for: scene, module, option: namesOptions ? "--view" : nil)
    }
    if scene.size != nil { for view in views { view.noteSize(from: "--size") } }
    initialFocus = source.initialFocus
    try module.configure(views, scale: CGFloat(scene.scale.pixels))
    let sizes = views.map(\.frame.size)
    for assignment in scene.assignments { try apply(assignment) }
    if let state {
      restoreValues(state)
      restoredEdits = views.map { ($0, innerEdits(of: $0)) }
    }
    if source.isDesigned { for view in views { view.prepareForInterfaceBuilder() } }
    if let state = scene.controlState { for view in views { Self.show(state, of: view) } }
    DesignTime.isPreparing = false
    ground = scene.isDark == nil ? .white : .systemBackground
    layOut(source, size: scene.size, firstSizes: sizes)
    if scene.fillsScreen, let device = scene.device { standOnScreen(of: device, scene) }
  }

  /// Puts designables on a device's screen; previews and documents are on one already.
  private func standOnScreen(of device: Device, _ scene: PageScene) {
    switch layout {
    case .preview, .document, .onScreen: return
    case .alone, .sheet, .composed:
      let screen = ScreenLayout(device, isLandscape: scene.isLandscape, content: size)
      layout = .onScreen(screen, layout)
      size = screen.size
    }
  }

  /// The part of a module that a scene shows.
  private enum Source {
    case preview(PreviewLayout)
    case document(DocumentLayout)
    case composition(PageComposition)
    case classes([String])

    var initialFocus: UIView? {
      guard case .composition(let composition) = self else { return nil }
      return composition.initialFocus
    }

    /// Whether the views are designables, which prepare themselves for Interface Builder.
    var isDesigned: Bool {
      switch self {
      case .preview: false
      case .document(let document): document.controller == nil
      case .composition, .classes: true
      }
    }
  }

  private static func source(
    of scene: PageScene, _ module: any PageModule
  ) throws(Failure) -> Source {
    if let document = scene.document { return .document(try DocumentLayout(document, in: scene)) }
    if let preview = try preview(of: scene, module) { return .preview(preview) }
    if let view = scene.view { return .classes([view]) }
    return module.composition().map { .composition($0) } ?? .classes(module.shownClasses)
  }

  /// Gives the views their last sizes and the page its own; `size`: of the scene, nil: none is asked for.
  private func layOut(_ source: Source, size: CGSize?, firstSizes: [CGSize]) {
    switch source {
    case .preview(let preview):
      layout = .preview(preview)
      self.size = preview.size
    case .document(let document):
      layout = .document(document)
      self.size = document.size
    case .composition(let composition):
      layout = .composed
      self.size = size ?? composition.size
    case .classes(let names):
      if size == nil, module.resizesAfterSetting { giveNaturalSizes(insteadOf: firstSizes) }
      layOut(names)
    }
  }

  /// The preview that a scene asks for; nil: it asks for none.
  private static func preview(
    of scene: PageScene, _ module: any PageModule
  ) throws(Failure) -> PreviewLayout? {
    guard let index = scene.preview else { return nil }
    guard module.previews.indices.contains(index) else {
      throw Failure(.badData, "there is no preview number \(index + 1) in the sources")
    }
    return PreviewLayout(
      module.previews[index], size: scene.size, device: scene.device ?? .standard,
      isLandscape: scene.isLandscape, fillsScreen: scene.fillsScreen)
  }

  /// The scenes of the shown document; empty: none is shown.
  package var scenes: [AgentScene] {
    if case .document(let document) = layout { document.sceneNames } else { [] }
  }

  /// The elements of the shown document's scenes; empty: none is shown, or one runs.
  var designedElements: [(scene: AgentScene, elements: [DesignedElement])] {
    if case .document(let document) = layout { document.elements } else { [] }
  }

  /// The part of the page that a device's screen covers, in points; zero where the page is no screen.
  package var screenInsets: UIEdgeInsets {
    switch layout {
    case .preview(let preview): preview.insets
    case .document(let document): document.insets
    case .alone, .sheet, .composed, .onScreen: .zero
    }
  }

  /// Whether the page is a device's screen.
  package var isScreen: Bool {
    switch layout {
    case .preview(let preview): preview.isScreen
    case .document(let document): document.isScreen
    case .alone, .sheet, .composed, .onScreen: false
    }
  }

  /// The view controller of the shown preview, or of the document's scene that runs; nil: none is shown.
  package var controller: UIViewController? {
    switch layout {
    case .preview(let preview): preview.controller
    case .document(let document): document.controller
    case .alone, .sheet, .composed, .onScreen: nil
    }
  }

  /// The names of the images that the module can set.
  var imageNames: [String] { module.imageNames }
  /// The names of the catalogs' colours that the module can set.
  var colorNames: [String] { module.colorNames }

  /// Whether the outermost views stand where somebody placed them; else they are the page, or parts of it.
  var placesOutermostViews: Bool {
    if case .composed = layout { true } else { false }
  }

  /// The views that everything else on the page stands in, from back to front.
  var outermostViews: [UIView] {
    switch layout {
    case .alone, .sheet, .composed, .onScreen: views
    case .preview(let preview): [preview.view]
    case .document(let document): document.outermostViews
    }
  }

  private static func views(
    named names: [String], for scene: PageScene, _ module: any PageModule, option: String?
  ) throws(Failure) -> [UIView] {
    if names.isEmpty { throw Failure(.badData, "there is no view class in the sources") }
    do throws(InspectionError) {
      var views: [UIView] = []
      for name in names {
        let description = try module.inspector.description(named: name)
        let view = description.instance(size: scene.size ?? module.size(of: description)) {
          if !scene.isBare { LibraryDefaults.complete($0) }
        }
        view.becomeDesigned()
        views.append(view)
      }
      return views
    } catch {
      throw Failure(error, option: option)
    }
  }

  /// Gives each view that still has its first size the one that is natural for its values.
  private func giveNaturalSizes(insteadOf sizes: [CGSize]) {
    for (view, size) in zip(views, sizes) where view.frame.size == size {
      view.frame.size = DesignSize.natural(of: view)
    }
  }

  private func layOut(_ names: [String]) {
    guard names.count > 1 else {
      size = views[0].frame.size
      return
    }
    let sheet = Sheet(zip(views, names).map { (view: $0, caption: Sheet.caption($1)) })
    layout = .sheet(sheet)
    size = sheet.size
  }

  /// Puts the views into a view of the page's size.
  package func place(in root: PageView) {
    root.content = self
    place(layout, in: root)
  }

  private func place(_ layout: Layout, in root: UIView) {
    contentRoot = root
    switch layout {
    case .alone:
      // The frame is the whole page, also where a transform makes it another than the bounds.
      if views[0].frame.origin != .zero { views[0].frame.origin = .zero }
      root.addSubview(views[0])
    case .sheet(let sheet):
      root.backgroundColor = ground
      sheet.place(on: root)
    case .composed:
      root.backgroundColor = ground
      for view in views { root.addSubview(view) }
    case .preview(let preview): preview.place(in: root)
    case .document(let document): document.place(in: root)
    case .onScreen(let screen, let content): place(content, in: screen.container(in: root))
    }
  }

  /// Chooses pictures for `scale` pixels per point.
  package func rescale(to scale: CGFloat) { module.rescale(views, to: scale) }

  /// Opens the font that nearly every page needs, so that it is there when the page is.
  package static func openFonts() { Sheet.caption("Vitrine").layoutIfNeeded() }

  // MARK: Values

  /// Sets a property, and remembers it for the next build of the page.
  package func set(_ assignment: Assignment) throws(Failure) {
    try apply(assignment)
    assignments.removeAll {
      $0.className == assignment.className && $0.property == assignment.property
    }
    assignments.append(assignment)
  }

  /// Call it before a person changes anything: values that differ from now on were changed by them. Not earlier,
  /// since reading a property runs the sources' code, which Interface Builder would not have run.
  package func noteValues() {
    guard firstValues == nil else { return }
    firstValues = views.map { view in
      let restored = restoredNames[ObjectIdentifier(view)] ?? []
      return values(of: view).filter { !restored.contains($0.name) }
    }
  }

  /// Sets a property to its value in an earlier page, if that fits.
  func restore(_ value: AgentState.Value, of part: PagePart) {
    let assignment = Assignment(className: nil, property: value.name, text: value.text)
    let property = try? part.property(named: value.name, inspector)
    let original = property.flatMap { part.value(of: $0) }
    guard (try? part.apply(assignment, inspector)) != nil else { return }
    originals[part.identifier, default: [:]][value.name] = original
    if value.isEdited { editedTexts[part.identifier, default: [:]][value.name] = value.text }
    restoredNames[part.identifier, default: []].insert(value.name)
  }

  /// Sets a property of the one view, or of all shown views of a class.
  private func apply(_ assignment: Assignment) throws(Failure) {
    do throws(InspectionError) {
      for view in try targets(of: assignment) {
        try keepingInnerEdits(in: .view(view)) { () throws(InspectionError) in
          try inspector.apply(assignment, to: view)
        }
      }
    } catch {
      throw Failure(error, option: namesOptions ? "--set" : nil)
    }
  }

  private func targets(of assignment: Assignment) throws(InspectionError) -> [UIView] {
    guard let name = assignment.className else {
      if views.count > 1 { throw .noClass(assignment.property + "=" + assignment.text) }
      return views
    }
    let description = try inspector.description(named: name)
    let shown = views.filter(description.describes)
    // Where somebody waits for the words, a mistake is told even if no view of the class is shown.
    return shown.isEmpty && namesOptions ? [description.make(.zero)] : shown
  }
}

extension PageScene {
  /// Points; nil: no size is asked for.
  package var size: CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }
}
