// A user's page in the window: the agent that shows it, and the one that takes its place.

internal import CoreGraphics
internal import Messages
internal import UIKit
internal import Windowing

/// Shows libraries, each in a fresh agent, since a loaded Swift library is never safely unloaded. The
/// next agent is started ahead of time, and the old one lives until the first frame of the new one.
@MainActor
final class LivePage {
  /// Shows the agent's frames.
  let view = LiveView(frame: .zero)
  /// The page got another size. Default: does nothing.
  var onResize: () -> Void = {}
  /// Another build is shown. Default: does nothing.
  var onAdopt: () -> Void = {}
  /// A page was not made, and why. Default: does nothing.
  var onRefusal: (String) -> Void = { _ in }
  /// An agent that was of use is gone. Default: does nothing.
  var onDeath: (LiveDeath) -> Void = { _ in }
  /// Seconds of the window's clock. Default: 0.
  var now: () -> TimeInterval = { 0 }

  private let door: LoopDoor
  private let limits: AgentLimits
  private var scene: AgentScene
  /// What a person changed.
  private var state: AgentState?
  private var time = LiveTime()

  private var agent: LiveAgent?
  private var next: LiveAgent?
  /// Whether the next agent has been given a library, so that no other one fits in it.
  private var isNextLoaded = false
  /// Whether the next agent's page shall be shown only if nobody touches this one before.
  private var nextYields = false
  /// Whether a person did anything on the page: what its code keeps for itself of that, no other page
  /// has.
  private var wasTouched = false

  private var isClosed = false
  /// The page's time at which it changes by itself, as the last frame had it; nil: it stands.
  private var nextChange: TimeInterval?
  /// The page's time at which it is looked at next; nil: when something happens.
  private var nextLook: TimeInterval?
  private var isFrameAsked = false
  private var wantsFrame = false
  private var frames: LiveFrames?

  init(_ scene: AgentScene, _ limits: AgentLimits, _ door: LoopDoor) {
    self.scene = scene
    self.scene.isOnWhite = true
    self.limits = limits
    self.door = door
    view.onInput = { [weak self] in self?.pass($0) }
  }

  /// Whether a page is shown.
  var isShown: Bool { agent != nil }

  /// The agent that a person waits for, and what it is about.
  var task: (doing: String, seconds: Double)? { busyAgent?.task }

  private var busyAgent: LiveAgent? {
    if isNextAwaited, let next, next.task != nil { return next }
    return agent?.task == nil ? nil : agent
  }

  /// Whether a person waits for the next agent's page: not where it is a faster one of what is shown.
  private var isNextAwaited: Bool { isNextLoaded && !(nextYields && isShown) }

  /// Ends the agents.
  func close() {
    isClosed = true
    for agent in [agent, next] { agent?.close() }
    (agent, next) = (nil, nil)
  }

  /// Stops an agent that does not answer.
  func interrupt() { busyAgent?.interrupt() }

  // MARK: Agents

  /// Starts the next agent, so that it is ready when a library is.
  func prepare() {
    guard next == nil, !isClosed else { return }
    do throws(Failure) {
      let agent = try LiveAgent(limits, door)
      agent.onDeath = { [weak self, weak agent] in self?.bury(agent, $0) }
      agent.onChange = { [weak self, weak agent] in self?.hear(agent) }
      next = agent
    } catch {
      onRefusal(error.message)
    }
  }

  /// A build begins: what was changed is kept for it, and an agent that is still busy with an older
  /// build, maybe for ever, makes room. Whether there was such a one: what it was given is not shown.
  func awaitBuild() -> Bool {
    keepState()
    let hadLoaded = isNextLoaded
    if hadLoaded { dropNext() } else { prepare() }
    return hadLoaded
  }

  /// Keeps what was changed, for the next page.
  func keepState() {
    agent?.ask(.capture, doing: "being read") { [weak self] reply in
      if case .captured(let state) = reply { self?.state = state }
    }
  }

  /// Whether another build of the same code can take the page's place without being noticed.
  var canBeExchanged: Bool { isShown && !isNextLoaded && !wasTouched }

  /// Shows a library in the next agent; with `unlessTouched` only as long as nobody touches the page.
  func load(_ path: String, imageFolders: [String], unlessTouched: Bool = false) {
    prepare()
    guard let agent = next else { return }
    isNextLoaded = true
    nextYields = unlessTouched
    agent.ask(.load(library: path, imageFolders: imageFolders), doing: "being loaded") {
      [weak self] reply in
      guard let self, !isRefusal(reply) else { return }
      show(in: agent, age: time.age(at: now()))
    }
  }

  /// Shows everything from the beginning, with the values it has in the sources. False where nothing
  /// is shown.
  func reset() -> Bool {
    guard let agent else { return false }
    state = nil
    time.run(from: 0, at: now())
    show(in: agent, age: 0)
    return true
  }

  private func show(in agent: LiveAgent, age: TimeInterval) {
    agent.ask(.show(scene, state: state), doing: "making the views") { [weak self] reply in
      guard let self, !isRefusal(reply) else { return }
      ask(agent, age: agent === self.agent ? time.age(at: now()) : age)
    }
  }

  private func isRefusal(_ reply: AgentReply) -> Bool {
    guard case .refused(_, let message) = reply else { return false }
    onRefusal(message)
    return true
  }

  /// The process is gone by itself.
  private func bury(_ dead: LiveAgent?, _ death: LiveDeath) {
    guard let dead else { return }
    if dead === next {
      let wasOfUse = isNextAwaited
      next = nil
      isNextLoaded = false
      if wasOfUse { onDeath(death) }
    } else if dead === agent {
      time.stand(at: now())
      agent = nil
      nextChange = nil
      isFrameAsked = false
      onDeath(death)
    }
  }

  // MARK: Frames

  /// Draws at another number of pixels per point.
  func sharpen(for scale: CGFloat) {
    guard Double(scale) != scene.scale else { return }
    scene.scale = Double(scale)
    agent?.ask(.rescale(scene.scale), doing: "drawing at another scale") { [weak self] _ in
      self?.wantsFrame = true
      self?.tick()
    }
  }

  /// Call once a frame of the window: asks for the agent's frame where there may be a new one.
  func tick() {
    guard let agent, wantsFrame || isDue else { return awaitChange() }
    guard !isFrameAsked else {
      wantsFrame = true
      return
    }
    ask(agent, age: time.age(at: now()))
  }

  private var isDue: Bool { nextChange.map { $0 <= time.age(at: now()) } ?? false }

  /// Looks at the page again when it changes by itself, at most once a frame of the window.
  private func awaitChange() {
    guard let nextChange else { return }
    let age = time.age(at: now())
    let look = max(nextChange, age + 1 / 60)
    if let nextLook, age < nextLook, nextLook <= look { return }
    nextLook = look
    door.schedule(look - age) { [weak self] in
      guard let self else { return }
      nextLook = nil
      tick()
    }
  }

  private func hear(_ agent: LiveAgent?) {
    guard let agent, agent === self.agent else { return }
    wantsFrame = true
    tick()
  }

  private func ask(_ agent: LiveAgent, age: TimeInterval) {
    if agent === self.agent {
      isFrameAsked = true
      wantsFrame = false
    }
    agent.ask(.frame(at: age), doing: "drawing") { [weak self] reply in
      guard let self else { return }
      if agent === self.agent { isFrameAsked = false }
      guard case .frame(let frame) = reply else { return }
      if agent !== self.agent {
        if nextYields, wasTouched { return dropNext() }
        adopt(agent, age: age)
      }
      take(frame)
    }
  }

  /// What the next agent was given is not to be shown: another one takes its place.
  private func dropNext() {
    next?.close()
    next = nil
    isNextLoaded = false
    prepare()
  }

  /// The agent has drawn: it is the one that is shown.
  private func adopt(_ agent: LiveAgent, age: TimeInterval) {
    self.agent?.close()
    self.agent = agent
    next = nil
    isNextLoaded = false
    isFrameAsked = false
    frames = nil
    wasTouched = false
    time.run(from: age, at: now())
    view.isDimmed = false
    onAdopt()
  }

  private func take(_ frame: AgentFrame) {
    nextChange = frame.nextChange
    view.editsText = frame.editsText
    if let hands = frame.hands { view.hands = hands.map(points) }
    if let copied = frame.copied { UIPasteboard.general.string = copied }
    if frames?.holds(frame) != true {
      frames = LiveFrames(frame)
      if let frames { resize(to: frames.size) }
    }
    if let picture = frames?.picture(of: frame) {
      view.show(picture, scale: CGFloat(scene.scale))
    } else {
      awaitChange()
    }
    if wantsFrame { tick() }
  }

  /// A rectangle of the frame in the page's points.
  private func points(_ rect: AgentRect) -> CGRect {
    let scale = CGFloat(scene.scale)
    return CGRect(
      x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale,
      width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale)
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
    wasTouched = true
    agent?.ask(.input(input), doing: "handling input") { _ in }
    wantsFrame = true
    tick()
  }
}
