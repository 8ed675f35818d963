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
  private var shown: Shown?

  /// What is on the stage, and where its frames go.
  private struct Shown {
    let page: AgentPage
    let stage: Stage
    let frames: FrameMemory
  }

  /// Serves requests that arrive on the socket that is the standard input: see `linux_take_socket`.
  /// What the user's code prints is the log.
  package init() { channel = MessageChannel(linux_take_socket()) }

  /// Serves until the application is gone.
  package func run() {
    let queue = linux_main_queue_handle()
    while !channel.isClosed {
      while let request = channel.next(AgentRequest.self) { channel.send(reply(to: request)) }
      var ready: [UInt8] = [0, 0]
      let found = unsafe linux_wait([channel.descriptor, queue], &ready, 2, -1)
      guard found > 0 else { continue }
      if ready[1] != 0 { linux_main_queue_drain() }
      if ready[0] != 0 { channel.read() }
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
    case .load(let library, let folders): return try load(library, folders)
    case .show(let scene): return try show(scene)
    case .describe:
      let page = try onStage.page
      return .described(page.views.map { page.inspector.report(of: $0) })
    case .frame(let time): return .frame(try frame(at: time))
    case .set(let assignment):
      try onStage.page.apply(assignment)
    case .seek(let time):
      try onStage.stage.seek(to: time) { linux_main_queue_drain() }
    case .rescale(let scale): return try rescale(scale)
    case .input(let input): try onStage.stage.take(input)
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
    try UserLibrary.load(library)
    return .loaded(
      LoweredSource.descriptions.map {
        AgentDesignable(
          name: $0.className, isDesignable: LoweredSource.isDesignable($0.className))
      })
  }

  private func show(_ scene: AgentScene) throws(Refusal) -> AgentReply {
    ScreenScale.current = CGFloat(scene.scale)
    let page = try AgentPage(scene)
    let size = try Self.pixels(page.root.bounds.size, scale: CGFloat(scene.scale))
    let stage = Stage(
      root: page.root, size: size, scale: CGFloat(scene.scale), clock: ManualClock())
    shown = Shown(page: page, stage: stage, frames: try FrameMemory(size))
    return .shown(width: size.width, height: size.height)
  }

  private func rescale(_ scale: Double) throws(Refusal) -> AgentReply {
    let page = try onStage.page
    let stage = try onStage.stage
    ScreenScale.current = CGFloat(scale)
    let size = try Self.pixels(page.root.bounds.size, scale: CGFloat(scale))
    stage.resize(to: size, scale: CGFloat(scale))
    shown = Shown(page: page, stage: stage, frames: try FrameMemory(size))
    return .shown(width: size.width, height: size.height)
  }

  /// A picture's largest side, in pixels.
  private static let maximumSide: CGFloat = 16384

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
    let report = shown.stage.frame(into: shown.frames.presenter)
    return AgentFrame(
      memory: shown.frames.path, width: shown.stage.size.width, height: shown.stage.size.height,
      hasChanged: report != nil, isRunning: shown.stage.isRunning,
      editsText: shown.stage.root.textInput != nil)
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
    presenter = SharedPresenter(pixels)
  }

  var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  deinit { close(descriptor) }
}
