// A user's sources in the window: built at each save, and shown by an agent of their own.

internal import Building
internal import CoreGraphics
internal import Messages
internal import UIKit
internal import Windowing

/// Keeps what is shown up to date with files that somebody edits.
///
/// Each build gets a fresh agent, since a loaded Swift library is never safely unloaded. The agent is
/// started before the compiler ends, and the old one lives until the first frame of the new one.
@MainActor
package final class LiveSource {
  /// Shows the agent's frames.
  let view = LiveView(frame: .zero)
  /// What lies over the page: a badge while something goes on, a card when it went wrong.
  var onNews: (SourceNews) -> Void = { _ in }
  /// The page got another size.
  var onResize: () -> Void = {}
  /// Seconds since the page was shown first.
  var time: () -> TimeInterval = { 0 }

  private let sources: [String]
  private var scene: AgentScene
  private let watcher: SourceWatcher
  private var door: LoopDoor?
  private var builder: Builder?

  private var isBuilding = false
  private var mustBuildAgain = false
  /// The agent that is shown, and the one that takes its place.
  private var agent: LiveAgent?
  private var next: LiveAgent?
  /// Whether the next agent has been given a library, so that no other one fits in it.
  private var isNextLoaded = false
  private var library: String?
  /// The time at which the agent's clock stood at 0.
  private var epoch: TimeInterval = 0
  private var isRunning = false
  private var isFrameAsked = false
  private var wantsFrame = false
  private var pixels: SharedPixels?
  private var memory: String?

  /// Shows `request`'s sources at `scale` pixels per point.
  init(_ request: Request, scale: CGFloat) {
    sources = request.sources
    scene = AgentScene(request, scale: scale)
    watcher = SourceWatcher(request.sources)
    view.frame.size = request.size ?? CGSize(width: 320, height: 240)
    view.onInput = { [weak self] in self?.pass($0) }
  }

  /// Begins to watch and to build.
  func start(_ door: LoopDoor) {
    self.door = door
    door.watch(watcher.descriptor) { [weak self] in
      if self?.watcher.drain() == true { self?.build() }
    }
    build()
  }

  /// Ends the agents and stops watching: nothing is shown any more.
  func close() {
    door?.unwatch(watcher.descriptor)
    for agent in [agent, next].compactMap(\.self) { agent.close() }
    (agent, next, door) = (nil, nil, nil)
  }

  /// Shows everything from the beginning, with the values it has in the sources.
  func reset() {
    guard let agent else { return build() }
    epoch = time()
    show(in: agent)
  }

  /// Draws at another number of pixels per point.
  func sharpen(for scale: CGFloat) {
    guard Double(scale) != scene.scale else { return }
    scene.scale = Double(scale)
    agent?.ask(.rescale(scene.scale), doing: "being drawn larger") { [weak self] _ in self?.tick() }
  }

  // MARK: Building

  private func build() {
    guard !isBuilding else {
      mustBuildAgain = true
      return
    }
    isBuilding = true
    mustBuildAgain = false
    onNews(.busy("Compiling…"))
    prepareAgent()
    let (sources, builder) = (sources, builder)
    Task.detached { [weak self] in
      let result = await Self.library(sources, builder)
      await self?.finish(result)
    }
  }

  private typealias Built = (library: BuiltLibrary, builder: Builder)

  private nonisolated static func library(
    _ sources: [String], _ builder: Builder?
  ) async -> Result<Built, BuildFailure> {
    do throws(BuildFailure) {
      let texts = try SourceFiles.read(try SourceFiles.paths(sources))
      var used = builder
      if used == nil { used = try await Builder() }
      guard let used else { throw .fault("there is no builder") }
      return .success((try await used.build(texts), used))
    } catch {
      return .failure(error)
    }
  }

  private func finish(_ result: Result<Built, BuildFailure>) {
    isBuilding = false
    if mustBuildAgain { return build() }
    switch result {
    case .success(let built):
      builder = built.builder
      load(built.library.path)
    case .failure(let failure):
      library = nil
      fail(SourceNews.Card(failure))
    }
  }

  private func fail(_ card: SourceNews.Card) {
    view.isDimmed = true
    onNews(.wrong(card))
  }

  // MARK: Agents

  /// Starts the next agent, so that it is ready when the library is.
  private func prepareAgent() {
    // A build that shall be shown may still be busy, for ever: the newer one takes its place.
    if isNextLoaded { next?.close() }
    guard next == nil || isNextLoaded, let door else { return }
    isNextLoaded = false
    next = nil
    do throws(Failure) {
      let agent = try LiveAgent(door)
      agent.onDeath = { [weak self, weak agent] reason in self?.bury(agent, reason) }
      next = agent
    } catch {
      fail(SourceNews.Card(title: "The agent does not start", lines: [error.message]))
    }
  }

  private func load(_ path: String) {
    guard path != library || view.isDimmed else { return onNews(.none) }
    if next == nil { prepareAgent() }
    guard let agent = next else { return }
    isNextLoaded = true
    library = path
    watchForSilence(of: agent)
    let folders = SourceBuild.imageFolders(sources)
    agent.ask(.load(library: path, imageFolders: folders), doing: "being loaded") {
      [weak self] reply in
      if self?.isRefusal(reply) == false { self?.show(in: agent) }
    }
  }

  private func show(in agent: LiveAgent) {
    agent.ask(.show(scene), doing: "making the views") { [weak self] reply in
      guard let self, !isRefusal(reply) else { return }
      if agent !== self.agent, self.agent == nil { epoch = time() }
      ask(agent, .frame(at: time() - epoch))
    }
  }

  private func isRefusal(_ reply: AgentReply) -> Bool {
    guard case .refused(_, let message) = reply else { return false }
    fail(SourceNews.Card(title: "Cannot be shown", lines: [message]))
    return true
  }

  /// The process is gone by itself.
  private func bury(_ dead: LiveAgent?, _ reason: String) {
    guard let dead, dead === agent || dead === next else { return }
    if dead === next { next = nil } else { agent = nil }
    library = nil
    isRunning = false
    isFrameAsked = false
    // What comes of the new build says more.
    if isBuilding { return }
    fail(SourceNews.Card(title: "Crashed", lines: [reason] + CrashLog.summary(dead.log)))
  }

  /// Names an agent that does not answer. It is left alone: it may be working.
  private func watchForSilence(of agent: LiveAgent) {
    door?.schedule(1) { [weak self, weak agent] in
      guard let self, let agent, agent === next || agent === self.agent else { return }
      if let task = agent.task, task.seconds >= 1 {
        let words = task.doing.prefix(1).uppercased() + task.doing.dropFirst()
        onNews(.busy("\(words) for \(Int(task.seconds)) s; saving again ends it"))
      }
      if agent === next || agent.task != nil { watchForSilence(of: agent) }
    }
  }

  // MARK: Frames

  /// Call once a frame of the window: asks for the agent's frame where there may be a new one.
  func tick() {
    guard let agent, isRunning || wantsFrame else { return }
    guard !isFrameAsked else {
      wantsFrame = true
      return
    }
    wantsFrame = false
    ask(agent, .frame(at: time() - epoch))
  }

  private func ask(_ agent: LiveAgent, _ request: AgentRequest) {
    if agent === self.agent { isFrameAsked = true }
    agent.ask(request, doing: "drawing") { [weak self] reply in
      guard let self else { return }
      if agent === self.agent { isFrameAsked = false }
      guard case .frame(let frame) = reply else { return }
      adopt(agent)
      take(frame)
    }
    if agent === self.agent { watchForSilence(of: agent) }
  }

  /// The agent has drawn: it is the one that is shown.
  private func adopt(_ agent: LiveAgent) {
    guard agent !== self.agent else { return }
    self.agent?.close()
    self.agent = agent
    next = nil
    isNextLoaded = false
    isFrameAsked = false
    memory = nil
    view.isDimmed = false
    onNews(.none)
  }

  private func take(_ frame: AgentFrame) {
    let size = PixelSize(width: frame.width, height: frame.height)
    let isNew = memory != frame.memory || pixels?.size != size
    if isNew {
      pixels = SharedPixels(path: frame.memory, size: size)
      memory = frame.memory
      resize(to: size)
    }
    isRunning = frame.isRunning
    view.editsText = frame.editsText
    if isNew || frame.hasChanged, let pixels {
      view.show(pixels.image())
    } else if isRunning {
      door?.schedule(1 / 60) { [weak self] in self?.tick() }
    }
    if wantsFrame { tick() }
  }

  private func resize(to size: PixelSize) {
    let points = CGSize(
      width: CGFloat(size.width) / CGFloat(scene.scale),
      height: CGFloat(size.height) / CGFloat(scene.scale))
    guard points != view.bounds.size else { return }
    view.frame.size = points
    onResize()
  }

  private func pass(_ input: AgentInput) {
    agent?.ask(.input(input), doing: "handling input") { _ in }
    wantsFrame = true
    tick()
  }
}
