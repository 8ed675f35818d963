// The window's state and behaviour, without a window: what each key and pointer action does.

package import CoreGraphics
internal import Designables
internal import Inspection
internal import Messages
package import Stage
internal import UIKit
package import Windowing

/// A stage with the desk on it, and the commands that a person gives it.
///
/// It needs no window: a test replays events into its stage and compares the pictures.
@MainActor
package final class Session: EventInterpreter {
  /// What the session needs from outside.
  package struct Surroundings {
    /// Runs a closure once, after seconds of real time.
    package var schedule: (TimeInterval, @escaping @MainActor () -> Void) -> Void = { _, _ in }
    /// Saves a picture; the name of the file, or why not.
    package var save: (CGImage) throws(Failure) -> String = { _ throws(Failure) in
      throw Failure(.cannotCreate, "there is no folder to save in")
    }
    package var quit: () -> Void = {}
    /// Shows other sources in this window: paths of Swift files and of folders.
    package var open: ([String]) -> Void = { _ in }
    /// Fills the screen with the window, or ends that.
    package var toggleFullScreen: () -> Void = {}
    /// Asks for what was copied last in whatever program; ``InputEvent/textPasted(_:)`` brings it.
    /// Default: nil, what was copied here counts.
    package var paste: (() -> Void)?
    /// The presenter in words, for the overlay. Default: "memory".
    package var presenterName: () -> String = { "memory" }

    package init() {}
  }

  package let stage: Stage
  package var surroundings: Surroundings
  /// What the overlay shows of the last frame. Default: the stage's report.
  package var report: (Stage) -> FrameReport? = { $0.lastReportWithCaches }
  /// The pointer's shape where it is now.
  package private(set) var cursor = Cursor.arrow

  let desk: Desk
  let panels: Panels
  private let request: Request
  /// The request's sources; nil: there are none.
  private let live: LiveSource?
  private(set) var exhibit: Exhibit
  /// The focus among the page's controls.
  private var focus: KeyboardFocus
  /// Whether a page of sources was shown.
  private var isFitted = false
  /// The gradient that the pointer turns, while its button is held.
  private var turned: LDGradientView?

  /// A session in a window of `size` pixels. Fails where the request names what is not there.
  package init(
    _ request: Request, size: PixelSize, scale: CGFloat, clock: any StageClock,
    options: StageOptions = StageOptions(), surroundings: Surroundings = Surroundings(),
    live: LiveSource? = nil
  ) throws(Failure) {
    self.request = request
    self.live = live
    self.surroundings = surroundings
    ScreenScale.current = scale
    exhibit = try Exhibit(request, scale: scale * request.zoom, live: live?.view)
    focus = KeyboardFocus(root: exhibit.page)
    desk = Desk(frame: .zero)
    desk.zoom = request.zoom
    panels = Panels(on: desk)
    stage = Stage(root: desk, size: size, scale: scale, clock: clock, options: options)
    stage.interpreter = self
    stage.onBeforeLayout = { [weak self] _ in
      self?.live?.tick()
      self?.refreshPanels()
    }
    // What is focused stays so while no view changes.
    stage.onAfterLayout = { [weak self] in if $0.isInvalid { self?.focus.update() } }
    desk.show(exhibit.page)
    focusFirst()
    stampZoom()
    if request.starts { stage.underClock { exhibit.start() } }
    connectLive()
  }

  /// Begins to watch and build the request's sources.
  func start() { live?.start() }

  /// Ends what the request's sources run in.
  func close() { live?.close() }

  private func connectLive() {
    guard let live else { return }
    live.onNews = { [weak self] in self?.panels.show($0) }
    panels.onOpen = { [weak self] in self?.edit($0) }
    live.time = { [weak self] in self?.stage.clock.now ?? 0 }
    live.onResize = { [weak self] in
      guard let self else { return }
      exhibit.page.frame.size = live.view.bounds.size
      desk.setNeedsLayout()
      fitOnce()
    }
  }

  /// Of sources nobody knows the size before they are shown: a first page that the window does not hold is
  /// fitted, unless somebody asked for a zoom.
  private func fitOnce() {
    guard !isFitted else { return }
    isFitted = true
    if request.zoom == 1, desk.fittingZoom < 1, !desk.holdsPage { setZoom(desk.fittingZoom) }
  }

  /// The size in pixels of a window that shows the request's page with its margin, at most `limit`.
  package static func openingSize(
    _ request: Request, scale: CGFloat, limit: PixelSize
  ) throws(Failure) -> PixelSize {
    // Sources say their size when they are built.
    let page =
      request.sources.isEmpty
      ? try Exhibit.size(request, scale: scale) : request.size ?? CGSize(width: 640, height: 480)
    func side(_ length: CGFloat, _ limit: Int) -> Int {
      let points = length * request.zoom + 2 * Desk.margin
      return max(1, min(Int((points * scale).rounded(.up)), limit))
    }
    return PixelSize(
      width: side(page.width, limit.width), height: side(page.height, limit.height))
  }

  /// Puts the focus on the start button, without a ring.
  private func focusFirst() {
    focus = KeyboardFocus(root: exhibit.page)
    focus.focus(exhibit.startButton)
  }

  private func stampZoom() {
    stage.zoomThousandths = Int((desk.zoom * 1000).rounded())
  }

  /// A frame that only ends a flash has no figures of its own: showing any would flash again.
  private func refreshPanels() {
    guard stage.frameHasChanges else { return }
    panels.statistics?.show(
      report(stage), stage: stage, presenter: surroundings.presenterName(), zoom: desk.zoom)
  }

  // MARK: Events

  package func interpret(_ event: InputEvent, on stage: Stage) -> Bool {
    switch event {
    case .keyPressed(let key): return press(key)
    case .keyReleased(let key):
      if key.key == .space { focus.releaseFocused() }
      return true
    case .scrolled(let scroll): return turnByWheel(scroll)
    case .pointerPressed(let pointer, .primary): return press(at: stage.points(pointer))
    case .pointerMoved(let pointer), .pointerEntered(let pointer):
      return move(to: stage.points(pointer))
    case .pointerReleased(let pointer, .primary): return release(at: stage.points(pointer))
    case .pointerExited:
      cursor = .arrow
      return false
    case .scaleChanged(let scale):
      // A scale that somebody asked for stays.
      guard request.scale == nil else { return true }
      ScreenScale.current = CGFloat(scale)
      exhibit.sharpen(for: CGFloat(scale) * desk.zoom)
      live?.sharpen(for: CGFloat(scale) * desk.zoom)
      return false
    case .filesDropped(let paths):
      open(paths)
      return true
    case .closeRequested:
      surroundings.quit()
      return true
    case .focusChanged(let isFocused):
      if !isFocused { focus.cancelPress() }
      return false
    case .pointerPressed, .pointerReleased, .touched, .textEntered, .textPasted, .resized,
      .visibilityChanged:
      return false
    }
  }

  /// Whether keys and typed text go to a text that is edited.
  package var takesText: Bool { desk.textInput != nil }

  /// While a text is edited the keys that type and edit are its own, and Escape ends that.
  private func press(_ key: KeyEvent) -> Bool {
    if takesText {
      if key.key == .escape { return desk.endEditing(true) }
      if TextKey(key) == .paste, let paste = surroundings.paste {
        paste()
        return true
      }
      if key.types || TextKey(key) != nil { return false }
    }
    if let command = ShortcutTable.command(for: key) { perform(command) }
    return true
  }

  private func press(at point: CGPoint) -> Bool {
    focus.hideRing()
    if panels.keys != nil {
      panels.hideKeys()
      return true
    }
    turned = gradient(at: point)
    return turned != nil
  }

  private func move(to point: CGPoint) -> Bool {
    if let turned {
      turned.turn(to: turned.convert(point, from: desk))
      return true
    }
    cursor = stage.touches.cursor(at: point) == .hand ? .hand : .arrow
    return false
  }

  private func release(at point: CGPoint) -> Bool {
    defer { turned = nil }
    return turned != nil
  }

  private func gradient(at point: CGPoint) -> LDGradientView? {
    desk.hitTest(point, with: nil) as? LDGradientView
  }

  /// Notches up and to the right turn as → does.
  private func turnByWheel(_ scroll: ScrollEvent) -> Bool {
    guard let gradient = gradient(at: stage.points(scroll.pointer)) else { return false }
    let step = Self.turnStep(scroll.pointer.modifiers)
    gradient.angle += CGFloat((scroll.deltaX - scroll.deltaY) * step)
    return true
  }

  private static func turnStep(_ modifiers: Modifiers) -> Double {
    if modifiers.contains(.shift) { return 1 }
    return modifiers.contains(.control) ? 45 : 5
  }

  // MARK: Commands

  private func perform(_ command: Command) {
    switch command {
    case .start: exhibit.start()
    case .focusForward: focus.moveForward()
    case .focusBackward: focus.moveBackward()
    case .press: focus.pressFocused()
    case .turn(let degrees): exhibit.turn(by: degrees)
    case .pause: togglePause()
    case .step: step()
    case .zoomIn: setZoom(desk.zoom * Desk.zoomStep)
    case .zoomOut: setZoom(desk.zoom / Desk.zoomStep)
    case .zoomToFit: setZoom(desk.fittingZoom)
    case .fullScreen: surroundings.toggleFullScreen()
    case .reset: reset()
    case .interrupt: live?.interrupt()
    case .overlay: showsStatistics.toggle()
    case .save: save()
    case .keys: panels.toggleKeys()
    case .escape: panels.keys != nil ? panels.hideKeys() : surroundings.quit()
    case .quit: surroundings.quit()
    }
  }

  private func togglePause() {
    if stage.clock.isPaused { stage.clock.isPaused = false } else { stage.pause() }
    live?.tick()
  }

  /// One frame on from the one that is shown.
  private func step() {
    if !stage.clock.isPaused { stage.pause() }
    stage.clock.step(by: frameInterval)
    live?.tick()
  }

  private func setZoom(_ zoom: CGFloat) {
    let range = Desk.zoomRange
    desk.zoom = min(max(zoom, range.lowerBound), range.upperBound)
    exhibit.sharpen(for: desk.outputScale * desk.zoom)
    live?.sharpen(for: desk.outputScale * desk.zoom)
    stampZoom()
  }

  /// A new page from the request: angles as at the beginning, charts not started.
  private func reset() {
    if let live { return live.reset() }
    guard let fresh = try? Exhibit(request, scale: desk.outputScale * desk.zoom) else { return }
    exhibit = fresh
    turned = nil
    desk.show(fresh.page)
    focusFirst()
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
    if !sources.isEmpty { return surroundings.open(sources) }
    let name = paths[0].split(separator: "/").last.map(String.init) ?? paths[0]
    say("\(name) is no Swift file and no folder")
  }

  private func save() {
    panels.hideToast()
    do throws(Failure) {
      say("Saved \(try surroundings.save(stage.image()))")
    } catch {
      say("Not saved: \(error.message)")
    }
  }

  /// Opens a place of the sources in the person's editor.
  private func edit(_ place: SourcePlace) {
    say("Opening \(place)")
    Editor.open(place) { [weak self] in self?.say($0) }
  }

  /// Shows a line at the window's foot for a while.
  package func say(_ text: String) {
    let toast = panels.showToast(text)
    surroundings.schedule(Panels.toastSeconds) { [weak self] in self?.panels.hideToast(toast) }
  }
}
