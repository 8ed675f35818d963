// The one client of an agent: asynchronous, with deadlines and cancellation.

internal import Building
package import CoreGraphics
internal import Glibc
package import MainLoop
package import Messages
internal import Pages
internal import Windowing

/// Why a request to an agent has no answer.
package enum AgentError: Error {
  /// The agent did not carry it out.
  case refused(Failure)
  /// The process is gone by itself, or was interrupted.
  case died(AgentDeath)
  /// No answer came within the time that was given.
  case silent(AgentWork)
  /// This side closed the connection, or cancelled the task that asked.
  case closed
}

/// Hears of an agent between requests; all calls are made on the main actor.
@MainActor
package protocol AgentObserver: AnyObject {
  /// A frame would show something new without having been asked for.
  func agentDidChange(_ agent: AgentConnection)
  /// The process is gone by itself or was interrupted. Called once, after the requests have failed.
  func agentDidDie(_ agent: AgentConnection, _ death: AgentDeath)
}

/// A connection to an agent of its own, which ends with it.
///
/// Requests are answered in their order. Any number of tasks may ask at a time.
@MainActor
package final class AgentConnection {
  /// The destination of the lines that the agent's code prints.
  package enum Log {
    /// They go nowhere.
    case dropped
    /// They go to this program's standard error stream but for the report of a crash, and that too where
    /// `withCrashes`. `waits`: until somebody has read them; else what nobody reads is dropped.
    case passedOn(withCrashes: Bool, waits: Bool)
  }

  /// Hears of changes and of the end; held weakly. Default: nil.
  package weak var observer: (any AgentObserver)?

  private let process: AgentProcess
  private let loop: EventLoop
  /// The socket that the lines arrive at.
  private let logDescriptor: Int32
  private let logDestination: Log
  private var printed: PrintedLines
  /// The lines on their way to a terminal.
  private var marked = MarkedLines()
  /// The lines on their way to a console.
  private var messages = PrintedMessages()
  /// Hears of what the code prints, oldest first, and of the number of lines before that which came too fast. Default:
  /// nil.
  var onPrint: (@MainActor ([ConsoleMessage], _ dropped: Int) -> Void)?
  /// The number of the run of the code, as ``ConsoleMessage`` has it. Default: 0.
  var run = 0
  /// Whether messages are to be told soon.
  private var tellsSoon = false
  /// Seconds of work on the log since messages were told last.
  private var logWork = 0.0
  /// The last lines that the agent's code printed.
  private var log: [String] = []
  /// The bytes of the line that has not ended yet.
  private var unfinishedLine: [UInt8] = []
  /// The requests that wait for their answers, oldest first.
  private var unanswered: [PendingReply] = []
  private var answers = AnswerMemory()
  private var isClosed = false
  /// How the process ended by itself; nil: it has not.
  package private(set) var death: AgentDeath?
  private var wasInterrupted = false
  /// Whether the process went on without its end of the socket.
  private var wasCutOff = false
  /// The last two memories of frames, with their numbers: a frame of the one before may still be on its way.
  private var memories: [(serial: Int, pixels: SharedPixels)] = []
  /// The number of memories so far.
  private var memoryCount = 0

  /// Starts the process. Fails where the system has no descriptors left.
  package init(_ limits: AgentLimits, log: Log, on loop: EventLoop) throws(Failure) {
    self.loop = loop
    logDestination = log
    var tellsAll = false
    if case .passedOn(let withCrashes, _) = log { tellsAll = withCrashes }
    printed = PrintedLines(tellsAll: tellsAll)
    guard let (ours, theirs) = MessageChannel.pair() else {
      throw Failure(.fault, "there is no socket for the agent's log")
    }
    logDescriptor = ours
    do throws(Failure) {
      process = try AgentProcess(limits, log: theirs)
    } catch {
      Glibc.close(ours)
      Glibc.close(theirs)
      throw error
    }
    process.whenEnded { [weak self] in self?.processDidEnd($0) }
    loop.watch(process.channel.descriptor) { [weak self] in
      self?.readReplies()
      loop.requestRound()
    }
    watchLog()
    _ = send(.prepare, while: "starting")
  }

  // MARK: Requests

  /// Sends a request, and waits for its answer. `doing`: the user's code's work then, as in “drawing”. `limit`: seconds
  /// of real time that the answer may take; nil: any.
  package func reply(
    to request: AgentRequest, while doing: String, within limit: TimeInterval? = nil
  ) async throws(AgentError) -> AgentReply {
    try await send(request, while: doing, within: limit).value
  }

  /// Sends a request at once; its answer can be waited for.
  package func send(
    _ request: AgentRequest, while doing: String, within limit: TimeInterval? = nil
  ) -> PendingReply {
    let pending = PendingReply(doing: doing, question: RepeatedQuestion(request))
    if let death {
      pending.fail(.died(death))
    } else if isClosed || Task.isCancelled {
      pending.fail(.closed)
    } else if process.channel.post(request) {
      unanswered.append(pending)
      if let limit { loop.schedule(limit) { [weak self] in self?.giveUp(pending, after: limit) } }
    } else {
      logOnce("too long for the page: \(doing)")
      pending.fail(.refused(Failure(.badData, "too long for the page: \(doing)")))
    }
    return pending
  }

  /// Nobody waits any longer, but for a process that is saying where it has crashed.
  private func giveUp(_ pending: PendingReply, after limit: TimeInterval) {
    guard isReporting, !isClosed else { return pending.giveUp(after: limit) }
    loop.schedule(Self.report) { pending.giveUp(after: limit + Self.report) }
  }

  /// Whether requests can still be answered.
  package var isAlive: Bool { !isClosed }

  /// The oldest unanswered request; nil: the agent is idle.
  package var work: AgentWork? {
    unanswered.first?.work
  }

  private func readReplies() {
    process.channel.read()
    while !isClosed, let reply = process.channel.next(AgentReply.self) {
      if reply.isWellFormed { take(reply) } else { process.channel.refuse() }
    }
    guard !isClosed, process.channel.isClosed else { return }
    // Nothing more can come of it.
    loop.unwatch(process.channel.descriptor)
    if process.channel.isGarbled { return process.end() }
    // A process that has crashed is about to say where: it closes the socket before it is gone.
    awaitEnd(patience: Self.lastWords)
  }

  /// Seconds that a process may go on without its socket, and that it may take to say where it has crashed.
  private static let (lastWords, report) = (10.0, 30.0)

  /// Whether the report of a crash has begun.
  private var isReporting: Bool {
    let mark = "*** "
    return log.contains { $0.hasPrefix(mark) } || unfinishedLine.starts(with: mark.utf8)
  }

  private func awaitEnd(patience: Double) {
    loop.schedule(patience) { [weak self] in
      guard let self, !isClosed else { return }
      if patience < Self.report, isReporting {
        return awaitEnd(patience: Self.report)
      }
      wasCutOff = true
      process.end()
    }
  }

  /// The property whose getter the agent has called last, of the request that it works on; nil: none that it told.
  private var reading: String?

  private func take(_ reply: AgentReply) {
    if case .changed = reply {
      observer?.agentDidChange(self)
    } else if case .reading(let name) = reply {
      reading = name
    } else if !unanswered.isEmpty {
      let answered = unanswered.removeFirst()
      reading = nil
      // The next one begins now.
      unanswered.first?.begin()
      if case .shown(let width, let height, _, _, _) = reply {
        guard takeMemory(PixelSize(width: width, height: height)) else {
          return answered.fail(.unreadable)
        }
      }
      guard let whole = answers.restored(reply, to: answered.question) else {
        return answered.fail(.unreadable)
      }
      answered.succeed(whole)
    }
  }

  // MARK: Memory

  /// Maps the memory of frames that came with a reply; false where that cannot be.
  private func takeMemory(_ size: PixelSize) -> Bool {
    memoryCount += 1
    guard let descriptor = process.channel.takeDescriptor() else { return false }
    defer { Glibc.close(descriptor) }
    guard let pixels = SharedPixels(reading: descriptor, size: size) else { return false }
    memories = memories.suffix(1) + [(memoryCount, pixels)]
    return true
  }

  /// The memory that a frame lies in; nil: none of the agent's.
  func memory(of frame: AgentFrame) -> SharedPixels? {
    memories.last { $0.serial == frame.memorySerial && $0.pixels.size == PixelSize(frame) }?.pixels
  }

  // MARK: End

  /// Stops the code where it is, so that it says where that was; the second time at once.
  package func interrupt() {
    guard !isClosed else { return }
    if wasInterrupted { process.end() } else { process.interrupt() }
    wasInterrupted = true
  }

  /// Ends the process. Requests that wait fail with ``AgentError/closed``.
  package func close() { close(failingWith: .closed) }

  private func close(failingWith error: AgentError) {
    guard !isClosed else { return }
    // Lines that it printed before its last answer.
    while readLog() {}
    if death.map(\.ending.isSignal) != true { pass(on: printed.rest()) }
    tellMessages(isLast: true)
    isClosed = true
    loop.unwatch(process.channel.descriptor)
    loop.unwatch(logDescriptor)
    Glibc.close(logDescriptor)
    process.end()
    process.channel.end()
    let requests = unanswered
    unanswered = []
    for request in requests { request.fail(error) }
  }

  /// The process is gone: answers and lines that it sent before come first.
  private func processDidEnd(_ ending: ChildProcess.Ending?) {
    while !isClosed, !process.channel.isClosed, process.channel.isReadable { readReplies() }
    guard !isClosed else { return }
    while readLog() {}
    keepLines(unfinishedLine)
    let death = AgentDeath(
      ending: wasCutOff && ending == .signal(SIGKILL) ? .cutOff : process.ending(ending),
      work: work,
      wasInterrupted: wasInterrupted, log: log, reading: reading)
    self.death = death
    close(failingWith: .died(death))
    observer?.agentDidDie(self, death)
    loop.requestRound()
  }

  // MARK: Log

  /// How many lines are kept: the 128 frames of a crash, inlined calls among them, take up to 300.
  private static let keptLines = 400
  /// Bytes that are kept of a line.
  private static let longestLine = 65536
  /// Bytes that are read at once.
  private static let portion = 16384
  /// Whether nothing can be printed any more.
  private var logHasEnded = false

  /// Seconds between two times at which messages are told.
  private static let telling = 1.0 / 30
  /// Seconds of work on the log in that time, after which the rest waits: whoever prints without end waits too.
  private static let mostLogWork = 0.004

  private func watchLog() {
    loop.watch(logDescriptor) { [weak self] in
      guard let self else { return }
      let start = MonotonicTime.now
      readLog()
      logWork += MonotonicTime.now - start
      guard logWork > Self.mostLogWork, case .passedOn(_, waits: false) = logDestination,
        !isClosed
      else { return }
      loop.unwatch(logDescriptor)
      tellSoon()
    }
  }

  /// Tells of what was printed, not at once: a flood comes in portions.
  private func tellSoon() {
    guard !tellsSoon else { return }
    tellsSoon = true
    loop.schedule(Self.telling) { [weak self] in
      guard let self, !isClosed else { return }
      tellsSoon = false
      tellMessages()
      if logWork > Self.mostLogWork, !logHasEnded { watchLog() }
      logWork = 0
    }
  }

  /// Tells nobody of what was printed until now.
  func forgetPrinted() {
    while readLog() {}
    _ = messages.read(isLast: true)
  }

  private func tellMessages(isLast: Bool = false) {
    guard let onPrint else { return }
    let (read, dropped) = messages.read(isLast: isLast)
    onPrint(read, dropped)
  }

  /// Takes a part of what was printed; whether there may be more.
  @discardableResult
  private func readLog() -> Bool {
    guard !isClosed else { return false }
    var block = [UInt8](repeating: 0, count: Self.portion)
    // SAFETY: `recv` writes no more bytes than the array has, and keeps no pointer.
    let count = unsafe recv(logDescriptor, &block, block.count, Int32(MSG_DONTWAIT))
    if count == 0 {
      logHasEnded = true
      loop.unwatch(logDescriptor)
    }
    guard count > 0 else { return false }
    if case .passedOn = logDestination { pass(on: printed.take(block[..<count])) }
    let end = block[..<count].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lines = end == 0 ? [] : keepLines(unfinishedLine + block[..<end])
    let rest = (end == 0 ? unfinishedLine : []) + block[end..<count]
    unfinishedLine = rest.suffix(Self.longestLine)
    // Code that was interrupted has said where it is, and would go on.
    if wasInterrupted, lines.contains(where: { $0.hasPrefix("Backtrace took") }) { process.end() }
    return true
  }

  private func pass(on bytes: [UInt8]) {
    guard case .passedOn(_, let waits) = logDestination, !bytes.isEmpty else { return }
    LogOutput.pass(on: marked.take(bytes)[...], waits: waits)
    guard onPrint != nil else { return }
    messages.take(bytes)
    tellSoon()
  }

  /// Keeps whole lines, and returns them.
  @discardableResult
  private func keepLines(_ bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: MarkedLines.plain($0), as: UTF8.self)
    }
    log = (log + lines).suffix(Self.keptLines)
    return lines
  }

  isolated deinit { close() }
}
