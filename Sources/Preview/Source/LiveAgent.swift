// An agent that the window talks to without waiting.

internal import Building
internal import CoreGraphics
internal import Glibc
internal import Messages

/// An agent, its unanswered requests, and the last lines of what its code printed.
@MainActor
final class LiveAgent {
  /// Called once when the process is gone by itself or was interrupted. Default: nil.
  var onDeath: ((LiveDeath) -> Void)?
  /// Called when a frame would show something new without having been asked for. Default: nil.
  var onChange: (() -> Void)?
  /// The last lines that the user's code printed, and those about a crash.
  private(set) var log: [String] = []

  private let process: AgentProcess
  private let logDescriptor: Int32
  private let door: LoopDoor
  private var pending: [Pending] = []
  private var isClosed = false
  /// Nil until it is ready.
  private var identifier: Int32?
  private var wasInterrupted = false

  private struct Pending {
    let doing: String
    var since: ContinuousClock.Instant
    let then: (AgentReply) -> Void
  }

  /// Starts the process.
  init(_ limits: AgentLimits, _ door: LoopDoor) throws(Failure) {
    guard let (ours, theirs) = MessageChannel.pair() else {
      throw Failure(.fault, "there is no socket for the agent's log")
    }
    logDescriptor = ours
    self.door = door
    do throws(Failure) {
      process = try AgentProcess(limits, log: theirs)
    } catch {
      Glibc.close(ours)
      Glibc.close(theirs)
      throw error
    }
    process.whenEnded { [weak self] in self?.die($0) }
    door.watch(process.channel.descriptor) { [weak self] in self?.readReplies() }
    door.watch(logDescriptor) { [weak self] in self?.readLog() }
    ask(.prepare, doing: "starting") { [weak self] reply in
      if case .ready(let process, _) = reply { self?.identifier = process }
    }
  }

  /// Sends a request; `then` runs with the answer. `doing` says what the code is about then. One that is
  /// too long for a message is left out.
  func ask(_ request: AgentRequest, doing: String, then: @escaping (AgentReply) -> Void) {
    guard !isClosed else { return }
    guard process.channel.post(request) else { return logOnce("too long for the page: \(doing)") }
    pending.append(Pending(doing: doing, since: .now, then: then))
  }

  /// What the user's code is about, and for how long; nil while nothing waits for an answer.
  var task: (doing: String, seconds: Double)? {
    pending.first.map { ($0.doing, $0.since.duration(to: .now) / .seconds(1)) }
  }

  /// Stops the code where it is, so that it says where that was; the second time at once.
  func interrupt() {
    guard !isClosed else { return }
    if let identifier, !wasInterrupted { kill(identifier, SIGQUIT) } else { process.end() }
    wasInterrupted = true
  }

  /// Ends the process, without words.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    pending = []
    door.unwatch(process.channel.descriptor)
    door.unwatch(logDescriptor)
    Glibc.close(logDescriptor)
    process.channel.end()
    // At once: this program may be at its own end.
    if let identifier { kill(identifier, SIGKILL) }
    process.end()
  }

  private func readReplies() {
    process.channel.read()
    while !isClosed, let reply = process.channel.next(AgentReply.self) { take(reply) }
    guard !isClosed, process.channel.isClosed else { return }
    // Nothing more can come of it.
    door.unwatch(process.channel.descriptor)
    process.end()
  }

  private func take(_ reply: AgentReply) {
    if case .changed = reply {
      onChange?()
    } else if !pending.isEmpty {
      let asked = pending.removeFirst()
      // What waits behind it begins now.
      if !pending.isEmpty { pending[0].since = .now }
      asked.then(reply)
    }
  }

  /// The process is gone: what it said before comes first.
  private func die(_ ending: ChildProcess.Ending?) {
    while !isClosed, !process.channel.isClosed, process.channel.isReadable { readReplies() }
    guard !isClosed else { return }
    while readLog() {}
    let task = task
    identifier = nil
    close()
    onDeath?(
      LiveDeath(
        ending: process.ending(ending), task: task, wasInterrupted: wasInterrupted, log: log))
    // The loop makes a frame of it.
    door.schedule(0) {}
  }

  /// Takes what was printed; whether there may be more.
  @discardableResult
  private func readLog() -> Bool {
    var block = [UInt8](repeating: 0, count: 65536)
    let count = unsafe recv(logDescriptor, &block, block.count, Int32(MSG_DONTWAIT))
    if count == 0 { door.unwatch(logDescriptor) }
    guard count > 0 else { return false }
    LogOutput.pass(on: block[..<count])
    let lines = String(decoding: block[..<count], as: UTF8.self).split(separator: "\n")
    log = (log + lines.map(String.init)).suffix(Self.keptLines)
    // Code that was interrupted has said where it is, and would go on.
    if wasInterrupted, lines.contains(where: { $0.hasPrefix("Backtrace took") }) { process.end() }
    return true
  }

  private static let keptLines = 200
}

/// How an agent came to its end, and what it said before.
struct LiveDeath {
  var ending: AgentEnding
  /// What it was about; nil: it was idle.
  var task: (doing: String, seconds: Double)?
  var wasInterrupted: Bool
  var log: [String]
}
