// The window's behaviour, without a window: a page on a canvas, and the commands of keys and pointer.

package import CoreGraphics
internal import Messages
package import Pages
internal import SourcePages
package import Stage
package import Studio
internal import UIKit
package import Windowing

/// A stage with a page on it, and the commands that a person gives it.
///
/// It needs no window: a test replays events into its stage and compares the pictures.
@MainActor
package final class Session: EventInterpreter {
  /// Draws the window's content: canvas, page and panels.
  package let stage: Stage
  /// Owns the window; held weakly. Default: nil, and nothing outside of the session happens.
  package weak var host: (any SessionHost)?
  /// The pointer's shape where it is now.
  package internal(set) var cursor = Cursor.arrow

  /// Toolbar and panels around the canvas.
  package let studio: Studio
  let canvas: Canvas
  let panels: Panels
  let page: any Page
  let request: Request
  /// The title of what was looked at last, until the page is ready; nil: nothing is to be shown again.
  var rememberedTitle: String?
  /// The samples beside the sources.
  var samples = SourceSamples()
  /// The name of the sample that is shown; nil: the values of the code are.
  var sample: String?
  /// The mistake in a file of samples that was told last; nil: there is none.
  var sampleProblem: String?
  /// The line that asks to leave the page's changes, while nothing else is done; nil: none asks.
  weak var warning: ToastPanel?
  /// The words of that line as it was before the present event; nil: none asked.
  var warned: String?
  /// The words of the line that asks to choose the same again; nil: none asks, or it was long ago.
  var warnedOfChoice: String?
  /// The languages that the page's texts are in.
  var languages: [String] = []
  /// The choices by which the page is shown otherwise than it was opened.
  var choices: [VariantAxis: VariantChoice] = [:]
  /// Opens a place in the person's editor; the closure hears of it where that could not be started.
  var openEditor: @MainActor (SourcePlace, @escaping @MainActor (String) -> Void) -> Void = {
    Editor.open($0, fail: $1)
  }
  /// The focus among the page's controls.
  private(set) var focus: KeyboardFocus
  /// The time that the studio shows: the clock's while something moves or time stands.
  private var shownTime: TimeInterval = 0
  /// The time at which the page was shown, as it was then.
  private var shownBegin: TimeInterval = 0
  /// Whether something moved in the frame that is made, or made last.
  private(set) var pageMoves = false
  /// The time that the next frame moves the page to; nil: it goes on.
  var wantedTime: TimeInterval?
  /// Whether the next frame shows the page in another way than the last one.
  var choicesHaveChanged = false
  /// Whether time runs on from there.
  var runsOn = false
  /// Whether the last animations are played again and again.
  var loops = false
  /// Whether the end of the last animations is waited for, to play them again.
  var awaitsLoopEnd = false
  /// The work on saving a run, as it was begun last; nil: none was.
  var saving: Task<Void, Never>?
  /// Whether that goes on.
  var isSaving = false
  /// Whether the pointer went down on the page's own views.
  private var touchesPage = false
  var zoomRule = ZoomRule.whole
  /// Where the pointer moves the page from; nil: it does not. Default: nil.
  var panPlace: CGPoint?
  /// Whether the space bar is held, with which the pointer moves the page. Default: false.
  var holdsSpace = false
  /// The presses of N (1) and B (−1), summed, that wait for the page or for the next session.
  private var keptSteps = 0
  private var pageState = PageState.unknown

  private enum PageState {
    /// Nobody has begun to make the page, it failed, or it was left and stays after all.
    case unknown
    /// The page is being made: nobody knows its previews or scenes yet.
    case opening
    /// The page was shown; it stays while another version of it is made.
    case shown
    /// Another page is about to take this one's place.
    case left
  }

  /// A session that shows a page in a window of `size` pixels.
  package init(
    _ request: Request, page: any Page, size: PixelSize, scale: CGFloat, clock: any StageClock,
    options: StageOptions = StageOptions(), layout: StudioLayout = StudioLayout()
  ) {
    self.request = request
    sample = request.sample
    self.page = page
    focus = KeyboardFocus(root: page.view)
    canvas = Canvas(frame: .zero)
    canvas.setZoom(request.zoom, about: .zero)
    if request.zoom != 1 { zoomRule = .free }
    studio = Studio(canvas: canvas, page: page, layout: layout)
    panels = Panels(over: studio.root.notices, in: studio.root)
    stage = Stage(root: studio.root, size: size, scale: scale, clock: clock, options: options)
    studio.root.notices.onLayout = { [weak self] in self?.panels.layOut(in: $0) }
    canvas.onResize = { [weak self] in self?.fitAgain() }
    canvas.onMove = { [weak self] in self?.studio.pageDidMove() }
    panels.delegate = self
    studio.host = self
    stage.interpreter = self
    stage.onBeforeLayout = { [weak self] _ in
      self?.page.tick()
      self?.askChangedPage()
      self?.refreshStudio()
      self?.refreshPanels()
    }
    stage.onDelivery = { [weak self] in self?.noteTouch($0) }
    // The focus stays where it is while no view changes.
    stage.onAfterLayout = { [weak self] in if $0.isInvalid { self?.focus.update() } }
    canvas.show(page.view)
    focusFirst()
    stampZoom()
    page.host = self
    if request.starts { stage.underClock { page.perform(.start) } }
  }

  /// Begins to show the page, and to follow what it is made of.
  package func start() {
    readSamples()
    page.open()
  }

  /// Ends everything that the page runs.
  package func close() {
    saving?.cancel()
    page.close()
  }

  /// Hides the ring around the control that has the focus.
  func hideFocusRing() { focus.hideRing() }

  /// The view that keys go to; nil: none of them does.
  var focusedView: UIView? { studio.root.firstResponder as? UIView ?? focus.focused }

  /// Gives the keyboard to a view; false: it takes no keys.
  func giveFocus(to view: UIView) -> Bool {
    if view.becomeFirstResponder() { return true }
    studio.root.endEditing(true)
    focus.focus(view, showingRing: true)
    return focus.focused === view
  }

  /// Puts the focus on the page's first control, without a ring.
  private func focusFirst() {
    focus = KeyboardFocus(root: page.view)
    focus.focus(page.initialFocus)
  }

  /// The size in pixels of a window that shows a page with its margin at a zoom, with toolbar and panels around it, at
  /// most `limit`.
  package static func openingSize(
    of page: any Page, zoom: CGFloat, scale: CGFloat, limit: PixelSize,
    layout: StudioLayout = StudioLayout()
  ) -> PixelSize {
    func side(_ length: CGFloat, _ panels: CGFloat, _ limit: Int) -> Int {
      let points = length * zoom + 2 * Canvas.margin + panels
      return max(1, min(Int((points * scale).rounded(.up)), limit))
    }
    let (size, room) = (page.openingSize, layout.room)
    return PixelSize(
      width: side(size.width, room.width, limit.width),
      height: side(size.height, room.height, limit.height))
  }

  /// The studio asks the page where that has changed, and not for each frame of its own panels. Layout changes pages too,
  /// after which they are asked once.
  private func askChangedPage() {
    guard stage.frameHasChanges else { return }
    studio.root.layoutIfNeeded()
    if page.takeChange() { studio.pageMayHaveChanged() }
  }

  func stampZoom() {
    stage.zoomThousandths = Int((canvas.zoom * 1000).rounded())
  }

  private func refreshStudio() {
    var state = StudioState()
    state.isPaused = stage.clock.isPaused
    // The bar's own change must not be a reason for the next frame. The last picture of what moved comes when it stands.
    let moved = pageMoves
    pageMoves = stage.isRunning(in: page.view) || page.isRunning
    let beginsAnew = abs(page.beginTime - shownBegin) > 1e-6
    if moved || pageMoves || beginsAnew || stage.clock.isPaused {
      (shownTime, shownBegin) = (stage.clock.now, page.beginTime)
    }
    (state.time, state.beginTime) = (shownTime, shownBegin)
    state.zoom = canvas.zoom
    state.canStart = page.commands.contains(.start)
    state.rate = stage.clock.rate
    state.loops = loops
    (state.samples, state.sample) = (samples.names, sample)
    (state.languages, state.choices) = (languages, choices)
    state.device = openedDevice
    state.list = page.list
    state.canRotate = canRotate
    state.scale = pageScale(on: stage.scale).screen
    state.savedScale = pictureScale.screen
    studio.show(state)
    loopIfEnded()
  }

  /// The device that somebody asked for, else the page's size.
  private var openedDevice: String {
    let size = page.size
    return request.device?.name ?? "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
  }

  /// Tells the page of the touches that its views are given.
  private func noteTouch(_ event: InputEvent) {
    let (pointer, phase): (PointerEvent, AgentTouch.Phase)
    switch event {
    case .pointerPressed(let event, .primary):
      let hit = studio.root.hitTest(stage.points(event), with: nil)
      touchesPage = hit?.isDescendant(of: page.view) ?? false
      if touchesPage { noteBeginning() }
      (pointer, phase) = (event, .began)
    case .pointerMoved(let event): (pointer, phase) = (event, .moved)
    case .pointerReleased(let event, .primary): (pointer, phase) = (event, .ended)
    default: return
    }
    guard touchesPage else { return }
    if phase == .ended { touchesPage = false }
    let point = page.view.convert(stage.points(pointer), from: studio.root)
    page.note(
      AgentTouch(
        finger: nil, phase: phase,
        place: AgentTouch.Place(x: Double(point.x), y: Double(point.y), time: pointer.time)))
  }

  /// A frame that only ends a flash has no figures of its own: showing any would flash again.
  private func refreshPanels() {
    guard stage.frameHasChanges else { return }
    panels.statistics?.show(
      host.map { $0.frameReport(of: stage) } ?? stage.lastReportWithCaches, stage: stage,
      presenter: host?.presenterName ?? "memory", zoom: canvas.zoom)
  }

  // MARK: Events

  /// Takes keys, the wheel, drops and the pointer's presses; true: the views do not see the event.
  package func interpret(_ event: InputEvent, on stage: Stage) -> Bool {
    callOffLeaving(before: event)
    switch event {
    case .keyPressed(let key): return press(key)
    case .keyReleased(let key):
      studio.release(key)
      if key.key == .space {
        holdsSpace = false
        if let control = focus.pressed { page.notePress(of: control) }
        focus.releaseFocused()
      }
      return true
    case .scrolled(let scroll): return turnWheel(scroll)
    case .pinched(let pinch): return zoom(by: pinch)
    case .pointerPressed(let pointer, .primary):
      return beginMove(at: stage.points(pointer), holdsSpace) || press(pointer)
    case .pointerPressed(let pointer, .middle):
      return beginMove(at: stage.points(pointer), true)
    case .pointerReleased: return endMove()
    case .pointerMoved(let pointer), .pointerEntered(let pointer):
      movePointer(to: stage.points(pointer), pointer.modifiers)
      return panPlace != nil
    case .pointerExited:
      cursor = .arrow
      studio.pointerMoved(to: nil)
      return false
    case .scaleChanged(let scale): return followScreenScale(CGFloat(scale))
    case .filesDropped(let paths):
      open(paths)
      return true
    case .pointerPressed(let pointer, .secondary):
      panels.hideKeys()
      studio.openContextMenu(at: stage.points(pointer))
      return true
    case .closeRequested:
      quit("Close the window again")
      return true
    case .focusChanged(let isFocused):
      if !isFocused {
        focus.cancelPress()
        holdsSpace = false
      }
      return false
    case .textPasted(let text):
      guard !takesText else { return false }
      if let text { UIPasteboard.general.adopt(text) }
      studio.paste(UIPasteboard.general.string)
      return true
    case .pointerPressed, .touched, .textEntered, .resized, .visibilityChanged:
      return false
    }
  }

  private func movePointer(to point: CGPoint, _ modifiers: Modifiers) {
    if movesPage(to: point) { return }
    studio.pointerMoved(to: stage.touches.capturedView == nil ? point : nil, modifiers)
    if let shape = studio.cursor(at: point) {
      cursor = shape
      return
    }
    cursor =
      switch stage.touches.cursor(at: point) {
      case .arrow: .arrow
      case .hand: .hand
      case .text: .text
      }
  }

  /// Draws at the screen's new scale; true where a scale that somebody asked for stays.
  private func followScreenScale(_ scale: CGFloat) -> Bool {
    guard request.scale == nil else { return true }
    ScreenScale.current = scale
    page.rescale(to: pageScale(on: scale))
    return false
  }

  /// Whether keys and typed text go to a text that is edited.
  package var takesText: Bool { studio.root.textInput != nil }

  /// The lower end of the caret in the text that is edited, in pixels of the window; nil: no text is edited, or it is
  /// another process's.
  package var caret: CGPoint? {
    guard let input = studio.root.textInput, let caret = input.caret, let view = input as? UIView
    else { return nil }
    let end = view.convert(CGPoint(x: caret.minX, y: caret.maxY), to: stage.root)
    return CGPoint(x: end.x * stage.scale, y: end.y * stage.scale)
  }

  /// While a text is edited the keys that type and edit are its own, and Escape ends that.
  private func press(_ key: KeyEvent) -> Bool {
    if panels.keys?.press(key.key) == true || studio.press(key) { return true }
    if takesText {
      if key.key == .escape { return studio.root.endEditing(true) }
      if TextKey(key) == .paste, host?.paste() == true { return true }
      if key.types || TextKey(key) != nil {
        // The key was pressed before the window knew that a text is edited.
        if key.types, !key.textFollows { studio.root.textInput?.insertText(key.text) }
        return false
      }
    }
    if key.key == .space { holdsSpace = true }
    if let command = ShortcutTable.command(for: key) { perform(command) }
    return true
  }

  /// A press closes the list of keys, and nothing else hears of it then.
  private func press(_ pointer: PointerEvent) -> Bool {
    focus.hideRing()
    studio.pointerPressed(at: stage.points(pointer), pointer.modifiers)
    guard panels.keys != nil else { return false }
    panels.hideKeys()
    return true
  }

  // MARK: Commands

  func perform(_ command: Command) {
    switch command {
    case .start:
      noteBeginning()
      page.perform(.start)
    case .focusForward: focus.moveForward()
    case .focusBackward: focus.moveBackward()
    case .press:
      noteBeginning()
      focus.pressFocused()
    case .turn(let degrees): page.perform(.turn(degrees))
    case .pause: togglePause()
    case .step: step()
    case .stepBack: seek(to: (wantedTime ?? stage.presentTime) - frameInterval)
    case .seek(let time): seek(to: time)
    case .slower: setRate(nextRate(isFaster: false))
    case .faster: setRate(nextRate(isFaster: true))
    case .rate(let rate): setRate(rate)
    case .loop: toggleLoop()
    case .nextPreview: walkAway(by: 1)
    case .previousPreview: walkAway(by: -1)
    case .zoomIn: zoom(by: Canvas.zoomStep)
    case .zoomOut: zoom(by: 1 / Canvas.zoomStep)
    case .zoomToFit: follow(.fit)
    case .actualSize: showActualSize()
    case .fullScreen: host?.toggleFullScreen()
    case .rewind: rewind()
    case .interrupt: page.interrupt()
    case .overlay: showsStatistics.toggle()
    case .save: savePicture()
    case .saveAs: savePictureAs()
    case .saveWindow: saveWindow()
    case .saveRun(let format): save(format)
    case .studio(let command): studio.perform(command)
    case .sample(let name): show(sample: name)
    case .show(let axis, let choice): show(axis, choice)
    case .rotate: rotate()
    case .listed(let index): choose(listed: index)
    case .neighbour(let index): chooseNeighbour(index)
    case .keys: panels.toggleKeys(keyRows)
    case .escape: escape()
    case .quit: quit("Press Q again")
    }
  }

  /// The rows of the list of keys that say something of the page.
  private var keyRows: [Shortcut] {
    let isGallery = request.sources.isEmpty && request.document == nil
    return isGallery ? ShortcutTable.rows : ShortcutTable.rows(forSourcesWith: page.commands)
  }

  private func escape() {
    if panels.keys != nil { return panels.hideKeys() }
    if !studio.escape() { quit("Press Escape again") }
  }

  // MARK: Previews and scenes

  /// Shows the preview, scene or document that steps lead to, as soon as the page knows what it has.
  func walk(by steps: Int) {
    keptSteps += steps
    while keptSteps != 0, pageState != .opening, pageState != .left {
      let step = keptSteps.signum()
      keptSteps -= step
      if page.list.isLast(by: step), let next = host?.neighbours.index(by: step) {
        pageState = .left
        host?.openNeighbour(next)
      } else if let next = page.list.index(by: step) {
        show(listed: next)
      } else {
        say("There is no other preview")
      }
    }
  }

  /// Shows a preview, designables or a scene by its index in the page's list.
  private func show(listed index: Int) {
    guard page.list.titles.indices.contains(index) else { return }
    let words = page.list.words(at: index)
    page.show(listed: index)
    studio.pageWasLeft()
    say(words)
  }

  /// Shows what a person chose by its name, unless it is shown.
  private func choose(listed index: Int) {
    if index == page.list.shown { return }
    guard page.list.titles.indices.contains(index) else { return }
    leave("Choose “\(page.list.titles[index])” again to go on", isChoice: true) {
      show(listed: index)
    }
  }

  /// Shows another file of the folder, which a person chose by its name.
  private func chooseNeighbour(_ index: Int) {
    guard let titles = host?.neighbours.titles, titles.indices.contains(index) else { return }
    leave("Choose “\(titles[index])” again to go on", isChoice: true) {
      pageState = .left
      host?.openNeighbour(index)
    }
  }

  /// Goes on with the steps that the session before this one was left with. Call before ``start()``.
  func takeSteps(from other: Session) { keptSteps = other.keptSteps }

  /// Stays, since the page that was to take this one's place cannot be shown; the steps beyond it are dropped.
  func stay() { (pageState, keptSteps) = (.unknown, 0) }

  /// Notes what the page has come to, and takes the steps that waited for it.
  private func noteState(_ status: PageStatus) {
    switch (status, pageState) {
    case (_, .left): break
    case (.busy, .unknown): pageState = .opening
    case (.ready, _), (.warned, _): pageState = .shown
    case (.failed, .opening): pageState = .unknown
    case (.busy, _), (.failed, _): break
    }
    walk(by: 0)
  }

  private func togglePause() {
    if stage.clock.isPaused { stage.clock.isPaused = false } else { stage.pause() }
    page.tick()
  }

  /// One frame on from the one that is shown.
  private func step() {
    if !stage.clock.isPaused { stage.pause() }
    stage.clock.step(by: frameInterval)
    page.tick()
  }

  /// Whether the frame statistics lie over the page. Default: false.
  package var showsStatistics: Bool {
    get { panels.statistics != nil }
    set {
      if newValue != showsStatistics { panels.toggleStatistics() }
      stage.flashesDamage = newValue
    }
  }

  /// Shows what was dropped, if there is Swift in it.
  private func open(_ paths: [String]) {
    let sources = paths.filter(SourceWatcher.isSource)
    if !sources.isEmpty { return leave("Drop it again to go on") { host?.open(sources) } }
    let name = paths[0].split(separator: "/").last.map(String.init) ?? paths[0]
    say("\(name) is no Swift file and no folder")
  }

  /// Saves a file under a name that begins so, and says where it is.
  func save(_ file: Data, named name: String, ending: String) throws(Failure) {
    guard let host else { throw Failure(.cannotCreate, "there is no folder to save in") }
    saySaved(try host.save(file, named: name, ending: ending))
  }

  /// Says where a file is, long enough to read a path.
  func saySaved(_ path: String) { say("Saved \(path)", for: Panels.savedSeconds) }

  /// Shows a line at the window's foot for a while.
  package func say(_ text: String) { say(text, for: Panels.toastSeconds) }

  /// Shows a line at the window's foot for seconds of real time.
  func say(_ text: String, for seconds: TimeInterval) {
    let toast = panels.showToast(text)
    host?.schedule(seconds) { [weak self] in self?.panels.hideToast(toast) }
  }
}

extension Session: PageHost {
  /// Seconds of the stage's clock.
  package var pageTime: TimeInterval { stage.clock.now }

  /// As a person paused or resumed time.
  package var isPageTimePaused: Bool { stage.clock.isPaused }

  /// The clock's.
  package var pageTimeRate: Double { stage.clock.rate }

  /// Seconds of the stage's clock: those of the frame that is being made, else the present ones.
  package var pageFrameTime: TimeInterval { stage.presentTime }

  /// Nobody knows the size of sources before they are shown.
  package func pageDidResize() {
    canvas.setNeedsLayout()
    fitAgain()
  }

  /// Places the page again, and puts the focus on its first control.
  package func pageDidReplaceViews() {
    canvas.setNeedsLayout()
    focusFirst()
    studio.pageMayHaveChanged()
  }

  /// Shows the status in the panels.
  package func pageDidChange(_ status: PageStatus) {
    panels.show(status)
    studio.hasFailed = if case .failed = status { true } else { false }
    if case .ready = status {
      readSamples()
      readLanguages()
    }
    studio.pageMayHaveChanged()
    switch status {
    case .ready, .warned:
      showRemembered()
      studio.checkChanges()
    case .busy, .failed: break
    }
    noteState(status)
  }
}

extension Session: PanelsDelegate {
  /// Opens a place of the sources in the person's editor.
  func panelsOpen(_ place: SourcePlace) {
    say("Opening \(place)")
    openEditor(place) { [weak self] in self?.say($0) }
  }
}
