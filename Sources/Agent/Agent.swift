// The agent: carries out the application's requests with a user's code in its own process.

internal import CLinux
internal import CoreGraphics
internal import Inspection
internal import Messages
internal import Pages
internal import Stage
internal import UIKit
internal import Windowing

/// Runs a user's code for the application, which owns the time: the agent's clock stands wherever the
/// last request put it.
@MainActor
package final class Agent {
  private let channel: MessageChannel
  private let confinement: AgentConfinement
  private var shown: Shown?
  private var answers = AnswerMemory()
  /// Whether the application was told that a frame would show something new.
  private var hasToldOfChange = false
  /// Text that was copied since the last frame.
  private var copied: String?
  /// The regions with a hand pointer that the application knows of; nil: it knows none yet.
  private var reportedPointerRegions: [AgentPointerRegion]?
  /// The number of memories for frames that were made.
  private var memoryCount = 0

  /// The content of the stage, and the memory of its frames.
  private struct Shown {
    let page: PageContent
    let stage: Stage
    let frames: FrameMemory
    /// The scene and the state that the page began with, with the curves that animations have now.
    var scene: PageScene
    let state: AgentState?
    /// Makes touches again.
    let input: ReplayedInput

    @MainActor init(
      page: PageContent, stage: Stage, frames: FrameMemory, scene: PageScene, state: AgentState?
    ) {
      (self.page, self.stage, self.frames) = (page, stage, frames)
      (self.scene, self.state) = (scene, state)
      input = ReplayedInput(of: page, on: stage)
    }
  }

  /// The events on the page since it was shown.
  private let timeline = PageTimeline()
  /// The time until which the page's code has said what it says, in seconds of the page's stage.
  private var toldUntil = 0.0

  /// Serves requests that arrive on the socket that is the standard input: see `linux_take_socket`.
  /// The log is the output of the user's code. `arguments`: the program's; after its name come
  /// ``AgentLimits`` and ``MessageVersion``.
  package init(_ arguments: [String]) {
    MessageVersion.check(arguments.dropFirst(2).first)
    let data = Data((arguments.dropFirst().first ?? "").utf8)
    let limits = (try? JSONDecoder().decode(AgentLimits.self, from: data)) ?? AgentLimits()
    // Before the socket's thread: Landlock confines the calling thread and those that it starts.
    confinement = Confinement.begin(limits)
    linux_watch_crashes()
    LogRecord.areMarked = true
    channel = MessageChannel(linux_take_socket())
    UIPasteboard.general.onCopy = { [weak self] in self?.copied = $0 }
  }

  /// Serves until the application is gone.
  package func run() {
    let queue = linux_main_queue_handle()
    while !channel.isClosed {
      while let request = channel.next(AgentRequest.self) { answer(request) }
      // Whoever says what is no request waits for no answer.
      if channel.isClosed { break }
      var ready: [UInt8] = [0, 0]
      // SAFETY: both arrays have an element for each of two descriptors; the call keeps no pointer.
      let found = unsafe linux_wait([channel.descriptor, queue], &ready, 2, -1)
      guard found > 0 else { continue }
      if ready[1] != 0 { turnQueue() }
      if ready[0] != 0 { channel.read() }
    }
    linux_end_without_socket(channel.descriptor)
  }

  /// Runs what waits for the main queue; the application hears of it where that changed the page.
  private func turnQueue() {
    guard let stage = shown?.stage else { return linux_main_queue_drain() }
    quietly(if: stage.clock.now < toldUntil) {
      stage.underRunningClock { linux_main_queue_drain() }
    }
    guard stage.needsFrame, !hasToldOfChange else { return }
    hasToldOfChange = true
    channel.send(AgentReply.changed)
  }

  /// Runs what waits for the main queue, and tasks that woke, for which it waits a second at most.
  private func turnTasks() {
    linux_main_queue_drain()
    let end = ContinuousClock.now + .seconds(1)
    while StageTimer.hasWokenTasks, ContinuousClock.now < end {
      var ready: UInt8 = 0
      // SAFETY: one descriptor and one element; the call keeps no pointer.
      _ = unsafe linux_wait([linux_main_queue_handle()], &ready, 1, 0.001)
      linux_main_queue_drain()
    }
  }

  /// Runs code that says nothing where all that it says was told before.
  private func quietly<Value, Issue: Error>(
    if isAgain: Bool, _ body: () throws(Issue) -> Value
  ) throws(Issue) -> Value {
    LogRecord.areSilent = isAgain
    defer { LogRecord.areSilent = false }
    return try body()
  }

  /// A person does something: what comes now is new.
  private func beginNew() throws(Failure) { toldUntil = try onStage.stage.clock.now }

  /// Sends the reply, with the memory of the frames where that is a new one.
  private func answer(_ request: AgentRequest) {
    let reply = answers.shortened(reply(to: request), to: RepeatedQuestion(request))
    guard case .shown = reply, let frames = shown?.frames else {
      channel.send(reply)
      return
    }
    channel.send(reply, sharing: frames.descriptor)
    frames.closeDescriptor()
  }

  private func reply(to request: AgentRequest) -> AgentReply {
    do throws(Failure) {
      return try carryOut(request)
    } catch {
      return .refused(status: error.status.rawValue, message: error.message)
    }
  }

  private func carryOut(_ request: AgentRequest) throws(Failure) -> AgentReply {
    switch request {
    case .prepare:
      PageContent.openFonts()
      return .ready(confinement)
    case .load(let library, let entryPoints, let folders, let shownFiles, let literals):
      if let literals { LiteralTable.set(literals) }
      LoweredSource.shownFiles = shownFiles
      return try load(library, entryPoints, imageFolders: folders)
    case .show(let scene, let state): return try show(scene, state)
    case .capture:
      let page = try onStage.page
      return .captured(page.state)
    case .captureEdits:
      return .captured(try onStage.page.editedState)
    case .describe(let skipped):
      return .described(try onStage.page.descriptions(without: skipped))
    case .outline:
      let shown = try onStage
      return .outlined(shown.stage.underClock { shown.page.outline(in: shown.stage.root) })
    case .details:
      let shown = try onStage
      return .outlined(shown.stage.underClock { shown.page.details(in: shown.stage.root) })
    case .properties(let view): return .properties(try onStage.page.properties(of: view))
    case .constraints(let view):
      let shown = try onStage
      let told = shown.stage.underClock {
        Result { () throws(Failure) in
          try shown.page.constraints(of: view, in: shown.stage.root)
        }
      }
      return .constraints(try told.get())
    case .images: return .images(try onStage.page.images)
    case .colors: return .colors(try onStage.page.colors)
    case .planes(let scale):
      let shown = try onStage
      return .planes(
        shown.stage.underClock { shown.page.planes(in: shown.stage.root, scale: CGFloat(scale)) })
    case .change(let change):
      let page = try onStage.page
      page.noteValues()
      timeline.noteEdit()
      try beginNew()
      return .properties(
        try onStage.stage.running { () throws(Failure) in try page.change(change) })
    case .move(let time, let keepsLater): try move(to: time, keepsLater: keepsLater)
    case .pictures(let times, let scale, let paths):
      return try pictures(at: times, scale: scale, of: paths)
    case .animations:
      let shown = try onStage
      return .animating(shown.page.animations(in: shown.stage.root))
    case .frame(let time):
      return .frame(
        try quietly(if: time < toldUntil) { () throws(Failure) in try frame(at: time) })
    case .set(let assignment):
      let page = try onStage.page
      page.noteValues()
      timeline.noteEdit()
      try beginNew()
      try onStage.stage.running { () throws(Failure) in try page.set(assignment) }
    case .seek(let time):
      let stage = try onStage.stage
      stage.seek(to: time, turn: turnTasks)
      timeline.noteFrame(at: stage.clock.now)
      toldUntil = stage.clock.now
    case .rescale(let scale): return try rescale(scale)
    case .changeScene(let scene): return try change(to: scene)
    case .pace(let change): try pace(change)
    case .input(let input):
      let shown = try onStage
      shown.page.noteValues()
      try beginNew()
      if !shown.stage.take(input) { return .passed }
      if !input.isTouch { timeline.note(.input(input), at: shown.stage.clock.now) }
    case .perform(let command):
      let shown = try onStage
      shown.page.noteValues()
      timeline.note(.command(command), at: shown.stage.clock.now)
      try beginNew()
      shown.stage.underClock { shown.page.perform(command) }
    }
    return .done
  }

  private var onStage: Shown {
    get throws(Failure) {
      guard let shown else { throw Failure(.fault, "nothing is shown yet") }
      return shown
    }
  }

  private func load(
    _ library: String, _ entryPoints: [String], imageFolders: [String]
  ) throws(Failure) -> AgentReply {
    for folder in imageFolders { ResourceSearchPath.register(folder) }
    linux_guard_all()
    if !library.isEmpty { try UserLibrary.load(library, entryPoints) }
    return .loaded(
      LoweredSource.descriptions.map {
        AgentDesignable(
          name: $0.className, isDesignable: LoweredSource.isDesignable($0.className))
      },
      previews: LoweredSource.previews.map {
        AgentPreview(name: $0.name, file: $0.position.file, line: $0.position.line)
      })
  }

  private func show(_ scene: PageScene, _ state: AgentState?) throws(Failure) -> AgentReply {
    let (page, stage, size) = try make(scene, state)
    shown = Shown(
      page: page, stage: stage, frames: try makeMemory(size), scene: scene, state: state)
    timeline.begin(at: 0)
    toldUntil = 0
    noteTouches(on: stage)
    begin(page, on: stage, scene: scene, state: state)
    return try shownReply
  }

  private var shownReply: AgentReply {
    get throws(Failure) {
      let shown = try onStage
      return .shown(
        width: shown.stage.size.width, height: shown.stage.size.height,
        points: [Double(shown.page.size.width), Double(shown.page.size.height)],
        commands: shown.page.commands, scenes: shown.page.scenes)
    }
  }

  /// Makes the views of another scene, and plays the page's time on them.
  private func change(to wanted: PageScene) throws(Failure) -> AgentReply {
    let old = try onStage
    var scene = wanted
    scene.starts = old.scene.starts
    try quietly(if: true) { () throws(Failure) in
      try timeline.playAgain(to: old.stage.clock.now, AgentPlayer(agent: self, scene: scene))
    }
    return try shownReply
  }

  /// Makes the views of a scene on a stage of their own, with the clock at 0.
  private func make(
    _ scene: PageScene, _ state: AgentState?
  ) throws(Failure) -> (PageContent, Stage, PixelSize) {
    ScreenScale.current = CGFloat(scene.scale.screen)
    Self.apply(scene)
    // The stage is there before the views: what they start while they are made follows its clock.
    let window = UIWindow(frame: .zero)
    let stage = Stage(
      root: window, size: PixelSize(width: 1, height: 1), scale: CGFloat(scene.scale.screen),
      zoom: CGFloat(scene.scale.zoom), clock: ManualClock())
    if scene.isOnWhite { stage.background = scene.isDark == true ? .black : .white }
    let page = try stage.running { () throws(Failure) in
      try Self.page(scene, state, in: window)
    }
    page.willRead = { [weak self] in self?.channel.send(AgentReply.reading($0)) }
    page.pace(scene.curves, in: window)
    try stage.resize(to: page.size, scene.scale)
    return (page, stage, stage.size)
  }

  private func noteTouches(on stage: Stage) {
    reportedPointerRegions = nil
    stage.onDelivery = { [weak self, weak stage] event in
      guard let self, let stage, case .touched(let touch) = event else { return }
      guard let page = shown?.page else { return }
      let step = AgentTouch(touch, scale: stage.scale)
      timeline.note(.touch(step, in: stage.root, of: page), at: stage.presentTime)
    }
  }

  /// Gives the process the settings and the screen that a scene asks for.
  private static func apply(_ scene: PageScene) {
    Appearance.style = scene.isDark.map { $0 ? .dark : .light } ?? Appearance.standard
    StageLocale.show(language: scene.language)
    var settings = ShownSettings()
    if let textSize = scene.textSize {
      settings.textSize = UIContentSizeCategory(rawValue: textSize)
    }
    settings.isRightToLeft =
      scene.isRightToLeft ?? (scene.language != nil && StageLocale.isRightToLeft)
    ShownSettings.current = settings
    if scene.fillsScreen { scene.device?.show(isOnSide: scene.isLandscape) }
  }

  private func begin(
    _ page: PageContent, on stage: Stage, scene: PageScene, state: AgentState?
  ) {
    stage.update()
    if let state { stage.underClock { page.restoreViews(state) } }
    if scene.starts { stage.underClock { page.perform(.start) } }
  }

  // MARK: Time

  /// Moves on by frames that nobody sees, back by making the views anew in the same memory of frames.
  private func move(to time: Double, keepsLater: Bool) throws(Failure) {
    let now = try onStage.stage.clock.now
    try quietly(if: min(now, time) < toldUntil) { () throws(Failure) in
      try timeline.move(
        to: time, now: now, keepsLater: keepsLater, AgentPlayer(agent: self, scene: nil))
    }
    toldUntil = max(toldUntil, time)
  }

  /// `wanted`: a scene to show in place of the shown one, in memory of its own; nil: the same in the same memory.
  fileprivate func beginAgain(as wanted: PageScene?) throws(Failure) {
    let old = try onStage
    let shownScene = wanted ?? old.scene
    let state = playedState(of: old)
    let (page, stage, size) = try make(shownScene, state)
    let frames = wanted == nil ? old.frames : try makeMemory(size)
    shown = Shown(page: page, stage: stage, frames: frames, scene: shownScene, state: old.state)
    noteTouches(on: stage)
    begin(page, on: stage, scene: shownScene, state: state)
  }

  /// The state with which the page's time is played again.
  private func playedState(of old: Shown) -> AgentState {
    let edits = old.page.editedState
    var state = old.state ?? AgentState()
    state.assignments = edits.assignments
    for index in state.views.indices {
      // Those that were set by name are among the page's edits, unless they were taken back.
      state.views[index].values.removeAll(where: \.isEdited)
    }
    for view in edits.views {
      if let index = state.views.firstIndex(where: { $0.place == view.place }) {
        let names = Set(view.values.map(\.name))
        state.views[index].values.removeAll { names.contains($0.name) }
        state.views[index].values += view.values
      } else {
        state.views.append(view)
      }
    }
    return state
  }

  /// Bytes of all pictures of an answer: as text they must fit into a message.
  private static let mostBytes = 40 << 20

  /// Plays the page's time again on views of its own. The page itself, its screen and its key window stay as they are.
  private func pictures(
    at times: [Double], scale: PageScale, of paths: [[Int]]
  ) throws(Failure) -> AgentReply {
    let shown = try onStage
    // Before another stage's time holds.
    shown.stage.underRunningClock(turnTasks)
    let (screenScale, window) = (ScreenScale.current, UIApplication.shared.keyWindow)
    defer {
      ScreenScale.current = screenScale
      window?.makeKey()
    }
    var scene = shown.scene
    scene.scale = scale
    let state = playedState(of: shown)
    let replay = AgentReplay(turn: turnTasks) { [self] () throws(Failure) in
      let (page, stage, _) = try make(scene, state)
      begin(page, on: stage, scene: scene, state: state)
      return (page, stage)
    }
    var pictures: [Data] = []
    try quietly(if: true) { () throws(Failure) in
      try timeline.replay(to: times, replay) { () throws(Failure) in
        pictures.append(try replay.picture(of: paths))
        if pictures.reduce(0, { $0 + $1.count }) > Self.mostBytes {
          throw Failure(.badData, "the pictures of the page are too large")
        }
      }
    }
    return .pictures(pictures, revision: timeline.revision)
  }

  fileprivate func replay(to time: TimeInterval) {
    shown?.stage.replay(to: time, turn: turnTasks)
  }

  fileprivate func replayFrame(at time: TimeInterval) {
    shown?.stage.replayFrame(at: time, turn: turnTasks)
  }

  fileprivate func perform(_ event: PageTimeline.Event) {
    if let shown { event.perform(on: shown.page, shown.stage, shown.input) }
  }

  /// The views of a scene in the view of the window's controller, as in an application.
  private static func page(
    _ scene: PageScene, _ state: AgentState?, in window: UIWindow
  ) throws(Failure) -> PageContent {
    let root = PageView(frame: .zero)
    let controller = UIViewController()
    controller.view = root
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let page = try PageContent(scene, of: LoadedModule(), state: state, namesOptions: false)
    window.frame.size = page.size
    window.screenInsets = page.screenInsets
    if let controller = page.controller {
      window.isScreen = page.isScreen
      window.rootViewController = controller
    } else {
      page.place(in: root)
    }
    window.layoutIfNeeded()
    return page
  }

  private func rescale(_ scale: PageScale) throws(Failure) -> AgentReply {
    let page = try onStage.page
    let stage = try onStage.stage
    ScreenScale.current = CGFloat(scale.screen)
    try stage.resize(to: page.size, scale)
    let size = stage.size
    var (scene, state) = (try onStage.scene, try onStage.state)
    scene.scale = scale
    shown = Shown(
      page: page, stage: stage, frames: try makeMemory(size), scene: scene, state: state)
    reportedPointerRegions = nil
    return try shownReply
  }

  private func pace(_ change: CurveChange) throws(Failure) {
    var shown = try onStage
    shown.scene.curves.add(change)
    self.shown = shown
    timeline.noteEdit()
    shown.stage.underClock { shown.page.pace(shown.scene.curves, in: shown.stage.root) }
  }

  private func makeMemory(_ size: PixelSize) throws(Failure) -> FrameMemory {
    let memory = try FrameMemory(size, serial: memoryCount + 1)
    memoryCount += 1
    return memory
  }

  private func frame(at time: Double) throws(Failure) -> AgentFrame {
    let shown = try onStage
    if time > shown.stage.clock.now { shown.stage.clock.step(to: time) }
    hasToldOfChange = false
    defer { copied = nil }
    timeline.goOn(to: shown.stage.clock.now) { [self] in perform($0) }
    let report = shown.stage.frame(into: shown.frames.presenter)
    timeline.noteFrame(at: shown.stage.clock.now)
    toldUntil = max(toldUntil, shown.stage.clock.now)
    let presenter = shown.frames.presenter
    return AgentFrame(
      memorySerial: shown.frames.serial, index: presenter.front,
      width: presenter.size.width, height: presenter.size.height,
      damage: report == nil ? [] : presenter.damage.map(AgentRect.init),
      nextChange: shown.stage.hasEvents ? shown.stage.clock.now : shown.stage.nextChange,
      editsText: shown.stage.root.textInput != nil,
      pointerRegions: changedPointerRegions(on: shown.stage),
      copied: copied)
  }

  /// The regions in which the pointer is no arrow; nil: they are as they were.
  private func changedPointerRegions(on stage: Stage) -> [AgentPointerRegion]? {
    let scale = CGAffineTransform(scaleX: stage.scale, y: stage.scale)
    let regions = stage.touches.pointerRegions.map { region in
      AgentPointerRegion(
        shape: region.shape == .text ? .text : .hand,
        area: AgentRect(PixelRect(covering: region.area.applying(scale))))
    }
    guard regions != reportedPointerRegions else { return nil }
    reportedPointerRegions = regions
    return regions
  }
}

/// Plays the page's time again.
@MainActor
private struct AgentPlayer: TimelinePlayer {
  let agent: Agent
  /// The scene to show from the beginning; nil: the shown one.
  let scene: PageScene?

  func beginAgain(at time: TimeInterval) throws(Failure) { try agent.beginAgain(as: scene) }
  func move(to time: TimeInterval) { agent.replay(to: time) }
  func frame(at time: TimeInterval) { agent.replayFrame(at: time) }
  func perform(_ event: PageTimeline.Event) { agent.perform(event) }
}

extension AgentRect {
  fileprivate init(_ rect: PixelRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Stage {
  /// Runs `body` as a part of a frame at the clock's present time.
  fileprivate func running<Value>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result: Result<Value, Failure> = underClock {
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

/// The memory that a stage's frames lie in, as a file that other processes can map.
@MainActor
private final class FrameMemory {
  let presenter: SharedPresenter
  /// Its number among the agent's memories, from 1.
  let serial: Int
  /// The file's; nil once the application has it too.
  private(set) var descriptor: Int32?

  init(_ size: PixelSize, serial: Int) throws(Failure) {
    self.serial = serial
    let descriptor = linux_memory_file()
    guard descriptor >= 0, let pixels = SharedPixels(descriptor, size: size) else {
      if descriptor >= 0 { close(descriptor) }
      throw Failure(.fault, "there is no memory for a picture of \(size) pixels")
    }
    // The application reads no memory that somebody could make shorter.
    linux_keep_size(descriptor)
    linux_guard(descriptor, 1)
    self.descriptor = descriptor
    presenter = SharedPresenter(pixels)
  }

  /// The mapping stays.
  func closeDescriptor() {
    guard let descriptor else { return }
    linux_guard(descriptor, 0)
    close(descriptor)
    self.descriptor = nil
  }

  isolated deinit { closeDescriptor() }
}
