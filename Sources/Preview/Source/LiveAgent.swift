// An agent that the window talks to without waiting.

internal import CoreGraphics
internal import Glibc
internal import Messages

/// An agent, its unanswered requests, and the last lines of what its code printed.
@MainActor
final class LiveAgent {
  /// Called once, with the reason, when the process is gone. Default: nil.
  var onDeath: ((_ reason: String) -> Void)?
  /// The last lines that the user's code printed, and those about a crash.
  private(set) var log: [String] = []

  private let process: AgentProcess
  private let logDescriptor: Int32
  private let door: LoopDoor
  private var pending:
    [(doing: String, since: ContinuousClock.Instant, then: (AgentReply) -> Void)] =
      []
  private var isClosed = false

  /// Starts the process.
  init(_ door: LoopDoor) throws(Failure) {
    guard let (ours, theirs) = MessageChannel.pair() else {
      throw Failure(.fault, "there is no socket for the agent's log")
    }
    logDescriptor = ours
    self.door = door
    process = try AgentProcess(log: theirs)
    door.watch(process.channel.descriptor) { [weak self] in self?.readReplies() }
    door.watch(logDescriptor) { [weak self] in self?.readLog() }
  }

  /// Sends a request; `then` runs with the answer. `doing` says what the code is about then.
  func ask(_ request: AgentRequest, doing: String, then: @escaping (AgentReply) -> Void) {
    guard !isClosed else { return }
    pending.append((doing, .now, then))
    process.channel.send(request)
  }

  /// What the user's code is about, and for how long; nil while nothing waits for an answer.
  var task: (doing: String, seconds: Double)? {
    pending.first.map { ($0.doing, $0.since.duration(to: .now) / .seconds(1)) }
  }

  /// Ends the process, without words.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    pending = []
    door.unwatch(process.channel.descriptor)
    door.unwatch(logDescriptor)
    Glibc.close(logDescriptor)
    process.end()
  }

  private func readReplies() {
    process.channel.read()
    while !isClosed, let reply = process.channel.next(AgentReply.self), !pending.isEmpty {
      pending.removeFirst().then(reply)
    }
    guard !isClosed, process.channel.isClosed else { return }
    die(doing: pending.first?.doing ?? "waiting")
  }

  private func die(doing: String) {
    readLog()
    close()
    let (process, door) = (process, door)
    Task { [weak self] in
      let reason = await process.death(doing).message
      self?.onDeath?(reason)
      // The loop makes a frame of it.
      door.schedule(0) {}
    }
  }

  private func readLog() {
    var block = [UInt8](repeating: 0, count: 65536)
    let count = unsafe recv(logDescriptor, &block, block.count, Int32(MSG_DONTWAIT))
    if count == 0 { door.unwatch(logDescriptor) }
    guard count > 0 else { return }
    _ = unsafe Glibc.write(STDERR_FILENO, block, count)
    let lines = String(decoding: block[..<count], as: UTF8.self).split(separator: "\n")
    log = (log + lines.map(String.init)).suffix(Self.keptLines)
  }

  private static let keptLines = 200
}
