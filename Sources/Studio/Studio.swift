// The studio: toolbar and panels around a page, and the way of events and values between them.

package import CoreGraphics
package import Messages
package import Pages
package import UIKit
package import Windowing

/// Toolbar and panels around a canvas with a page on it.
@MainActor
package final class Studio {
  /// The root of the window's views, with the canvas in it.
  package let root: StudioView
  /// Carries out commands and owns the clock; held weakly. Default: nil.
  package weak var host: (any StudioHost)? { didSet { nameKeys() } }
  /// The open panels and their sizes.
  package var layout: StudioLayout { didSet { layoutDidChange(from: oldValue) } }

  /// The appearance of toolbar, panels and the ground of the canvas; the page has its own. Default: unspecified, the
  /// program's.
  package var style = UIUserInterfaceStyle.unspecified { didSet { styleDidChange() } }

  let model: PageModel
  let animations: AnimationModel
  /// Whether the page's animations are followed though no time bar shows them. Default: false.
  package var followsAnimations = false { didSet { if followsAnimations { animations.refresh() } } }
  /// The span of the animations that were seen last, in seconds of the page; nil: none were.
  package var run: ClosedRange<TimeInterval>? { animations.run.range }
  /// The part of it that a loop plays.
  package var loopedRun: ClosedRange<TimeInterval>? { animations.run.loopRange }
  /// The parts that were seen so far; nil: nobody has seen it yet, and it is not made.
  private(set) var inspector: InspectorPanel?
  private(set) var outline: OutlinePanel?
  private(set) var overlay: SelectionOverlay?
  private(set) var toolbar: Toolbar?
  private(set) var time: TimePanel?
  private(set) var console: ConsolePanel?
  /// The number of the last error in the console that somebody has seen.
  var seenError = 0
  let popovers: Popovers
  /// The command palette, while it is open.
  weak var palette: CommandPalette?
  let canvas: UIView
  let page: any Page
  /// The page's variants, while they are shown in its place.
  var variants: VariantsPanel?
  /// The page's views by depth, while they are shown in its place.
  var exploded: ExplodedPanel?
  /// Five times of the run over the page, while they are shown.
  var onionSkin: OnionSkin?
  /// Whether the page cannot be shown, and a message over it says why. Default: false.
  package var hasFailed = false
  /// How the views by depth were looked at last.
  var camera = StackCamera()
  /// The variants as they were chosen last.
  package var variantGrid = VariantGrid.standard
  /// The page's view, in whose points its nodes' corners are.
  private let pageView: UIView
  private let hovering: Hovering
  private(set) var state = StudioState()
  private var shownZoom: CGFloat = 1
  /// Takes the colour of the next press on the page; nil: none is wanted.
  var loupe: LoupeUse? { didSet { showTools() } }
  /// The sizes that panels had when the window got room for them: a panel that is dragged larger since takes that from the
  /// canvas, and gives it back there.
  private var roomSizes: [StudioLayout.Panel: CGFloat]
  /// Whether distances are shown without a key that is held. Default: false.
  var measures = false { didSet { if measures != oldValue { showTools() } } }
  /// The point of the page under the loupe; nil: the pointer is elsewhere. Default: nil.
  var loupePlace: CGPoint?
  /// Whether an answer about constraints is awaited, and whether to ask again then.
  var asksForConstraints = false
  var asksForConstraintsAgain = false
  /// The drag on the page; nil: nothing is dragged.
  var drag: PageDrag?
  /// The point that is picked when the tool is let go without a drag; nil: none.
  var picksOnRelease: CGPoint?
  /// Where the pointer was last, in points of the root; nil: outside.
  private(set) var pointer: CGPoint?
  /// The place of the last pick, and how many views there were passed over.
  private var lastPick: (point: CGPoint, index: Int)?

  /// A studio around a canvas that shows a page.
  package init(canvas: UIView, page: any Page, layout: StudioLayout = StudioLayout()) {
    self.layout = layout
    roomSizes = Dictionary(
      uniqueKeysWithValues: StudioLayout.Panel.allCases.map { ($0, layout[$0]) })
    self.canvas = canvas
    self.page = page
    pageView = page.view
    root = StudioView(canvas: canvas)
    hovering = Hovering(over: root)
    popovers = Popovers(over: root)
    model = PageModel(page)
    animations = AnimationModel(page)
    connect()
    root.layout = layout
    makeParts()
    styleDidChange()
  }

  private func styleDidChange() {
    root.panelStyle = style
    for cover in [variants, exploded] as [UIView?] { cover?.overrideUserInterfaceStyle = style }
    canvas.backgroundColor = Palette.canvas.resolvedColor(
      with: UITraitCollection(
        userInterfaceStyle: style == .unspecified ? Appearance.style : style))
  }

  private func connect() {
    hovering.schedule = { [weak self] in self?.host?.studioSchedules($0, $1) }
    root.onResize = { [weak self] panel, size in
      self?.layout[panel] = size ?? panel.standardSize
    }
    root.pageSize = { [weak page] in page?.size ?? .zero }
    root.onSeen = { [weak self] in self?.showTools() }
    model.observer = self
    model.onCurve = { [weak self] in self?.pace($0, by: $1) }
    page.console.onChange = { [weak self] in self?.consoleDidChange() }
    animations.onChange = { [weak self] in
      guard let self else { return }
      time?.show(animations.run, animations.curves)
      onionSkin?.show(animations.run)
    }
  }

  private func nameKeys() {
    guard let host else { return }
    toolbar?.nameKeys(host)
    time?.nameKeys(host)
    inspector?.nameKey(host.studioKey(of: .select))
  }

  // MARK: Parts

  /// Makes the parts that the layout shows and that nobody has seen yet.
  private func makeParts() {
    guard !layout.isAlone else { return }
    if toolbar == nil { makeToolbar() }
    if overlay == nil { makeOverlay() }
    if outline == nil, layout.shows(.outline) { makeOutline() }
    if inspector == nil, layout.shows(.inspector) { makeInspector() }
    if time == nil, layout.shows(.time) { makeTime() }
    if console == nil, layout.shows(.console) {
      let panel = makeConsolePanel()
      console = panel
      root.add(panel, as: .console)
    }
    nameKeys()
  }

  private func makeToolbar() {
    let toolbar = Toolbar(
      send: { [weak self] in self?.perform($0) },
      perform: { [weak self] in self?.host?.studioPerforms($0) },
      open: { [weak self] in self?.popovers.open($0, at: $1) },
      neighbours: { [weak self] in self?.host?.studioNeighbours ?? PageList() })
    self.toolbar = toolbar
    root.add(toolbar, as: .toolbar)
    toolbar.show(state, isDark: isPageDark)
    showConsoleBadge()
    showTools()
  }

  func makeOverlay() {
    let overlay = SelectionOverlay()
    self.overlay = overlay
    overlay.page = pageView
    overlay.delegate = self
    overlay.isHidden = isPageCovered
    root.add(overlay, as: .overlay)
  }

  private func makeOutline() {
    let outline = OutlinePanel { [weak self] in self?.perform(.write) }
    self.outline = outline
    outline.onSelect = { [weak self] path in
      guard let self else { return }
      if InputModifiers.picksMore { model.toggle(path) } else { model.select(path) }
    }
    outline.onHover = { [weak self] path in
      guard let self else { return }
      overlay?.hover(path.flatMap { self.model.nodes[$0] })
      exploded?.stack.hover(path?.ofView)
    }
    outline.onVisibility = { [weak self] in self?.toggleVisibility(of: $0) }
    outline.onLock = { [weak self] in self?.model.toggleLock($0) }
    outline.layers.onPress = { [weak self] in self?.perform(.layers) }
    outline.showsLayers = layout.showsLayers
    root.add(outline, as: .outline)
    outline.show(model.nodes, locked: model.locked)
    showChanges()
    outline.select(model.selections)
  }

  private func makeInspector() {
    let inspector = InspectorPanel()
    self.inspector = inspector
    inspector.delegate = self
    inspector.menu.onPress = { [weak self] in self?.openTransferMenu() }
    root.add(inspector, as: .inspector)
    showSelectedInInspector()
    inspector.show(model.groups)
  }

  private func makeTime() {
    let time = TimePanel(
      perform: { [weak self] in self?.host?.studioPerforms($0) },
      open: { [weak self] in self?.popovers.open($0, at: $1) })
    time.onionSkin.onPress = { [weak self] in self?.perform(.onionSkin) }
    self.time = time
    time.onSelect = { [weak self] in self?.select(view: $0) }
    time.onCurve = { [weak self] in self?.openCurve(of: $0, layer: $1, from: $2) }
    root.add(time, as: .time)
    time.show(state)
    time.show(animations.run, animations.curves)
    showOnionSkin()
  }

  // MARK: Commands

  /// Carries out a command of a key or a button.
  package func perform(_ command: StudioCommand) {
    hovering.hideTooltip()
    switch command {
    case .toggle(let panel):
      toggle(panel)
      if panel == .console, layout.shows(.console) { _ = console?.list.becomeFirstResponder() }
    case .clearConsole: clearConsole()
    case .alone: change { $0.isAlone.toggle() }
    case .select: setPicking(!isPicking)
    case .undo: undo()
    case .redo: say(model.redo().map { "Redone: \($0)" } ?? "Nothing to redo")
    case .find: find()
    case .palette: openPalette()
    case .menu: openContextMenu()
    case .copy(let form): copy(as: form)
    case .copyAll(let form): copyAll(as: form)
    case .paste: askForText()
    case .write: proposeWriting()
    case .variants: toggleVariants()
    case .depth: toggleExploded()
    case .onionSkin: toggleOnionSkin()
    case .curves: focusCurves()
    case .pageSize: openPageSize()
    case .loupe: toggleLoupe()
    case .resetProperty: resetProperty()
    case .resetAll: resetAllValues()
    case .layers: toggleLayers()
    case .measure: toggleMeasuring()
    }
  }

  /// Opens a panel, or closes it; one that is open and gave way to others takes their room.
  private func toggle(_ panel: StudioLayout.Panel) {
    let isHidden = layout.shows(panel) && !root.seen.contains(panel)
    if !layout.shows(panel) || isHidden { root.latest = panel }
    if !isHidden { change { $0.toggle(panel) } }
  }

  /// Takes back what is typed in a field and not set yet, else the last step.
  private func undo() {
    if (root.firstResponder as? StudioField)?.takeBack() == true { return }
    say(model.undo().map { "Undone: \($0)" } ?? "Nothing to undo")
  }

  /// Lists layers in the outline, or views alone.
  private func toggleLayers() {
    if !root.seen.contains(.outline) { toggle(.outline) }
    layout.showsLayers.toggle()
    outline?.showsLayers = layout.showsLayers
  }

  func say(_ text: String) { host?.studioSays(text) }

  func hideTooltip() { hovering.hideTooltip() }

  /// Opens or closes panels, and asks for the room that they take.
  private func change(_ body: (inout StudioLayout) -> Void) {
    let old = layout
    let before = old.room(roomSizes)
    body(&layout)
    for panel in StudioLayout.Panel.allCases where layout.shows(panel) && !old.shows(panel) {
      roomSizes[panel] = layout[panel]
    }
    let after = layout.room(roomSizes)
    if before != after {
      host?.studioWantsRoom(
        CGSize(width: after.width - before.width, height: after.height - before.height))
    }
  }

  private func layoutDidChange(from old: StudioLayout) {
    guard layout != old else { return }
    popovers.close()
    root.endEditing(true)
    root.layout = layout
    makeParts()
    if layout.shows(.console), !old.shows(.console) { consoleDidChange() }
    if layout.shows(.time), !old.shows(.time) { animations.refresh() }
    showTools()
    showSelection()
    pageMayHaveChanged()
  }

  private func showTools() {
    var seen = layout
    seen.open.formIntersection(root.seen)
    toolbar?.show(
      seen,
      Toolbar.Tools(
        selects: isPicking, measures: measures, showsLoupe: loupe != nil,
        showsVariants: showsVariants, showsDepth: showsDepth))
  }

  /// Whether something is shown in the page's place.
  package var isPageCovered: Bool { showsVariants || showsDepth }

  /// Lays a panel over the page, and below what the session lays over it.
  func coverPage(with panel: UIView) {
    panel.overrideUserInterfaceStyle = root.panelStyle
    panel.frame = canvas.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    canvas.insertSubview(panel, at: 1)
  }

  /// Another thing is shown in the page's place, or the page again.
  func coverDidChange() {
    overlay?.isHidden = isPageCovered
    showTools()
    host?.studioDidCoverPage()
  }

  private func find() {
    if let console, panelResponder?.isDescendant(of: console) == true {
      console.filter.becomeFirstResponder()
      return
    }
    if !root.seen.contains(.inspector) { toggle(.inspector) }
    root.layoutIfNeeded()
    model.selectFirst()
    inspector?.search.becomeFirstResponder()
  }

  // MARK: Selecting

  /// Whether clicks pick views.
  var isPicking: Bool { overlay?.picks ?? false }

  /// Selects the view with a number.
  private func select(view number: Int) {
    guard let found = model.nodes.paths.first(where: { $0.node.id == number }) else { return }
    model.select(found.path)
  }

  /// Picks views on the page, or touches them again.
  func setPicking(_ picks: Bool) {
    if overlay == nil { makeOverlay() }
    overlay?.picks = picks
    overlay?.hover(nil)
    showTools()
    showSelection()
    pageMayHaveChanged()
  }

  /// The view that can be seen at a point of the page; the next one behind it at the same point again.
  func pick(at point: CGPoint) {
    if let locked = model.nodes.paths(at: point).first.flatMap(model.lock(of:)),
      let name = model.nodes[locked]?.readableName
    {
      say("\(name) is locked")
    }
    pick(model.paths(at: point), at: point)
  }

  /// The first of the views at a point; the next one at the same point again.
  func pick(_ paths: [NodePath], at point: CGPoint) {
    if InputModifiers.picksMore {
      lastPick = nil
      if let path = paths.first { model.toggle(path) }
      return
    }
    guard !paths.isEmpty else {
      lastPick = nil
      return model.select(nil)
    }
    var index = 0
    if let lastPick, abs(lastPick.point.x - point.x) < 3, abs(lastPick.point.y - point.y) < 3 {
      index = (lastPick.index + 1) % paths.count
    }
    lastPick = (point, index)
    model.select(paths[index])
  }

  /// Up a level, or out of the selection, or out of the tool; with panels nothing more. Returns false where none of that
  /// can be done.
  package func escape() -> Bool {
    if popovers.isOpen {
      popovers.close()
    } else if endLoupe() || endMeasuring() || escapeVariants() || escapeExploded() {
      return true
    } else if let selection = model.selection, isPicking || !layout.isAlone {
      lastPick = nil
      model.select(selection.parent)
    } else if isPicking {
      setPicking(false)
    } else {
      return !layout.isAlone
    }
    return true
  }

  private func showSelection() {
    let isSeen = !layout.isAlone || isPicking
    showHandles()
    overlay?.show(isSeen ? model.selectedNodes : [])
    showConstraints()
  }

  /// Sets a property of the selected view as a gesture of its own. Returns false where nothing is selected, the view has
  /// no such property, or the value was refused.
  package func set(_ name: String, to text: String) -> Bool {
    let all = model.groups.flatMap(\.properties)
    guard let property = all.first(where: { $0.name == name }) else { return false }
    var isTaken = false
    model.change(property, to: text, isContinued: false) { isTaken = $0 == nil }
    return isTaken
  }

  // MARK: Frames

  /// Shows the session's state; call it once a frame, before layout.
  package func show(_ state: StudioState) {
    // The canvas places the page elsewhere, and the corners on the page are the same.
    if state.zoom != shownZoom { overlay?.setNeedsLayout() }
    shownZoom = state.zoom
    guard !layout.isAlone || showsDepth || onionSkin != nil, state != self.state else { return }
    self.state = state
    exploded?.stack.isPageDark = isPageDark
    toolbar?.show(state, isDark: isPageDark)
    time?.show(state)
    popovers.curveEditor?.show(state.time)
    onionSkin?.show(state)
  }

  /// Whether the page is shown on black.
  package var isPageDark: Bool {
    if case .appearance(let isDark)? = state.choices[.appearance]?.value { return isDark }
    return pageView.traitCollection.userInterfaceStyle == .dark
  }

  /// Something on the page may be another than before; call it in frames with changes, before layout.
  package func pageMayHaveChanged() {
    exploded?.pageMayHaveChanged()
    onionSkin?.place()
    let needsTree = layout.shows(.outline) || isPicking || showsDepth || measures
    guard needsTree || (!layout.isAlone && model.selection != nil) else { return }
    model.refresh()
  }

  /// The page has another place or zoom in the window.
  package func pageDidMove() {
    onionSkin?.place()
    overlay?.setNeedsLayout()
  }

  /// Animations may have begun or ended; call it after frames with changes. `time`: the clock's; `moves`: whether anything
  /// moves.
  package func animationsMayHaveChanged(at time: TimeInterval, moves: Bool) {
    if layout.shows(.time) || followsAnimations || onionSkin != nil {
      animations.refresh()
    } else {
      animations.follow(at: time, moves: moves)
    }
  }

  /// Asks the page for its animations, which nobody may have followed, and waits for the answer.
  package func readAnimations() async { await animations.read() }

  /// The page was pressed while a run was looped: the animations that this begins are looped alone.
  package func beginRound() { animations.beginRound() }

  /// The page was shown anew, with what was set on it.
  package func pageWasRewound() {
    animations.clear()
    pageMayHaveChanged()
  }

  /// The page was shown anew, as its code makes it. Returns a sentence of what that took back, which one step of undo
  /// brings again; nil: nothing.
  package func pageWasReset() -> String? {
    let count = model.noteReset()
    pageWasRewound()
    return count == 0 ? nil : Self.sentence(ofReset: count)
  }

  static func sentence(ofReset count: Int) -> String {
    "\(changes(count)) taken back · Control-Z brings \(count == 1 ? "it" : "them") back"
  }

  /// “1 change”, “2 changes”
  package static func changes(_ count: Int) -> String {
    count == 1 ? "1 change" : "\(count) changes"
  }

  /// The page may have been built anew: looks which changes it still has.
  package func checkChanges() {
    model.forgetColors()
    model.checkEdits()
    onionSkin?.askLater()
  }

  /// Another preview or scene is shown.
  package func pageWasLeft() {
    model.forgetChanges()
    animations.forgetCurves()
    animations.clear()
    pageMayHaveChanged()
  }

  // MARK: Pointer

  /// The pointer is at a point of ``root``; nil: it left the window, or something is dragged.
  package func pointerMoved(to point: CGPoint?, _ modifiers: Modifiers = []) {
    InputModifiers.current = modifiers
    hovering.move(to: point)
    pointer = point
    hoverInExploded(point)
    if loupe != nil { return moveLoupe(to: point) }
    if modifiers.contains(.alt) || measures, point != nil { return measure(to: point) }
    if overlay?.measurements.isEmpty == false { measure(to: nil) }
    guard let overlay, overlay.picks, outline?.hovered == nil else { return }
    let isOver = point.map { root.hitTest($0, with: nil) === overlay } ?? false
    guard isOver, let point, let page = overlay.page else { return overlay.hover(nil) }
    let place = page.convert(point, from: root)
    overlay.hover(model.paths(at: place).first.flatMap { model.nodes[$0] })
  }

  /// A button of the pointer goes down: a press elsewhere ends what is typed in a panel.
  package func pointerPressed(at point: CGPoint, _ modifiers: Modifiers = []) {
    InputModifiers.current = modifiers
    hovering.hideTooltip()
    guard !popovers.isOpen, let responder = panelResponder,
      let hit = root.hitTest(point, with: nil), !hit.isDescendant(of: responder)
    else { return }
    root.endEditing(true)
  }

  /// The pointer's shape over the edges of panels; nil: that of the views.
  package func cursor(at point: CGPoint) -> Cursor? {
    let hit = root.hitTest(point, with: nil)
    if let overlay, hit === overlay,
      case .frame(let x, let y)? = overlay.handle(at: overlay.convert(point, from: root))?.kind,
      x == 0 || y == 0
    {
      return x == 0 ? .rowResize : .columnResize
    }
    return (hit as? PanelEdge).map { $0.side == .bottom ? .rowResize : .columnResize }
  }

  /// Whether a list or a picker is open over the panels.
  package var hasPopover: Bool { popovers.isOpen }

  /// The view in a panel that has the keyboard; nil: none has.
  var panelResponder: UIView? {
    guard let view = root.firstResponder as? UIView else { return nil }
    let panels: [UIView?] = [toolbar, outline, inspector, console, time]
    return panels.contains { $0.map(view.isDescendant) ?? false } ? view : nil
  }
}

extension Studio: PageModelObserver {
  func pageModelDidChangeNodes() {
    outline?.show(model.nodes, locked: model.locked)
    exploded?.show(model.nodes)
    if model.nodes.isEmpty { leaveEmptyExploded() }
    showSelectedInInspector()
    showSelection()
    palette?.show(paletteEntries)
  }

  func pageModelDidChangeSelection() {
    // The views are others in each round of a loop, and a curve is of none of them.
    if popovers.form == nil { popovers.close() }
    outline?.select(model.selections)
    exploded?.select(model.selections.map(\.ofView))
    showSelectedInInspector()
    showSelection()
    if measures { measure(to: pointer) }
  }

  func pageModelDidChangeProperties() {
    inspector?.show(model.groups)
    showHandles()
    showConstraints()
  }

  func pageModelDidChangeEdits() {
    onionSkin?.askLater()
    showChanges()
  }

  private func showSelectedInInspector() {
    let maker = model.selection.flatMap(model.maker).flatMap { model.nodes[$0]?.readableName }
    inspector?.show(model.selectedNodes, at: model.selections, maker: maker)
  }

  private func showChanges() {
    outline?.show(changes: model.edits.countByView, canWrite: page.takesWriting)
  }
}

extension Studio: PropertyRowDelegate {
  func edit(
    _ property: PageProperty, _ edit: PropertyEdit,
    whenDone: @escaping @MainActor (String?) -> Void
  ) {
    model.change(property, to: edit.text, isContinued: edit.isContinued) {
      whenDone($0?.message)
    }
  }

  /// The selected view's place and size: `x`, `y`, `w`, `h`.
  var numbersByName: [String: Double] {
    guard let node = model.selectedNode, node.size.count == 2, node.corners.count == 8 else {
      return [:]
    }
    return [
      "w": node.size[0], "h": node.size[1], "x": node.corners[0], "y": node.corners[1],
    ]
  }

  func open(_ content: UIView, at view: UIView) {
    if let menu = content as? StudioMenu {
      popovers.open(menu, at: view)
    } else if let list = content as? PickList {
      popovers.open(list, at: view)
    } else if let picker = content as? ColorPicker {
      popovers.open(picker, at: view)
    } else {
      popovers.open(content: content, at: view)
    }
  }

  func color(_ body: @escaping @MainActor (String) -> Void) { takeColor(body) }

  func images(_ body: @escaping @MainActor ([PageImage]) -> Void) { model.images(body) }

  var colors: PageColors { model.colors }

  func rowDidResize() { inspector?.rowDidResize() }
}
