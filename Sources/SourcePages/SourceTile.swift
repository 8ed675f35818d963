// A variant of a page of sources, in an agent of its own.

internal import Building
internal import CoreGraphics
internal import MainLoop
internal import Messages
internal import Pages
internal import UIKit
internal import Windowing

/// A page that shows the library of another page in another way. Each build is shown by a fresh agent, and the picture of
/// the one before stays until then.
@MainActor
final class SourceTile: PageTile {
  let variant: PageVariant
  private(set) var picture: CGImage?
  private(set) var size = CGSize.zero
  private(set) var problem: String?
  var onChange: (@MainActor () -> Void)?

  /// The page that is shown, as it is now.
  struct Subject {
    var library: BuiltLibrary
    var imageFolders: [String]
    var scene: PageScene
    /// The values that a person set; nil: those of the code.
    var state: AgentState?
    /// The commands since the page was shown, with their times.
    var commands: [(time: TimeInterval, command: PageCommand)]
    /// The page's time.
    var time: TimeInterval
  }

  /// A change that waits for its turn.
  private struct Edit {
    var path: [Int]
    var property: String
    var text: String?
  }

  private let limits: AgentLimits
  private let loop: EventLoop
  /// The agent that is shown; nil: none is yet.
  private var shown: ShownAgent?
  /// The work on showing a page; nil: none was begun, or the tile is closed.
  private var showing: Task<Void, Never>?
  /// The agent that shall take the shown one's place; nil: none is being tried.
  private var candidate: AgentConnection?
  private var scale: PageScale
  private var edits: [Edit] = []
  /// Whether the agent is asked where the views of edits are.
  private var isEditing = false
  /// The newest time that the page is to be moved to; nil: it is there, or on its way.
  private var wantedMove: (time: TimeInterval, keepsLater: Bool)?
  private var isMoving = false
  /// Whether a look at the page is scheduled.
  private var isWaiting = false
  /// The page's time, and the seconds of it in a second of real time; nil: it stands.
  private let clock: @MainActor () -> (time: TimeInterval, rate: Double?)

  init(
    _ variant: PageVariant, limits: AgentLimits, scale: PageScale, on loop: EventLoop,
    clock: @escaping @MainActor () -> (time: TimeInterval, rate: Double?)
  ) {
    self.variant = variant
    self.limits = limits
    self.scale = variant.scale.map { PageScale(screen: $0) } ?? scale
    self.loop = loop
    self.clock = clock
  }

  /// Ends the agent.
  func close() {
    showing?.cancel()
    showing = nil
    candidate?.close()
    shown?.agent.close()
    (candidate, shown) = (nil, nil)
  }

  // MARK: Showing

  /// Shows a page from now on.
  func show(_ subject: Subject) {
    showing?.cancel()
    candidate?.close()
    candidate = nil
    (edits, wantedMove) = ([], nil)
    showing = Task.onMain { [weak self] in await self?.showAnew(subject) }
  }

  private func showAnew(_ subject: Subject) async {
    do throws(AgentError) {
      let agent = try await agent(for: subject.library, imageFolders: subject.imageFolders)
      try await show(subject, in: agent)
    } catch {
      if !Task.isCancelled { tell(error, of: subject.library) }
    }
    if !Task.isCancelled { loop.requestRound() }
  }

  /// The shown agent where it runs the library, else a fresh one with it.
  private func agent(
    for library: BuiltLibrary, imageFolders: [String]
  ) async throws(AgentError) -> AgentConnection {
    if let shown, shown.agent.isAlive, shown.library.isSame(as: library) { return shown.agent }
    let agent: AgentConnection
    do throws(Failure) {
      agent = try AgentConnection(limits, log: .dropped, on: loop)
    } catch {
      throw .refused(error)
    }
    candidate = agent
    try await agent.load(library, imageFolders: imageFolders, within: Self.patience)
    return agent
  }

  private func show(_ subject: Subject, in agent: AgentConnection) async throws(AgentError) {
    var scene = subject.scene.shown(as: variant)
    scene.scale = scale
    scene.isOnWhite = true
    let offer = try await agent.show(scene, state: subject.state, within: Self.patience)
    for (time, command) in subject.commands {
      _ = try await agent.reply(
        to: .move(to: time, keepsLater: false), while: "moving in time", within: Self.patience)
      _ = try await agent.reply(
        to: .perform(command), while: "performing a command", within: Self.patience)
    }
    _ = try await agent.reply(
      to: .move(to: subject.time, keepsLater: false), while: "moving in time",
      within: Self.patience)
    let frame = try await agent.frame(at: subject.time, within: Self.patience)
    if Task.isCancelled { throw .closed }
    if shown?.agent !== agent {
      shown?.agent.close()
      let next = ShownAgent(agent, subject.library)
      agent.observer = self
      (shown, candidate) = (next, nil)
    }
    problem = nil
    size = offer.size
    guard let shown else { return }
    if scene.scale != scale { send(.rescale(scale), to: shown) }
    shown.wantsFrame = true
    take(frame, from: shown)
  }

  /// Seconds in which an agent has to answer.
  private static let patience = 20.0

  private func tell(_ error: AgentError, of library: BuiltLibrary) {
    candidate?.close()
    candidate = nil
    let failure = Failure(error, of: library.report.files)
    problem = ([failure.message] + failure.furtherLines.prefix(1)).joined(separator: "\n")
    onChange?()
  }

  // MARK: Following the page

  /// Draws what is due.
  func tick() {
    guard let shown, !shown.isDrawing else { return }
    let (time, rate) = clock()
    guard shown.wantsFrame || shown.isDue(at: time) else {
      return awaitChange(of: shown, at: time, rate)
    }
    shown.isDrawing = true
    shown.wantsFrame = false
    shown.agent.send(.frame(at: time), while: "drawing").whenEnded { [weak self] outcome in
      shown.isDrawing = false
      guard let self, self.shown === shown, case .success(.frame(let frame)) = outcome else {
        return
      }
      take(frame, from: shown)
    }
  }

  private func awaitChange(of shown: ShownAgent, at time: TimeInterval, _ rate: Double?) {
    guard let next = shown.nextChange, let rate, rate > 0, !isWaiting else { return }
    isWaiting = true
    loop.schedule(max((next - time) / rate, 1 / 60)) { [weak self] in
      self?.isWaiting = false
      self?.tick()
    }
  }

  private func take(_ frame: AgentFrame, from shown: ShownAgent) {
    _ = shown.adoptMemory(of: frame)
    if let next = shown.picture(of: frame) {
      // The window's next frame asks for the one after it.
      picture = next
      onChange?()
    } else {
      let (time, rate) = clock()
      awaitChange(of: shown, at: time, rate)
    }
    if shown.wantsFrame { tick() }
    loop.requestRound()
  }

  /// Sends a request that changes the page, and draws it when it was carried out.
  private func send(_ request: AgentRequest, to shown: ShownAgent) {
    shown.agent.send(request, while: "following the page").whenEnded { [weak self] _ in
      shown.wantsFrame = true
      self?.tick()
    }
  }

  /// Performs a command now.
  func perform(_ command: PageCommand) {
    if let shown { send(.perform(command), to: shown) }
  }

  /// Paces an animation by another curve.
  func pace(_ change: CurveChange) {
    if let shown { send(.pace(change), to: shown) }
  }

  /// Shows another time of the page.
  func move(to time: TimeInterval, keepsLater: Bool) {
    wantedMove = (time, keepsLater)
    sendMove()
  }

  /// While the agent moves, only the newest time waits.
  private func sendMove() {
    guard !isMoving, let (time, keepsLater) = wantedMove, let shown else { return }
    (isMoving, wantedMove) = (true, nil)
    shown.agent.send(.move(to: time, keepsLater: keepsLater), while: "moving in time").whenEnded {
      [weak self] _ in
      guard let self else { return }
      isMoving = false
      shown.wantsFrame = true
      tick()
      sendMove()
    }
  }

  func rescale(to scale: PageScale) {
    guard variant.scale == nil, scale != self.scale else { return }
    self.scale = scale
    if let shown { send(.rescale(scale), to: shown) }
  }

  /// Changes a property of the view that indices lead down to. While the agent is asked, only the newest change of each
  /// property waits.
  func change(_ property: String, at path: [Int], to text: String?) {
    edits.removeAll { $0.path == path && $0.property == property }
    edits.append(Edit(path: path, property: property, text: text))
    sendEdits()
  }

  private func sendEdits() {
    guard !isEditing, !edits.isEmpty, let shown else { return }
    isEditing = true
    let sent = edits
    edits = []
    shown.agent.send(.outline, while: "being inspected").whenEnded { [weak self] outcome in
      guard let self else { return }
      isEditing = false
      if case .success(.outlined(let nodes)) = outcome, self.shown === shown {
        for edit in sent {
          guard let node = nodes.node(at: edit.path) else { continue }
          send(
            .change(PropertyChange(view: node.id, property: edit.property, text: edit.text)),
            to: shown)
        }
      }
      sendEdits()
    }
  }
}

extension SourceTile: AgentObserver {
  func agentDidChange(_ agent: AgentConnection) {
    guard let shown, shown.agent === agent else { return }
    shown.wantsFrame = true
    tick()
  }

  func agentDidDie(_ agent: AgentConnection, _ death: AgentDeath) {
    guard let shown, shown.agent === agent else { return }
    problem = death.sentences(of: shown.library.report.files).first ?? "the code has ended"
    onChange?()
    loop.requestRound()
  }
}
