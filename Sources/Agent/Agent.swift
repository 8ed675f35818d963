// The agent: carries out the application's requests with a user's code in its own process.

internal import CLinux
internal import CoreGraphics
internal import Inspection
internal import Messages
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
  /// Whether the application was told that a frame would show something new.
  private var hasToldOfChange = false
  /// What was copied since the last frame.
  private var copied: String?
  /// Where the application was told that the pointer is a hand over the page; nil: it was not told yet.
  private var toldHands: [AgentRect]?

  /// What is on the stage, and where its frames go.
  private struct Shown {
    let page: AgentPage
    let stage: Stage
    let frames: FrameMemory
  }

  /// Serves requests that arrive on the socket that is the standard input: see `linux_take_socket`.
  /// What the user's code prints is the log. `arguments`: the program's; after its name come
  /// ``AgentLimits`` and ``MessageVersion``.
  package init(_ arguments: [String]) {
    MessageVersion.check(arguments.dropFirst(2).first)
    let data = Data((arguments.dropFirst().first ?? "").utf8)
    let limits = (try? JSONDecoder().decode(AgentLimits.self, from: data)) ?? AgentLimits()
    // Before the socket's thread: Landlock confines the calling thread and those that it starts.
    confinement = Confinement.begin(limits)
    linux_watch_crashes()
    channel = MessageChannel(linux_take_socket())
    UIPasteboard.general.onCopy = { [weak self] in self?.copied = $0 }
  }

  /// Serves until the application is gone.
  package func run() {
    let queue = linux_main_queue_handle()
    while !channel.isClosed {
      while let request = channel.next(AgentRequest.self) { channel.send(reply(to: request)) }
      // Whoever says what is no request waits for no answer.
      if channel.isClosed { break }
      var ready: [UInt8] = [0, 0]
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
    stage.underRunningClock { linux_main_queue_drain() }
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
      _ = unsafe linux_wait([linux_main_queue_handle()], &ready, 1, 0.001)
      linux_main_queue_drain()
    }
  }

  private func reply(to request: AgentRequest) -> AgentReply {
    do throws(Refusal) {
      return try carryOut(request)
    } catch {
      return .refused(status: error.status.rawValue, message: error.message)
    }
  }

  private func carryOut(_ request: AgentRequest) throws(Refusal) -> AgentReply {
    switch request {
    case .prepare:
      AgentPage.openFonts()
      return .ready(process: getpid(), confinement: confinement)
    case .load(let library, let folders): return try load(library, folders)
    case .show(let scene, let state): return try show(scene, state)
    case .capture:
      let page = try onStage.page
      return .captured(page.state)
    case .describe:
      let page = try onStage.page
      return .described(page.views.map { page.inspector.report(of: $0) })
    case .frame(let time): return .frame(try frame(at: time))
    case .set(let assignment):
      let page = try onStage.page
      page.noteValues()
      try onStage.stage.running { () throws(Refusal) in try page.set(assignment) }
    case .seek(let time):
      try onStage.stage.seek(to: time, turn: turnTasks)
    case .rescale(let scale): return try rescale(scale)
    case .input(let input):
      try onStage.page.noteValues()
      try onStage.stage.take(input)
    }
    return .done
  }

  private var onStage: Shown {
    get throws(Refusal) {
      guard let shown else { throw Refusal(.fault, "nothing is shown yet") }
      return shown
    }
  }

  private func load(_ library: String, _ imageFolders: [String]) throws(Refusal) -> AgentReply {
    for folder in imageFolders { ImageFolders.register(folder) }
    linux_guard_all()
    try UserLibrary.load(library)
    return .loaded(
      LoweredSource.descriptions.map {
        AgentDesignable(
          name: $0.className, isDesignable: LoweredSource.isDesignable($0.className))
      })
  }

  private func show(
    _ scene: AgentScene, _ state: AgentState?
  ) throws(Refusal) -> AgentReply {
    ScreenScale.current = CGFloat(scene.scale)
    // The stage is there before the views: what they start while they are made follows its clock.
    let window = UIWindow(frame: .zero)
    let stage = Stage(
      root: window, size: PixelSize(width: 1, height: 1), scale: CGFloat(scene.scale),
      clock: ManualClock())
    if scene.isOnWhite { stage.background = .white }
    let page = try stage.running { () throws(Refusal) in
      try AgentPage(scene, state: state, in: window)
    }
    let size = try Self.pixels(page.size, scale: CGFloat(scene.scale))
    stage.resize(to: size)
    shown = Shown(page: page, stage: stage, frames: try FrameMemory(size))
    toldHands = nil
    stage.update()
    if let state { stage.underClock { page.restoreViews(state) } }
    return .shown(width: size.width, height: size.height)
  }

  private func rescale(_ scale: Double) throws(Refusal) -> AgentReply {
    let page = try onStage.page
    let stage = try onStage.stage
    ScreenScale.current = CGFloat(scale)
    let size = try Self.pixels(page.size, scale: CGFloat(scale))
    stage.resize(to: size, scale: CGFloat(scale))
    shown = Shown(page: page, stage: stage, frames: try FrameMemory(size))
    toldHands = nil
    return .shown(width: size.width, height: size.height)
  }

  /// A picture's largest side, in pixels.
  private static let maximumSide = CGFloat(PixelSize.maximumSide)

  private static func pixels(_ size: CGSize, scale: CGFloat) throws(Refusal) -> PixelSize {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, max(width, height) <= maximumSide else {
      throw Refusal(
        .badData,
        "a picture of \(DecimalText.text(Double(width))) × \(DecimalText.text(Double(height))) "
          + "pixels is out of bounds (1 … \(Int(maximumSide)) a side)")
    }
    return PixelSize(width: Int(width), height: Int(height))
  }

  private func frame(at time: Double) throws(Refusal) -> AgentFrame {
    let shown = try onStage
    if time > shown.stage.clock.now { shown.stage.clock.step(to: time) }
    hasToldOfChange = false
    defer { copied = nil }
    let report = shown.stage.frame(into: shown.frames.presenter)
    let presenter = shown.frames.presenter
    return AgentFrame(
      memory: shown.frames.path, index: presenter.front, width: presenter.size.width,
      height: presenter.size.height,
      damage: report == nil ? [] : presenter.damage.map(AgentRect.init),
      nextChange: shown.stage.hasEvents ? shown.stage.clock.now : shown.stage.nextChange,
      editsText: shown.stage.root.textInput != nil, hands: changedHands(on: shown.stage),
      copied: copied)
  }

  /// Where the pointer is a hand, in pixels; nil: where it was.
  private func changedHands(on stage: Stage) -> [AgentRect]? {
    let scale = CGAffineTransform(scaleX: stage.scale, y: stage.scale)
    let hands = stage.touches.handAreas.map { AgentRect(PixelRect(covering: $0.applying(scale))) }
    guard hands != toldHands else { return nil }
    toldHands = hands
    return hands
  }
}

extension AgentRect {
  fileprivate init(_ rect: PixelRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Stage {
  /// Runs `body` as a part of a frame at the clock's present time.
  fileprivate func running<Value>(
    _ body: () throws(Refusal) -> Value
  ) throws(Refusal) -> Value {
    let result: Result<Value, Refusal> = underClock {
      do throws(Refusal) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

/// The memory that a stage's frames lie in, as a file that other processes can map.
@MainActor
private final class FrameMemory {
  let presenter: SharedPresenter
  private let descriptor: Int32

  init(_ size: PixelSize) throws(Refusal) {
    descriptor = linux_memory_file()
    guard descriptor >= 0, let pixels = SharedPixels(descriptor, size: size) else {
      throw Refusal(.fault, "there is no memory for a picture of \(size) pixels")
    }
    // A user's code that made it shorter would end the window, which reads it.
    linux_keep_size(descriptor)
    linux_guard(descriptor, 1)
    presenter = SharedPresenter(pixels)
  }

  var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  deinit {
    linux_guard(descriptor, 0)
    close(descriptor)
  }
}
