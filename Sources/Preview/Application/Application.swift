// `vitrine preview`: the window, the session in it and the loop that keeps both alive.

internal import Building
private import CLinux
package import CoreGraphics
internal import ImageCoding
internal import MainLoop
package import Messages
package import Pages
package import Stage
internal import Studio
internal import UIKit
internal import Windowing
internal import X11Windowing

/// The application with its window: the composition root.
@MainActor
package final class Application {
  /// A window opens on at most this share of the screen.
  private static let screenShare = 0.9
  static let minimumSize = PixelSize(width: 120, height: 90)

  private let connection: X11Connection
  private let window: X11Window
  private let options: StageOptions
  private var request: Request
  private var session: Session
  /// The request that shall take the place of the session's; nil: none.
  private var next: Request?
  /// False where somebody asked for something that has a size of its own.
  private let remembersFrame: Bool
  private let stateFile = WindowStateFile(variable: environmentVariable)
  private var state: WindowState
  private let loop = EventLoop()
  private lazy var assistive = AssistiveTechnologies(
    for: { [unowned self] in session }, at: { [unowned self] in window.origin }, on: loop)
  private var hasIcon = false
  /// The size that the last change of the desktop's scale brought, and the points that it stands for.
  private var followed: (size: PixelSize, points: CGSize)?
  private var panelRoom = PanelRoom()
  private lazy var sizeRest = SizeRest(on: loop) { [weak self] in self?.releaseMemory() }
  /// Takes the lines of `--verbose`; nil: nobody listens, and none is made.
  private let says: ((String) -> Void)?
  /// Opens the window. `says` takes the lines of `--verbose`.
  package init(
    _ request: Request, options: StageOptions, says: ((String) -> Void)? = nil
  ) throws(Failure) {
    self.says = says
    self.request = request
    self.options = options
    Fonts.prepare()
    connection = try Self.connect()
    let scale = request.scale ?? CGFloat(connection.scale)
    try Fonts.check()
    let page = try request.page(scale: scale, options: options, on: loop)
    state = stateFile.read { logOnce($0) }
    remembersFrame = request.hasUsualSize
    let layout = Self.layout(request, state, screen: connection.screenSize, scale: scale)
    let frame =
      remembersFrame
      ? state.frame(on: connection.screenSize, minimum: Self.minimumSize) : nil
    let size =
      if let frame { PixelSize(width: frame.width, height: frame.height) } else {
        Session.openingSize(
          of: page, zoom: request.zoom, scale: scale,
          limit: Self.limit(of: connection.screenSize), layout: layout)
      }
    window = try Self.open(
      on: connection, size, at: frame.map { PixelPoint(x: $0.x, y: $0.y) })
    window.prepareFirstBuffer()
    session = Self.session(
      request, page, size: size, scale: scale, options: options, layout: layout)
    session.showsStatistics = state.showsStatistics
    if let variants = state.variants { session.studio.variantGrid = variants }
    recall()
    connectParts()
    report(scale)
  }

  /// Runs until the person quits; the exit status. Fails where the X server goes away.
  package func run() throws(Failure) -> Int32 {
    joinStartup()
    window.show()
    var status = runSession()
    while let request = next, !connection.isLost {
      next = nil
      show(request)
      status = runSession()
    }
    let isLost = connection.isLost
    remember()
    assistive.close()
    session.close()
    window.close()
    connection.close()
    if isLost { throw Failure(.unavailable, "the X server went away") }
    return status
  }

  /// Runs until another request shall be shown, or none.
  private func runSession() -> Int32 {
    session.stage.clock.isPaused = request.time != nil
    // Code that runs between frames sees the stage's time too.
    return session.stage.underRunningClock { loop.run() }
  }

  /// Toolbar and panels as they were left, or as on a first start.
  private static func layout(
    _ request: Request, _ state: WindowState, screen: PixelSize, scale: CGFloat
  ) -> StudioLayout {
    if request.isAlone { return StudioLayout() }
    return state.layout ?? StudioLayout(onScreenOf: CGFloat(screen.width) / scale)
  }

  /// A session with its clock, which stands at 0, or at the time that somebody asked for, until it
  /// runs.
  private static func session(
    _ request: Request, _ page: any Page, size: PixelSize, scale: CGFloat, options: StageOptions,
    layout: StudioLayout
  ) -> Session {
    let session = Session(
      request, page: page, size: size, scale: scale, clock: MonotonicClock(isPaused: true),
      options: options, layout: layout)
    if let time = request.time { session.stage.seek(to: time) }
    return session
  }

  /// Shows another request in the same window, or says why not.
  private func show(_ request: Request) {
    do throws(Failure) {
      let scale = session.stage.scale
      let page = try request.page(scale: scale, options: options, on: loop)
      let new = Self.session(
        request, page, size: window.size, scale: scale, options: options,
        layout: session.studio.layout)
      keepMemory()
      session.close()
      new.showsStatistics = session.showsStatistics
      new.takeSteps(from: session)
      session = new
      self.request = request
      recall()
      connectSession()
    } catch {
      session.say(error.message)
      session.stay()
    }
  }

  private func connectParts() {
    window.onEvent = { [unowned self] event in
      if case .scaleChanged(let scale) = event { follow(scale) }
      if case .resized(let size) = event {
        panelRoom.sizeChanged(to: size, scale: session.stage.scale)
        sizeRest.sizeChanged()
      }
      assistive.take(event)
      session.stage.send(event)
      loop.requestRound()
    }
    window.onBufferAvailable = { [unowned self] in loop.requestRound() }
    UIPasteboard.general.onCopy = { [weak self] in self?.window.copy($0) }
    connection.onLost = { [unowned self] in loop.stop() }
    connection.onSharedMemoryChanged = { [unowned self] in
      says?($0.reason.map { "shared memory is given up: \($0)" } ?? "shared memory works again")
    }
    loop.watch(
      connection.descriptor, hasMore: { [unowned self] in connection.hasQueuedEvents },
      drain: { [unowned self] in connection.drain() })
    loop.watchSignals()
    loop.onRound = { [unowned self] in round(at: $0) }
    connectSession()
  }

  private func connectSession() {
    session.host = self
    if connection.isDesktopDark { session.studio.style = .dark }
    session.start()
  }

  /// The window keeps its size in points on a desktop whose scale changes; where the screen is too small
  /// for it, it has that size again when there is room.
  private func follow(_ scale: Double) {
    guard request.scale == nil else { return }
    let old = Double(session.stage.scale)
    let shown = window.size
    let points =
      followed.flatMap { $0.size == shown ? $0.points : nil }
      ?? CGSize(width: Double(shown.width) / old, height: Double(shown.height) / old)
    let limit = Self.limit(of: connection.screenSize)
    let size = PixelSize(
      width: min(limit.width, Int((Double(points.width) * scale).rounded())),
      height: min(limit.height, Int((Double(points.height) * scale).rounded())))
    followed = (size, points)
    panelRoom.expect(size)
    window.resize(to: size)
  }

  /// The desktop that started the program waits for its window. Programs that this one starts are
  /// none of that launch.
  private func joinStartup() {
    let name = "DESKTOP_STARTUP_ID"
    guard let identifier = environmentVariable(name) else { return }
    // SAFETY: glibc frees nothing here: a thread that reads the environment meanwhile finds whole
    // strings.
    unsafe unsetenv(name)
    window.join(startup: identifier)
  }

  /// Shows the session's file as it was looked at last.
  private func recall() {
    if let memory = request.rememberedPath.flatMap({ state.memory(of: $0) }) {
      session.recall(memory)
    }
  }

  /// Remembers how the session's file is looked at.
  private func keepMemory() {
    if let path = request.rememberedPath { state.remember(session.memory, of: path) }
  }

  /// Writes down how the window is left. A place that the window manager chose is not the person's.
  private func remember() {
    state.showsStatistics = session.showsStatistics
    let variants = session.studio.variantGrid
    state.variants = variants == .standard ? nil : variants
    if !request.isAlone { state.layout = session.studio.layout }
    state.faults = connection.faultDescriptions
    keepMemory()
    if remembersFrame, !window.fillsScreen, let origin = window.origin {
      state.frame = PixelRect(
        x: origin.x, y: origin.y, width: window.size.width, height: window.size.height)
    }
    do throws(Failure) {
      try stateFile.write(state)
    } catch {
      says?("the window's state is not kept: \(error.message)")
    }
  }

  /// Makes the frame that is due and says when the next one is.
  private func round(at now: TimeInterval) -> TimeInterval? {
    let due = nextFrame(at: now)
    guard let due, due <= now else { return due }
    makeFrame(at: now)
    loop.requestRound()
    return nextFrame(at: now)
  }

  private func makeFrame(at now: TimeInterval) {
    session.prepareFrame()
    let stage = session.stage
    let lead = window.pacer.presentation(at: now) - now
    let isShown = stage.frame(into: window, lead: lead) != nil
    session.didMakeFrame()
    if isShown {
      says?(stage.lastReportWithCaches?.line ?? "")
      sendIcon()
      assistive.didShowFrame()
    }
    window.cursor = session.cursor
    window.takesText = session.takesText
    window.caret = session.caret
    window.isAnimating = !stage.clock.isPaused && stage.isRunning
    // The moving part may lie outside of the window.
    if !isShown, !stage.lacksBuffer, window.isAnimating { window.leaveOutFrame() }
  }

  /// Behind the first frame, which a person waits for.
  private func sendIcon() {
    guard !hasIcon else { return }
    hasIcon = true
    window.setIcon(WindowIcon.pictures().map(\.pixels))
  }

  /// Memory that frames of other sizes took goes back to the system.
  private func releaseMemory() {
    window.fitMemory()
    session.stage.releaseDrawingMemory()
    linux_release_memory()
  }

  /// When the next frame is to be made; nil: when something happens.
  private func nextFrame(at now: TimeInterval) -> TimeInterval? {
    let stage = session.stage
    // A hidden window's events count too, such as the wish to close it.
    if stage.hasUrgentEvents { return now }
    // Nobody sees a frame of a hidden window; the server says when it is shown again.
    guard window.awaitsFrames else { return nil }
    if window.isAhead { return nil }
    if stage.lacksBuffer { return window.hasBuffer ? now : nil }
    if session.isUnprepared { return max(now, window.pacer.nextDue) }
    // Changes that wait for the screen are not looked at before.
    if window.pacer.nextDue > now { return window.pacer.nextDue }
    return stage.nextFrameDelay.map { max(now + $0, window.pacer.nextDue) }
  }

  private func report(_ scale: CGFloat) {
    let facts = connection.report
    says?(
      "display \(facts.display), \(facts.visual), depth \(facts.depth), "
        + "scale \(scale), \(presenterName)")
  }

  // MARK: Opening

  private static func connect() throws(Failure) -> X11Connection {
    do throws(X11Error) {
      return try X11Connection()
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  private static func open(
    on connection: X11Connection, _ size: PixelSize, at origin: PixelPoint?
  ) throws(Failure) -> X11Window {
    do throws(X11Error) {
      return try X11Window(
        connection, size: size, title: "Vitrine", origin: origin, minimumSize: minimumSize)
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }

  private static func limit(of screen: PixelSize) -> PixelSize {
    PixelSize(
      width: Int(Double(screen.width) * screenShare),
      height: Int(Double(screen.height) * screenShare))
  }
}

extension Application: SessionHost {
  /// The path of frames to the screen, and the number of buffers.
  package var presenterName: String {
    connection.report.sharedMemory.works ? "MIT-SHM · 2 buffers" : "XPutImage · 2 buffers"
  }

  /// Schedules with the program's event loop.
  package func schedule(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    loop.schedule(seconds, body)
  }

  /// Writes a file in the folder for pictures and returns its path, as a person reads it.
  package func save(_ file: Data, named name: String, ending: String) throws(Failure) -> String {
    ShownPath.whole(try SavedFile.write(file, named: name, ending: ending))
  }

  /// Writes a file, and returns its path as a person reads it.
  package func save(_ file: Data, at path: String) throws(Failure) -> String {
    ShownPath.whole(try SavedFile.write(file, at: path))
  }

  /// In the folder for pictures, by the name and the time of day.
  package func suggestedPath(named name: String, ending: String) -> String {
    ShownPath.whole(SavedFile.path(named: name, ending: ending))
  }

  /// Ends the event loop, and with it the program.
  package func quit() { loop.stop() }

  /// Asks the window manager for it.
  package func toggleFullScreen() { window.toggleFullScreen() }

  /// Resizes the window within the screen; one that fills the screen keeps its size.
  package func resize(by change: CGSize) {
    let limits = panelLimits
    let size = panelRoom.size(
      adding: change, to: window.size, scale: session.stage.scale, within: limits,
      at: MonotonicTime.now)
    if !limits.isFixed { window.resize(to: size) }
  }

  /// Without a window manager nobody keeps a window on the screen, or can move it back: it does not grow out of it, and
  /// keeps a size that somebody gave it.
  private var panelLimits: PanelRoom.Limits {
    let screen = connection.screenSize
    var limits = PanelRoom.Limits(
      least: Self.minimumSize, most: screen, isFixed: window.fillsScreen)
    guard !window.isManaged else { return limits }
    let origin = window.origin ?? PixelPoint(x: 0, y: 0)
    limits.most = PixelSize(width: screen.width - origin.x, height: screen.height - origin.y)
    limits.isFixed = panelRoom.wasResized || window.size == screen
    return limits
  }

  /// Asks the X server's clipboard. True always.
  package func paste() -> Bool {
    window.paste()
    return true
  }

  /// Shows sources in place of what is shown, as large and as sharp.
  package func open(_ sources: [String]) {
    let named = NamedSources(sources)
    var next = Request()
    next.named = sources
    next.document = named.opened.first.map { PageDocument(path: $0) }
    next.sources = PackageTargets.completed(named.sources)
    next.scale = request.scale
    next.zoom = request.zoom
    next.isAlone = request.isAlone
    self.next = next
    loop.stop()
  }

  /// The sources and the documents of the folders that the person named.
  package var neighbours: PageList { FolderWalk(request.named).list(shown: request.document?.path) }

  /// Shows the sources or a document of the folders that the person named.
  package func openNeighbour(_ index: Int) {
    let stops = FolderWalk(request.named).stops
    guard stops.indices.contains(index) else { return }
    var next = request
    (next.view, next.preview, next.document, next.assignments) = (nil, nil, nil, [])
    switch stops[index] {
    case .sources(let paths): next.sources = PackageTargets.completed(paths)
    case .document(let path):
      next.document = PageDocument(path: path)
      next.sources = []
    }
    self.next = next
    loop.stop()
  }
}
