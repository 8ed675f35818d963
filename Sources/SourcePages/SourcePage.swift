// A page of a user's sources: built at each save, shown by an agent, each step of that in one function.

internal import Building
package import CoreGraphics
package import MainLoop
package import Messages
package import Pages
package import Stage
package import UIKit
internal import Windowing

/// A page whose views live in an agent, which runs a library of the sources.
///
/// A loaded Swift library can never be unloaded safely: each build is shown by a fresh agent. The next agent is
/// started ahead of time, and the old one lives until the first frame of the new one.
@MainActor
package final class SourcePage: Page {
  /// Owns the time and hears of the status; held weakly. Default: nil, and time stands at 0.
  package weak var host: (any PageHost)?
  /// The agent's frames; the same view for every build.
  package var view: UIView { pageView }
  /// The commands of the build that is shown; empty before the first one.
  package private(set) var commands: Set<PageCommand.Name> = []
  /// The page's own views keep their focus in the agent.
  package var initialFocus: UIView? { nil }

  /// The messages of the sources, and why they are not shown.
  package let console = PageConsole()
  /// The places that messages name.
  private var links = SourceLinks([])

  /// Sources say their size when they are built.
  package var openingSize: CGSize { scene.size ?? CGSize(width: 640, height: 480) }

  /// The size in points that the views were made with.
  private var madeSize = CGSize.zero

  /// The size that the views were made with, unless an edit has given them another one since.
  package var size: CGSize {
    let (shown, pixel) = (pageView.bounds.size, 1 / CGFloat(scene.scale.pixels))
    func side(_ made: CGFloat, _ shown: CGFloat) -> CGFloat {
      abs(made - shown) < pixel ? made : shown
    }
    return CGSize(
      width: side(madeSize.width, shown.width), height: side(madeSize.height, shown.height))
  }

  /// The scenes of the document that is shown; empty: none is.
  private var scenes: [AgentScene] = []

  private let sources: [String]
  let limits: AgentLimits
  /// Whether the whole reports of crashes are passed on.
  private let isVerbose: Bool
  let loop: EventLoop
  private let builds: SourceBuilds
  private let pageView = AgentPageView(frame: .zero)
  private var watcher: SourceWatcher?
  private var scene: PageScene
  /// The scene that the page was opened with.
  private let opened: PageScene
  /// The preview that is shown.
  private var selection: PreviewSelection
  private var clock: PageClock

  /// The content of the screen, and whether it is up to date.
  private var screen = Screen.empty {
    didSet { pageView.isDimmed = screen.isOld }
  }
  /// The work on the last save; nil: none was made yet, or the page is closed.
  private var update: Task<Void, Never>?
  /// The work on what later saves may need; nil: none was begun.
  private var preparation: Task<Void, Never>?
  private var isBuilding = false
  /// The agent that shall take the shown one's place; nil: none is being tried.
  private var candidate: Candidate?
  /// An agent that was started ahead of time; nil: there is none.
  private var spare: AgentConnection?
  /// A person's changes, for the next build; nil: none are known.
  private var state: AgentState?
  /// Why getters crashed that are not called any more, by property.
  private var problems: [String: String] = [:]
  /// The views whose properties were asked for since the page was shown.
  private var inspected: Set<Int> = []
  /// The variants that are shown beside the page.
  var tiles: [SourceTile] = []
  /// The commands since the page was shown, with their times.
  private(set) var performed: [(time: TimeInterval, command: PageCommand)] = []
  /// The commands that are remembered, at most.
  private static let commandLimit = 100
  /// The views that the page told of last.
  private(set) var outlinedNodes: [PageNode] = []
  /// The number of resets so far.
  private var resetCount = 0
  /// The number of runs of the code so far, and of the attempts to build it.
  private var runCount = 0
  /// Whether a person has set a property of a view.
  private var wasEdited = false
  /// Whether a frame came since ``takeChange()`` was asked.
  private var hasNewFrame = true
  /// Whether the agent is still to show the page from the beginning.
  private var beginsAnew = false
  /// The page's time at which it is looked at next; nil: when something happens.
  private var nextLook: TimeInterval?
  /// The newest time that the page is to be moved to, of its own clock, and whether what was done later is kept; nil: it
  /// is there, or on its way.
  private var wantedMove: (time: TimeInterval, keepsLater: Bool)?
  /// Whether the agent moves the page in time.
  private var isMoving = false
  private var isWatchingForSilence = false
  /// Whether the host was told that an agent does not answer.
  private var toldOfSilence = false
  /// The agent and the library of a page without a window; nil: ``prepare()`` has not been called.
  private var prepared: (agent: AgentConnection, library: BuiltLibrary)?
  /// Whether time alone changes the picture that ``image(at:)`` drew last. Default: false.
  private var drewRunning = false
  /// Whether time alone changes the shown frame, or the picture that ``image(at:)`` drew last.
  package var isRunning: Bool { screen.agent.map { $0.nextChange != nil } ?? drewRunning }

  /// Whether pictures are asked for one by one, by ``served()``: no frames are drawn ahead, and nothing is built that
  /// only runs faster. Set it before ``open()``. Default: false.
  package var isServed = false
  /// Whether the last save is neither shown yet nor refused.
  private var isShowing = false
  /// The tasks that wait until it is.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Why the last save is not shown; nil: it is.
  private var lastFailure: PageMessage?
  /// The classes of the shown library.
  private var offeredClasses: [AgentDesignable] = []

  /// The content of the screen.
  private enum Screen {
    /// Nothing: no build was shown yet.
    case empty
    /// The frames of the sources as they were saved last.
    case current(ShownAgent)
    /// The frames of an earlier build, dimmed: something went wrong since.
    case old(ShownAgent)
    /// The last picture of an agent that has ended; dimmed once that was told.
    case lastPicture(isDimmed: Bool)

    var agent: ShownAgent? {
      switch self {
      case .current(let agent), .old(let agent): agent
      case .empty, .lastPicture: nil
      }
    }

    /// The same, after something went wrong with a later save.
    var outdated: Screen {
      switch self {
      case .current(let agent), .old(let agent): .old(agent)
      case .empty: .empty
      case .lastPicture: .lastPicture(isDimmed: true)
      }
    }

    var isCurrent: Bool {
      if case .current = self { true } else { false }
    }

    var isEmpty: Bool {
      if case .empty = self { true } else { false }
    }

    var isOld: Bool {
      switch self {
      case .old: true
      case .lastPicture(let isDimmed): isDimmed
      case .empty, .current: false
      }
    }
  }

  /// An agent that is being tried.
  private struct Candidate {
    let agent: AgentConnection
    /// Whether it shows the same code as the shown agent, faster: nobody waits for it, and it is dropped when
    /// somebody touches the page.
    let isFaster: Bool
  }

  /// Why a build is not shown.
  private enum UpdateError: Error {
    case build(BuildFailure)
    case agent(AgentError, BuiltLibrary)
    case start(Failure)
    /// A later save began.
    case superseded
  }

  /// A page of files and folders; the scene is drawn on white in a window, where it opens at a time in
  /// seconds. `preview`: the name of the preview to show first, or a line in it as `Card.swift:20`; nil: the first
  /// one, where the scene names no class. `isVerbose`: the whole reports of crashes are passed on. `earlier`: a page that
  /// this one takes the place of: what the builds of the same sources have in memory is kept.
  package init(
    _ sources: [String], _ scene: PageScene, preview: String? = nil, limits: AgentLimits,
    at time: TimeInterval = 0, isVerbose: Bool = false, after earlier: SourcePage? = nil,
    on loop: EventLoop
  ) {
    clock = PageClock(startsAt: time)
    selection = PreviewSelection(wanted: preview, view: scene.view)
    self.sources = sources
    self.scene = scene
    opened = scene
    self.limits = limits
    self.isVerbose = isVerbose
    self.loop = loop
    let known = earlier.flatMap { earlier in
      earlier.sources == sources && earlier.scene.document == scene.document ? earlier.builds : nil
    }
    builds = known ?? SourceBuilds(sources, document: scene.document)
    pageView.frame.size = scene.size ?? CGSize(width: 320, height: 240)
    pageView.receiver = self
    builds.tell = { [weak self] progress in
      DispatchQueue.main.async { self?.show(progress) }
    }
  }

  /// Tells how far a build is; nothing where it has ended meanwhile.
  private func show(_ progress: BuildProgress) {
    guard isBuilding else { return }
    host?.pageDidChange(.busy("\(progress)"))
  }

  /// Builds the sources, shows them on white, and follows their saves.
  package func open() {
    scene.isOnWhite = !isServed
    let watcher = SourceWatcher(watchedPlaces)
    self.watcher = watcher
    loop.watch(watcher.descriptor) { [weak self] in
      if watcher.drain() { self?.followSave() }
      self?.loop.requestRound()
    }
    followSave()
  }

  /// The sources, and the document with the project around it.
  var watchedPlaces: [String] {
    guard let document = scene.document else { return sources }
    return sources + [document.path]
      + (sources.isEmpty ? [ResourceFolders.root(of: document.path)] : [])
  }

  /// Ends the watch, the work on a save, and all agents.
  package func close() {
    if let watcher { loop.unwatch(watcher.descriptor) }
    watcher = nil
    update?.cancel()
    preparation?.cancel()
    (update, preparation) = (nil, nil)
    endShowing()
    for agent in [screen.agent?.agent, candidate?.agent, spare, prepared?.agent] { agent?.close() }
    for tile in tiles { tile.close() }
    tiles = []
    screen = .empty
    (candidate, spare, prepared) = (nil, nil, nil)
  }

  private var now: TimeInterval { host?.pageTime ?? 0 }
  /// Seconds since the page was shown.
  package var time: TimeInterval { clock.time(at: now) }

  // MARK: A save

  /// Seconds that a file may be away: some editors save by moving the old one first.
  private static let absence = 0.3
  /// Seconds after a build is shown, or refused, in which nothing else is begun.
  private static let rest = 0.1
  /// Seconds without a save after which the same code is built to run faster.
  private static let quiet = 2.0

  /// Begins to show the sources as they are now; the work on an earlier save ends.
  private func followSave() {
    update?.cancel()
    beginRun(of: nil)
    isBuilding = true
    isShowing = true
    (problems, scene.unreadable) = ([:], [])
    host?.pageDidChange(.busy("Compiling…"))
    keepState()
    dropCandidate()
    prepareSpare()
    update = Task.onMain { [weak self] in await self?.showSources() }
  }

  /// A save, from the files to their pixels: build, load, make the views, draw the first frame, and let it take the
  /// place of the page before. A later save ends it at each of these steps.
  private func showSources() async {
    do throws(UpdateError) {
      let isEdit = try await showEdits()
      var library = try await build()
      if !isShown(library) {
        library = try await show(library)
      } else if scene.document != nil, let shown = screen.agent {
        try await showDocumentAgain(in: shown)
      }
      settle(library)
      try await prepareNext()
      try await prepareForEdits(of: library, afterEdit: isEdit)
      try await recordDependencies(of: library)
      try await showFaster(library)
    } catch {
      await report(error)
    }
  }

  /// Shows sources that differ from those of an earlier build in literals or in bodies alone, before the compiler is
  /// asked for all of the library, which takes the place of this one when it is there. Says whether it did.
  private func showEdits() async throws(UpdateError) -> Bool {
    guard !isServed, let library = await builds.withEdits() else { return false }
    try checkSuperseded()
    var isShown = true
    do throws(UpdateError) {
      try await show(library, in: try takeSpare(), isFaster: false)
    } catch {
      // The compiler, or the compiled library, tells what is wrong with the sources.
      try checkSuperseded()
      isShown = false
    }
    keepState()
    prepareSpare()
    return isShown
  }

  /// Seconds without a save after which an edit is prepared for where the last one was shown without the compiler: what
  /// that needed will do for the next one too.
  private static let pauseBetweenEdits = 0.3

  /// Builds what ``showEdits()`` needs. A later save does not end that: it may need it.
  private func prepareForEdits(
    of library: BuiltLibrary, afterEdit: Bool
  ) async throws(UpdateError) {
    if isServed { return }
    if afterEdit { await loop.sleep(for: Self.pauseBetweenEdits) }
    try checkSuperseded()
    let report = library.report
    let view =
      report.views.first { $0.name == scene.view }
      ?? report.views.first { $0.isDesignable && library.shows($0.place.file) }
    let file = shownPreview?.file ?? view?.place.file
    await preparation?.value
    try checkSuperseded()
    let task = Task.onMain { [builds] in
      await builds.prepareForEdits(of: library, shownIn: file)
    }
    preparation = task
    await task.value
    try checkSuperseded()
  }

  /// Prepares for changed declarations. A later save ends that: it may compile all files itself.
  private func recordDependencies(of library: BuiltLibrary) async throws(UpdateError) {
    if isServed { return }
    await builds.recordDependencies(of: library)
    try checkSuperseded()
  }

  /// Shows a library in a fresh agent. A document is shown without the classes whose code crashes. A library that cannot
  /// be loaded is built once more. Returns the library that is shown.
  private func show(_ built: BuiltLibrary) async throws(UpdateError) -> BuiltLibrary {
    var library = built
    scene.document?.crashed = []
    while true {
      do throws(UpdateError) {
        try await show(library, in: try takeSpare(), isFaster: false)
        return library
      } catch {
        guard case .agent(let cause, _) = error else { throw error }
        if leaveOut(cause, of: library) { continue }
        isBuilding = true
        let again = await rebuilt(library, after: cause)
        try checkSuperseded()
        isBuilding = false
        guard let again else { throw error }
        do throws(BuildFailure) { library = try again.get() } catch { throw .build(error) }
      }
    }
  }

  /// The library built once more, where an agent could not load it; nil for other errors, and where that was tried.
  private func rebuilt(
    _ library: BuiltLibrary, after error: AgentError
  ) async -> Result<BuiltLibrary, BuildFailure>? {
    switch error {
    case .refused(let failure) where failure.status == .unavailable: break
    // The file was cut: a part of it is missing in memory.
    case .died(let death) where death.ending == .signal(SIGBUS): break
    default: return nil
    }
    return await builds.rebuilt(library)
  }

  /// Leaves out the class, or the runtime attribute, of a document's views in whose code an agent crashed; false where
  /// there is none.
  private func leaveOut(_ error: AgentError, of library: BuiltLibrary) -> Bool {
    guard case .died(let death) = error, let document = scene.document, !document.runs else {
      return false
    }
    let classes = Set(library.report.views.map(\.name)).subtracting(document.crashed)
    guard let name = death.crashedName(among: classes), !document.crashed.contains(name) else {
      return false
    }
    let sentence = death.sentences(of: library.report.files).first ?? "a crash"
    logOnce("\(sentence): the document is shown without \(name)")
    scene.document?.crashed.append(name)
    return true
  }

  /// Shows a document as it is now, in the agent that shows it.
  private func showDocumentAgain(in shown: ShownAgent) async throws(UpdateError) {
    do throws(AgentError) {
      var scene = scene
      scene.starts = false
      beginRun(of: shown.agent)
      take(try await shown.agent.show(scene, state: state))
    } catch {
      throw .agent(error, shown.library)
    }
    try checkSuperseded()
    screen = .current(shown)
    showTiles(state: state)
    requestFrame(from: shown)
  }

  /// Shows the page in another agent, which does not call the getter that crashed; false: the agent did not end by one.
  private func leaveOutGetter(_ death: AgentDeath, of library: BuiltLibrary) -> Bool {
    guard death.isAboutReading, let name = death.reading ?? death.crashedGetter,
      problems[name] == nil
    else { return false }
    let sentence = death.sentence(ofReading: name, in: library.report)
    logOnce("\(sentence): the page is shown without reading \(name)")
    problems[name] = sentence
    scene.unreadable = problems.keys.sorted()
    update?.cancel()
    dropCandidate()
    update = Task.onMain { [weak self] in await self?.showAgain(library) }
    return true
  }

  private func showAgain(_ library: BuiltLibrary) async {
    do throws(UpdateError) {
      try await show(library, in: try takeSpare(), isFaster: false)
      settle(library)
      try await prepareNext()
    } catch {
      await report(error)
    }
  }

  private func build() async throws(UpdateError) -> BuiltLibrary {
    let result = await builds.result()
    if case .failure(.missing) = result { await loop.sleep(for: Self.absence) }
    try checkSuperseded()
    isBuilding = false
    watcher?.watch(builds.furtherFiles)
    do throws(BuildFailure) {
      let library = try result.get()
      links = SourceLinks(library.report.files.map(\.path))
      return library
    } catch {
      throw .build(error)
    }
  }

  /// Whether the screen shows this very library, or the same code in a faster one.
  private func isShown(_ library: BuiltLibrary) -> Bool {
    guard let shown = screen.agent, screen.isCurrent || scene.document != nil else { return false }
    return shown.library.isSame(as: library) || shown.fasterPath == library.path
  }

  /// Shows a library in an agent, which then takes the place of the shown one.
  private func show(
    _ library: BuiltLibrary, in agent: AgentConnection, isFaster: Bool
  ) async throws(UpdateError) {
    candidate = Candidate(agent: agent, isFaster: isFaster)
    watchForSilence()
    do throws(AgentError) {
      let (selection, classes) = try await load(library, in: agent)
      let first = try await firstFrame(of: agent, selection, classes)
      if let death = agent.death { throw .died(death) }
      // A touch may have changed the page's code in ways that the captured state does not hold.
      if isFaster, screen.agent?.wasTouched == true { throw .closed }
      if isFaster { agent.forgetPrinted() }
      if !Task.isCancelled {
        adopt(ShownAgent(agent, library), first, isSameCode: isFaster)
      }
    } catch {
      if !Task.isCancelled {
        dropCandidate()
        throw .agent(error, library)
      }
    }
    try checkSuperseded()
  }

  /// Loads a library; the preview that it shows then.
  private func load(
    _ library: BuiltLibrary, in agent: AgentConnection
  ) async throws(AgentError) -> (PreviewSelection, classes: [AgentDesignable]) {
    let places = sources + (scene.document.map { [$0.path] } ?? [])
    let loaded = try await agent.load(library, imageFolders: ResourceFolders.of(places))
    var selection = selection
    do throws(Failure) {
      try selection.update(loaded.previews, designables: loaded.designables)
    } catch {
      throw .refused(error)
    }
    return (selection, loaded.designables)
  }

  /// The first frame of a build, and what the page was asked for with it.
  private struct FirstFrame {
    let selection: PreviewSelection
    /// The classes that the library declares.
    let classes: [AgentDesignable]
    let frame: AgentFrame
    let offer: AgentConnection.Offer
    /// The page's time, in seconds.
    let age: TimeInterval
    /// Pixels per point.
    let scale: PageScale
  }

  /// Makes the views of a loaded library, and draws them. Once more from the beginning where the page was reset
  /// meanwhile: otherwise the new page would show what was reset.
  private func firstFrame(
    of agent: AgentConnection, _ selection: PreviewSelection, _ classes: [AgentDesignable]
  ) async throws(AgentError) -> FirstFrame {
    var scene = scene
    scene.show(selection)
    while true {
      let (resets, age) = (resetCount, time)
      scene.scale = self.scene.scale
      let offer = try await agent.show(scene, state: state)
      if isServed || screen.isEmpty, age > 0 { try await agent.seek(to: age) }
      let frame = try await agent.frame(at: age)
      if resets == resetCount || Task.isCancelled {
        return FirstFrame(
          selection: selection, classes: classes, frame: frame, offer: offer, age: age,
          scale: scene.scale)
      }
      scene.starts = false
    }
  }

  /// The agent has drawn: it is the one that is shown.
  private func adopt(_ shown: ShownAgent, _ first: FirstFrame, isSameCode: Bool) {
    if isSameCode, let before = screen.agent { shown.agent.run = before.agent.run }
    screen.agent?.agent.close()
    candidate = nil
    inspected = []
    take(first.offer)
    selection = first.selection
    offeredClasses = first.classes
    scene.show(selection)
    screen = .current(shown)
    clock.run(from: first.age, at: now)
    shown.agent.observer = self
    // The agent may have told of a change before anybody listened: the next frame shows it.
    shown.wantsFrame = true
    if scene.scale != first.scale {
      request(.rescale(scene.scale), while: "drawing at another scale")
    }
    take(first.frame, from: shown)
    if isSameCode { return }
    performed = []
    showTiles(state: state)
  }

  /// A build is on the screen.
  private func settle(_ library: BuiltLibrary) {
    toldOfSilence = false
    lastFailure = nil
    host?.pageDidChange(PageStatus(library))
    endShowing()
  }

  /// Starts the programs that the next save begins with, once this one is on the screen.
  private func prepareNext() async throws(UpdateError) {
    await loop.sleep(for: Self.rest)
    try checkSuperseded()
    prepareSpare()
    builds.prepare()
  }

  /// Shows the same code in a faster library, where that changes nothing that a person sees.
  private func showFaster(_ library: BuiltLibrary) async throws(UpdateError) {
    if isServed { return }
    await loop.sleep(for: Self.quiet)
    try checkSuperseded()
    let faster = await builds.optimized(library)
    try checkSuperseded()
    guard let faster, faster.path != library.path, case .current(let shown) = screen,
      !shown.wasTouched
    else { return }
    shown.fasterPath = faster.path
    keepState()
    let agent = try takeSpare()
    do throws(UpdateError) {
      try await show(faster, in: agent, isFaster: true)
    } catch {
      // The page goes on as it is.
      if !Task.isCancelled { prepareSpare() }
      return
    }
    settle(faster)
    try await prepareNext()
  }

  /// Fails where a later save has begun, or the page was closed.
  private func checkSuperseded() throws(UpdateError) {
    if Task.isCancelled { throw .superseded }
  }

  /// Tells why a save is not shown.
  private func report(_ error: UpdateError) async {
    switch error {
    case .superseded: return
    case .build(let failure):
      fail(PageMessage(failure))
      await loop.sleep(for: Self.rest)
      if !Task.isCancelled { builds.prepare() }
    case .start(let failure), .agent(.refused(let failure), _):
      LogOutput.pass(on: Array("vitrine: \(failure.message.printable)\n".utf8)[...])
      fail(PageMessage(title: "Cannot be shown", lines: [.init(failure.message)]))
    case .agent(.died(let death), let library):
      fail(death, of: library)
    case .agent(.silent(let work), _): fail(PageMessage(unanswered: work))
    case .agent(.closed, _): return
    }
  }

  /// Tells of the end of an agent, on the standard error stream too.
  private func fail(_ death: AgentDeath, of library: BuiltLibrary) {
    let lines = death.sentences(of: library.report.files).map { "vitrine: \($0)\n" }
    LogOutput.pass(on: Array(lines.joined().utf8)[...])
    fail(PageMessage(death, of: library.report.files), .fault)
  }

  private func fail(_ message: PageMessage, _ level: ConsoleLevel = .error) {
    log(message, level)
    screen = screen.outdated
    toldOfSilence = false
    lastFailure = message
    host?.pageDidChange(.failed(message))
    endShowing()
  }

  // MARK: Agents

  /// Starts the next agent, so that it is ready when a library is. Where that fails ``takeSpare()`` says why.
  private func prepareSpare() {
    if spare?.isAlive != true { spare = try? makeAgent() }
  }

  private func takeSpare() throws(UpdateError) -> AgentConnection {
    defer { spare = nil }
    if let spare, spare.isAlive { return spare }
    do throws(Failure) { return try makeAgent() } catch { throw .start(error) }
  }

  private func makeAgent() throws(Failure) -> AgentConnection {
    let agent = try AgentConnection(
      limits, log: .passedOn(withCrashes: isVerbose, waits: false), on: loop)
    beginRun(of: agent)
    agent.onPrint = { [weak self, weak agent] in
      // The same code again has nothing new to say.
      guard let self, candidate?.isFaster != true || candidate?.agent !== agent else { return }
      console.add($0.map(links.printed), dropped: $1, run: agent?.run ?? 0)
      loop.requestRound()
    }
    return agent
  }

  /// Puts the lines of a message on the console, but for those that code printed, which are there.
  private func log(_ message: PageMessage, _ level: ConsoleLevel) {
    let lines = message.lines.filter { !$0.isPrinted }
    let words = lines.isEmpty ? [PageMessage.Line(message.title)] : lines
    console.add(
      words.map { line in
        let text = line.text.printable
        return links.linked(
          ConsoleMessage(text, level: level, origin: "vitrine", place: line.place))
      }, run: runCount)
  }

  /// Tells the messages that follow from those before: the code runs from the beginning. `agent` nil: it is yet to be
  /// built.
  private func beginRun(of agent: AgentConnection?) {
    runCount += 1
    agent?.run = runCount
  }

  private func dropCandidate() {
    if candidate?.isFaster == true { screen.agent?.fasterPath = nil }
    candidate?.agent.close()
    candidate = nil
  }

  /// Keeps what a person changed, for the next build.
  private func keepState() {
    guard let agent = screen.agent?.agent else { return }
    let resets = resetCount
    agent.send(.capture, while: "being read").whenEnded { [weak self] outcome in
      guard let self, case .success(.captured(let state)) = outcome, resets == resetCount else {
        return
      }
      self.state = state
    }
  }

  /// Stops the agent that a person waits for; none waits: nothing.
  package func interrupt() { busyAgent?.interrupt() }

  /// Makes the views anew with the clock at 0. Without a shown agent: builds again.
  package func rewind() {
    guard let shown = screen.agent else { return followSave() }
    showAnewWithEdits(shown)
  }

  private func showAnewWithEdits(_ shown: ShownAgent) {
    if !wasEdited { return showAnew(shown) }
    beginsAnew = true
    // Answers that are on their way are about the views before.
    resetCount += 1
    shown.agent.send(.captureEdits, while: "being read").whenEnded { [weak self] outcome in
      guard let self else { return }
      beginsAnew = false
      guard screen.agent === shown else { return }
      var state: AgentState?
      if case .success(.captured(let captured)) = outcome { state = captured }
      showAnew(shown, state: state)
    }
  }

  private func take(_ offer: AgentConnection.Offer) {
    madeSize = offer.size
    commands = offer.commands
    scenes = offer.scenes
    guard let title = scene.document?.remembered else { return }
    // From now on the scene is known by its name, whatever becomes of its title.
    scene.document?.remembered = nil
    if scene.document?.scene == nil {
      scene.document?.scene = scenes.first { $0.title == title }?.name
    }
  }

  /// The previews and designables, or the scenes of a document.
  package var list: PageList {
    guard let document = scene.document else { return selection.list }
    return sceneChoice(of: document).list(shown: document.scene)
  }

  /// Shows the preview, the designables or the scene of a title first, where it is there.
  package func begin(with title: String) {
    selection.remembered = title
    scene.document?.remembered = title
  }

  /// Shows a preview, designables or a scene, from the beginning.
  package func show(listed index: Int) {
    guard let shown = screen.agent, list.titles.indices.contains(index) else { return }
    if let document = scene.document {
      scene.document?.scene = sceneChoice(of: document).name(at: index)
    } else {
      selection.show(at: index)
      scene.show(selection)
    }
    scene.curves = []
    showAnew(shown)
  }

  private func sceneChoice(of document: PageDocument) -> SceneChoice {
    SceneChoice(scenes, runs: document.runs)
  }

  /// `kept`: the values that a person set; nil: those of the code are shown.
  private func showAnew(_ shown: ShownAgent, state kept: AgentState? = nil) {
    state = kept
    performed = []
    resetCount += 1
    beginRun(of: shown.agent)
    beginsAnew = true
    let resets = resetCount
    clock.run(from: 0, at: now)
    Task.onMain { [self] in
      defer { if resets == resetCount { beginsAnew = false } }
      var scene = scene
      scene.starts = false
      let isTaken = await take(from: shown) { () throws(AgentError) in
        try await shown.agent.show(scene, state: kept)
      }
      if isTaken { showTiles(state: kept) }
    }
  }

  /// Takes the views that the shown agent makes, unless the build of a later save has taken its place then. Whether they
  /// are shown.
  private func take(
    from shown: ShownAgent,
    _ makeViews: @MainActor () async throws(AgentError) -> AgentConnection.Offer
  ) async -> Bool {
    do throws(AgentError) {
      let offer = try await makeViews()
      guard screen.agent === shown else { return false }
      take(offer)
      requestFrame(from: shown)
      return true
    } catch .refused(let failure) {
      guard screen.agent === shown else { return false }
      fail(PageMessage(title: "Cannot be shown", lines: [.init(failure.message)]))
    } catch {
      // The observer hears of an agent's end.
    }
    return false
  }

  // MARK: Silence

  /// Seconds after which an agent that does not answer is named.
  private static let patience = 2.0

  /// The agent that a person waits for; nil: none is busy.
  private var busyAgent: AgentConnection? {
    if let candidate, !candidate.isFaster || screen.agent == nil, candidate.agent.work != nil {
      return candidate.agent
    }
    return screen.agent.flatMap { $0.agent.work == nil ? nil : $0.agent }
  }

  /// Looks once a second, while an answer is awaited, whether it has been awaited too long. The agent is left alone:
  /// it may be working.
  private func watchForSilence() {
    guard !isWatchingForSilence, candidate != nil || busyAgent != nil else { return }
    isWatchingForSilence = true
    loop.schedule(1) { [weak self] in
      self?.isWatchingForSilence = false
      self?.lookForSilence()
    }
  }

  /// Seconds after which an agent that does not answer is stopped, where a program waits for it.
  private static let servedPatience = 20.0

  private func lookForSilence() {
    let work = busyAgent?.work
    if isServed, !isBuilding, let work, work.seconds >= Self.servedPatience { interrupt() }
    if let work, work.seconds >= Self.patience, !isBuilding {
      toldOfSilence = true
      host?.pageDidChange(.failed(PageMessage(unanswered: work)))
    } else if toldOfSilence, work == nil {
      toldOfSilence = false
      host?.pageDidChange(screen.agent.map { PageStatus($0.library) } ?? .ready)
    }
    watchForSilence()
  }

  // MARK: Frames

  /// Asks for the agent's next frame where one is due.
  package func tick() {
    if isServed { return }
    watchForSilence()
    for tile in tiles { tile.tick() }
    guard let shown = screen.agent else { return }
    guard shown.wantsFrame || shown.isDue(at: time) else { return awaitChange(of: shown) }
    requestFrame(from: shown)
  }

  /// Looks at the page again when it changes by itself, at most once a frame of the window. While time is paused
  /// that never comes.
  private func awaitChange(of shown: ShownAgent) {
    guard let nextChange = shown.nextChange, host?.isPageTimePaused != true else { return }
    let rate = host?.pageTimeRate ?? 1
    let look = max(nextChange, time + rate / 60)
    if let nextLook, time < nextLook, nextLook <= look { return }
    nextLook = look
    loop.schedule((look - time) / rate) { [weak self] in
      self?.nextLook = nil
      self?.tick()
    }
  }

  /// Asks for the agent's frame now, or when it has drawn the one that it was asked for before.
  private func requestFrame(from shown: ShownAgent) {
    guard !shown.isDrawing, !isMoving, wantedMove == nil else {
      shown.wantsFrame = true
      return
    }
    requestFrame(from: shown, at: time)
  }

  private func requestFrame(from shown: ShownAgent, at time: TimeInterval) {
    shown.isDrawing = true
    shown.wantsFrame = false
    shown.agent.send(.frame(at: time), while: "drawing").whenEnded { [weak self] outcome in
      shown.isDrawing = false
      guard let self, case .success(.frame(let frame)) = outcome, screen.agent === shown else {
        return
      }
      take(frame, from: shown)
    }
  }

  /// Whether the agent drew, or looked for what to draw, since this was asked last.
  package func takeChange() -> Bool {
    defer { hasNewFrame = false }
    return hasNewFrame
  }

  private func take(_ frame: AgentFrame, from shown: ShownAgent) {
    hasNewFrame = true
    pageView.editsText = frame.editsText
    if let regions = frame.pointerRegions {
      pageView.pointerRegions = regions.map {
        PointerRegion(
          shape: $0.shape == .text ? .text : .hand, area: $0.area.points(scale: scene.scale.pixels))
      }
    }
    if let copied = frame.copied { UIPasteboard.general.string = copied }
    if let size = shown.adoptMemory(of: frame) { resize(to: size) }
    if let picture = shown.picture(of: frame) {
      pageView.show(picture, scale: CGFloat(scene.scale.pixels))
    } else {
      awaitChange(of: shown)
    }
    if wantedMove != nil {
      sendMove()
    } else if shown.wantsFrame {
      tick()
    }
    loop.requestRound()
  }

  // MARK: Time

  /// The time at which the page's own clock was at 0.
  package var beginTime: TimeInterval { clock.offset(at: now) }

  /// Asks the agent, which answers with the frame of that time; while it works only the newest time is kept.
  package func move(to time: TimeInterval, on stage: Stage, keepsLater: Bool) {
    if time < stage.clock.now { stage.rewind(to: time) } else { stage.clock.step(to: time) }
    wantedMove = (self.time, keepsLater)
    nextLook = nil
    for tile in tiles { tile.move(to: self.time, keepsLater: keepsLater) }
    sendMove()
  }

  private func sendMove() {
    guard let (time, keepsLater) = wantedMove, !isMoving, let shown = screen.agent,
      !shown.isDrawing
    else { return }
    wantedMove = nil
    isMoving = true
    shown.wasTouched = true
    shown.agent.send(.move(to: time, keepsLater: keepsLater), while: "moving in time").whenEnded {
      [weak self] _ in self?.isMoving = false
    }
    requestFrame(from: shown, at: time)
  }

  /// Asks the shown agent, which draws them beside its page.
  package func pictures(
    at times: [TimeInterval], scale: PageScale, of paths: [[Int]],
    _ body: @escaping @MainActor (Result<PagePictures, Failure>) -> Void
  ) {
    let offset = clock.offset(at: now)
    let request = AgentRequest.pictures(
      at: times.map { $0 - offset }, scale: scale, of: paths)
    ask(request) { outcome in
      switch outcome {
      case .success(.pictures(let files, let revision)):
        let pictures = files.compactMap { UIImage(data: $0)?.cgImage }
        body(
          pictures.count == times.count
            ? .success(PagePictures(pictures: pictures, revision: revision))
            : .failure(Failure(.fault, "the page's pictures cannot be read")))
      case .failure(.refused(let failure)): body(.failure(failure))
      case .success, .failure: body(.failure(Failure(.fault, "the page does not answer")))
      }
    }
  }

  /// Asks the shown agent.
  package func animations(_ body: @escaping @MainActor ([PageAnimation]) -> Void) {
    // The agent still has the views before, whose times were counted from another begin.
    if beginsAnew { return body([]) }
    let (offset, resets) = (clock.offset(at: now), resetCount)
    ask(.animations) { [weak self] in
      guard let self, resets == resetCount, case .success(.animating(let animations)) = $0 else {
        return body([])
      }
      body(animations.map { $0.moved(by: offset) })
    }
  }

  /// Has the shown agent pace the animation, and the next ones.
  package func pace(_ change: CurveChange) {
    scene.curves.add(change)
    screen.agent?.wasTouched = true
    for tile in tiles { tile.pace(change) }
    request(.pace(change), while: "being inspected")
  }

  /// Does nothing: the agent notes what its page is given.
  package func note(_ touch: AgentTouch) {}
  /// Does nothing: the agent notes what its page is given.
  package func notePress(of control: UIControl) {}

  private func resize(to pixels: PixelSize) {
    let size = CGSize(
      width: CGFloat(pixels.width) / CGFloat(scene.scale.pixels),
      height: CGFloat(pixels.height) / CGFloat(scene.scale.pixels))
    guard size != pageView.bounds.size else { return }
    pageView.frame.size = size
    host?.pageDidResize()
  }

  /// Draws at another scale from the agent's next frame on.
  package func rescale(to scale: PageScale) {
    guard scale != scene.scale else { return }
    scene.scale = scale
    request(.rescale(scene.scale), while: "drawing at another scale")
  }

  /// Sends a command that the shown build offers; the next frame shows its effect.
  package func perform(_ command: PageCommand) {
    guard commands.contains(command.name) else { return }
    screen.agent?.wasTouched = true
    if performed.count < Self.commandLimit { performed.append((time, command)) }
    for tile in tiles { tile.perform(command) }
    request(.perform(command), while: "performing a command")
  }

  /// The page's own views take the wheel.
  package func turn(at point: CGPoint, by degrees: Double) -> Bool { false }

  /// Sends a request that changes the page, and draws it when it was carried out.
  private func request(_ request: AgentRequest, while doing: String) {
    guard let shown = screen.agent else { return }
    shown.agent.send(request, while: doing).whenEnded { [weak self] _ in
      shown.wantsFrame = true
      self?.tick()
    }
  }

  // MARK: Inspection

  /// Asks the shown agent.
  package func outline(_ body: @escaping @MainActor ([PageNode]) -> Void) {
    ask(.outline) { [weak self] in
      var nodes: [PageNode] = []
      if case .success(.outlined(let told)) = $0 { nodes = told }
      self?.outlinedNodes = nodes
      body(nodes)
    }
  }

  /// Asks the shown agent.
  package func properties(
    of view: Int, _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) {
    // Reading may crash: what was changed until now must not be lost by that.
    if inspected.insert(view).inserted { keepState() }
    ask(.properties(of: view)) { [weak self] in
      Self.pass($0) { result in body(result.map { self?.marked($0) ?? $0 }) }
    }
  }

  /// The properties, with why those have no value whose getters crashed.
  private func marked(_ groups: [PropertyGroup]) -> [PropertyGroup] {
    if problems.isEmpty { return groups }
    return groups.map { group in
      var group = group
      for index in group.properties.indices {
        group.properties[index].problem = problems[group.properties[index].name]
      }
      return group
    }
  }

  /// Asks the shown agent.
  package func constraints(of view: Int, _ body: @escaping @MainActor (PageConstraints) -> Void) {
    ask(.constraints(of: view)) {
      if case .success(.constraints(let told)) = $0 { body(told) } else { body(PageConstraints()) }
    }
  }

  /// Asks the shown agent.
  package func images(_ body: @escaping @MainActor ([PageImage]) -> Void) {
    ask(.images) {
      if case .success(.images(let images)) = $0 { body(images) } else { body([]) }
    }
  }

  /// Asks the shown agent.
  package func colors(_ body: @escaping @MainActor ([PageColor]) -> Void) {
    ask(.colors) {
      if case .success(.colors(let colors)) = $0 { body(colors) } else { body([]) }
    }
  }

  /// Asks the shown agent.
  package func planes(scale: CGFloat, _ body: @escaping @MainActor ([PagePlane]) -> Void) {
    ask(.planes(scale: Double(scale))) {
      if case .success(.planes(let planes)) = $0 { body(planes) } else { body([]) }
    }
  }

  /// Sends the change to the shown agent, and asks for the frame that shows it.
  package func change(
    _ change: PropertyChange,
    _ body: @escaping @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) {
    screen.agent?.wasTouched = true
    wasEdited = true
    changeTiles(change)
    ask(.change(change)) { [weak self] in
      Self.pass($0) { result in body(result.map { self?.marked($0) ?? $0 }) }
    }
    screen.agent?.wantsFrame = true
    tick()
  }

  /// Asks the shown agent; an answer that comes when another one is shown is none.
  private func ask(
    _ request: AgentRequest, _ body: @escaping @MainActor (Result<AgentReply, AgentError>) -> Void
  ) {
    guard let shown = screen.agent else { return body(.failure(.closed)) }
    shown.agent.send(request, while: "being inspected").whenEnded { [weak self] outcome in
      let isCurrent = self?.screen.agent === shown
      body(isCurrent ? outcome : .failure(.closed))
      self?.loop.requestRound()
    }
  }

  private static func pass(
    _ outcome: Result<AgentReply, AgentError>,
    to body: @MainActor (Result<[PropertyGroup], Failure>) -> Void
  ) {
    switch outcome {
    case .success(.properties(let groups)): body(.success(groups))
    case .failure(.refused(let failure)): body(.failure(failure))
    case .success, .failure: body(.failure(Failure(.fault, "the page does not answer")))
    }
  }

  // MARK: Variants

  /// Makes the views anew in the agent that is shown; the next build is shown so too.
  package func show(as variant: PageVariant, on stage: Stage) {
    var wanted = opened.shown(as: variant)
    wanted.document = scene.document
    (wanted.view, wanted.preview) = (scene.view, scene.preview)
    wanted.assignments = scene.assignments
    wanted.curves = scene.curves
    wanted.unreadable = scene.unreadable
    wanted.isOnWhite = scene.isOnWhite
    wanted.scale = scene.scale
    scene = wanted
    guard let shown = screen.agent else { return }
    Task.onMain { [self] in
      let isTaken = await take(from: shown) { () throws(AgentError) in
        try await shown.agent.change(to: wanted)
      }
      if isTaken { showAsChanged(tiles.map(\.variant)) }
    }
  }

  /// The agent that is shown; nil: none is.
  var shownAgent: AgentConnection? { screen.agent?.agent }
  /// The library that is shown; nil: none is.
  var shownLibrary: BuiltLibrary? { screen.agent?.library }
  /// The scene that variants begin with: one that was reset does not start by itself.
  var tileScene: PageScene {
    var scene = scene
    if resetCount > 0 { scene.starts = false }
    return scene
  }

  // MARK: Writing

  /// True: into the document, the preview or the class.
  package var takesWriting: Bool { true }
  /// The reader's report of the shown library; nil: nothing is shown.
  var shownReport: SourceReport? { screen.agent?.library.report }
  /// The path of the shown document; nil: none is shown, or it runs.
  var shownDocumentPath: String? { scene.document.flatMap { $0.runs ? nil : $0.path } }
  /// The shown preview; nil: classes or a document are.
  var shownPreview: AgentPreview? { scene.document == nil ? selection.shown : nil }
  /// Has the event loop look at the page soon.
  func requestRound() { loop.requestRound() }

  /// Shows everything from the beginning, with values that are set by name.
  package func show(_ assignments: [Assignment]) {
    scene.assignments = assignments
    guard let shown = screen.agent else {
      state = nil
      resetCount += 1
      return followSave()
    }
    showAnew(shown)
  }

  // MARK: Served

  /// An agent that shows the sources as they were saved last.
  package struct Served {
    /// The agent.
    package let agent: AgentConnection
    /// The copies that its library was made of, for the places of a crash.
    package let files: [LoweredFile]
  }

  /// The agent of the last save, when that is shown. Code that has ended is started anew. Fails with the reason why
  /// nothing is shown.
  package func served() async throws(Failure) -> Served {
    if watcher?.drain() == true {
      followSave()
    } else if !isShowing, case .lastPicture = screen {
      followSave()
    }
    await withCheckedContinuation { continuation in
      if isShowing { waiting.append(continuation) } else { continuation.resume() }
    }
    guard case .current(let shown) = screen, shown.agent.isAlive else {
      throw lastFailure.map({ Failure($0) }) ?? Failure(.fault, "the page was closed")
    }
    return Served(agent: shown.agent, files: shown.library.report.files)
  }

  private func endShowing() {
    isShowing = false
    let tasks = waiting
    waiting = []
    for task in tasks { task.resume() }
  }

  /// Shows everything from the beginning, with the values that the code gives it.
  package func restart() async throws(Failure) {
    let served = try await served()
    state = nil
    resetCount += 1
    beginRun(of: served.agent)
    var scene = scene
    scene.starts = false
    do throws(AgentError) {
      take(try await served.agent.show(scene))
    } catch {
      throw Failure(error, of: served.files)
    }
    clock.run(from: 0, at: now)
  }

  /// Ends the shown code, which does not answer.
  package func endAgent() {
    guard let shown = screen.agent else { return }
    shown.agent.close()
    clock.stop(at: now)
    screen = .lastPicture(isDimmed: false)
  }

  /// Somebody touched the page.
  package func noteTouch() { screen.agent?.wasTouched = true }

  /// Pixels per point.
  package var scale: Double { scene.scale.pixels }

  /// The designables, previews and scenes that the shown library offers.
  package var offer: SourceOffer {
    SourceOffer(
      designables: offeredClasses.filter(\.isDesignable).map(\.name),
      previews: selection.previews, scenes: scenes.map(\.name),
      shown: scene.document?.scene ?? scene.view ?? shownPreview?.name)
  }

  // MARK: Without a window

  /// Builds the sources and shows them in an agent, once. Fails with the compiler's errors, or with the agent's.
  package func prepare() async throws(Failure) {
    if prepared != nil { return }
    var library = try await builtLibrary()
    while prepared == nil {
      let agent = try connectWithLog()
      do throws(AgentError) {
        selection = try await load(library, in: agent).0
        scene.show(selection)
        take(try await agent.show(scene))
        prepared = (agent, library)
      } catch {
        agent.close()
        if leaveOut(error, of: library) { continue }
        guard let again = await rebuilt(library, after: error) else {
          throw Failure(error, of: library.report.files)
        }
        do throws(BuildFailure) { library = try again.get() } catch { throw Failure(error) }
      }
    }
  }

  /// The library of the sources, whose warnings are told.
  private func builtLibrary() async throws(Failure) -> BuiltLibrary {
    let library: BuiltLibrary
    isBuilding = true
    defer { isBuilding = false }
    do throws(BuildFailure) {
      library = try await builds.result().get()
    } catch {
      throw Failure(error)
    }
    let removed = library.report.remarks.filter { $0.severity == .warning }
    for message in removed + library.leftOut { logOnce(message.description) }
    return library
  }

  private func connectWithLog() throws(Failure) -> AgentConnection {
    try AgentConnection(limits, log: .passedOn(withCrashes: isVerbose, waits: true), on: loop)
  }

  /// Moves the agent to a time in seconds and copies its picture.
  package func image(at time: TimeInterval) async throws(Failure) -> CGImage {
    try await prepare()
    guard let prepared else { throw Failure(.fault, "nothing is shown yet") }
    do throws(AgentError) {
      let picture = try await prepared.agent.picture(at: time)
      drewRunning = picture.isRunning
      return picture.image
    } catch {
      throw Failure(error, of: prepared.library.report.files)
    }
  }

  /// The agent's views, of all previews where nobody asked for one, completed with what the sources say of their
  /// properties.
  package func descriptions() async throws(Failure) -> [AgentView] {
    if scene.document != nil { return try await documentDescriptions() }
    let library = try await builtLibrary()
    var reader = DescriptionReader(
      library, imageFolders: ResourceFolders.of(sources), connect: connectWithLog)
    defer { reader.close() }
    do throws(AgentError) {
      try await reader.open()
      do throws(Failure) {
        try selection.update(reader.previews, designables: reader.designables)
      } catch {
        throw .refused(error)
      }
      var views: [AgentView] = []
      repeat {
        scene.show(selection)
        views += try await reader.views(
          of: scene, preview: selection.shown?.completed(from: library.report))
      } while selection.moveToNext()
      return views
    } catch {
      throw Failure(error, of: library.report.files)
    }
  }

  private func documentDescriptions() async throws(Failure) -> [AgentView] {
    try await prepare()
    guard let prepared else { throw Failure(.fault, "nothing is shown yet") }
    let report = prepared.library.report
    do throws(AgentError) {
      return try await prepared.agent.descriptions().map { $0.completed(from: report) }
    } catch {
      throw Failure(error, of: report.files)
    }
  }
}

extension SourcePage: AgentInputReceiver {
  func send(_ input: AgentInput) {
    guard let shown = screen.agent else { return }
    shown.wasTouched = true
    let reply = shown.agent.send(.input(input), while: "handling input")
    if case .wheel(_, _, let x, let y) = input {
      reply.whenEnded { [weak self] in
        if case .success(.passed) = $0 { self?.host?.pageLeavesWheel(CGPoint(x: x, y: y)) }
      }
    }
    shown.wantsFrame = true
    tick()
  }
}

extension SourcePage: AgentObserver {
  /// Asks for a frame where the agent is the shown one.
  package func agentDidChange(_ agent: AgentConnection) {
    guard let shown = screen.agent, shown.agent === agent else { return }
    shown.wantsFrame = true
    tick()
  }

  /// Keeps the last picture, and tells of the death unless a build is on its way.
  package func agentDidDie(_ agent: AgentConnection, _ death: AgentDeath) {
    guard let shown = screen.agent, shown.agent === agent else { return }
    clock.stop(at: now)
    screen = .lastPicture(isDimmed: false)
    // The result of a running build says more.
    if !isBuilding, !leaveOutGetter(death, of: shown.library) { fail(death, of: shown.library) }
  }
}

extension AgentRect {
  /// The rectangle in points of a page with `scale` pixels per point.
  fileprivate func points(scale: Double) -> CGRect {
    CGRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}

extension PageScene {
  /// Shows the preview or the designables of a selection; a document is shown in place of both.
  fileprivate mutating func show(_ selection: PreviewSelection) {
    if document != nil { return }
    (view, preview) = (selection.className, selection.index)
  }
}
