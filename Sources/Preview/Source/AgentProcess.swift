// An agent: the process that runs a user's code, and the connection to it.

internal import Building
internal import CoreGraphics
internal import Messages
internal import UIKit

/// A running `vitrine-agent`, and what its code starts. They end with ``end()``, when this object goes,
/// and with the socket, also where this program is ended itself.
final class AgentProcess {
  let channel: MessageChannel
  /// Nil: it could not be started.
  private let child: ChildProcess?

  /// Starts an agent. What it prints goes to `log`, which is taken over, else where this program's
  /// messages go.
  init(_ limits: AgentLimits, log: Int32? = nil) throws(Failure) {
    guard let (ours, theirs) = MessageChannel.pair() else {
      throw Failure(.fault, "there is no socket for the agent")
    }
    channel = MessageChannel(ours)
    let path = ResourceSearchPath.executableFolder + "/vitrine-agent"
    let argument = (try? JSONEncoder().encode(limits)).map { String(decoding: $0, as: UTF8.self) }
    let output = log ?? STDERR_FILENO
    // In a session of its own, so that what belongs to it is known.
    child = try? ChildProcess(
      [path, argument ?? "", MessageVersion.current], environment: Self.environment(limits),
      .init(input: theirs, output: output, error: output), leadsSession: true)
    close(theirs)
    if let log { close(log) }
  }

  /// Backtraces as short as they are useful on a card; temporary files where they may be written.
  private static func environment(_ limits: AgentLimits) -> [String: String] {
    let backtrace =
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=128,top=0,"
      + "sanitize=no"
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = backtrace
    if let folder = limits.writableFolder { environment["TMPDIR"] = folder }
    return environment
  }

  /// Asks and waits for the answer. Fails where the agent refuses, where somebody interrupts, and where it dies:
  /// `doing` says what the user's code was about then, as in “drawing”.
  func ask(_ request: AgentRequest, doing: String) throws(Failure) -> AgentReply {
    channel.send(request)
    var reply = try receive()
    while case .changed? = reply { reply = try receive() }
    guard let reply else {
      throw Failure(.badData, awaitedDeath().sentence(doing))
    }
    if case .refused(let status, let message) = reply {
      throw Failure(ExitStatus(rawValue: status) ?? .fault, message)
    }
    return reply
  }

  private func receive() throws(Failure) -> AgentReply? {
    if let known = channel.next(AgentReply.self) { return known }
    guard Interruption.waits(for: channel.descriptor) else {
      end()
      throw Failure(.fault, "interrupted")
    }
    return channel.receive(AgentReply.self)
  }

  /// Ends the process, whatever it is doing.
  func end() { child?.kill() }

  deinit { child?.kill() }

  /// Runs `body` once the process has ended; ``ending(_:)`` says how. Not by waiting in a task: that one goes on
  /// in libdispatch's threads, which wake the program from then on (``WorkThreads``).
  @MainActor func whenEnded(_ body: @escaping @MainActor (ChildProcess.Ending?) -> Void) {
    guard let child else {
      Task { body(nil) }
      return
    }
    child.whenEnded { ending in Task { @MainActor in body(ending) } }
  }

  /// What the end of the process means; nil: it never started.
  func ending(_ ending: ChildProcess.Ending?) -> AgentEnding {
    channel.isGarbled ? .stranger : AgentEnding(ending)
  }

  /// How the process ended, for those that wait, when nothing more can come of it.
  func awaitedDeath() -> AgentEnding {
    end()
    let child = child
    return ending(Waiting.result { await child?.ending() })
  }
}

/// How an agent ended.
enum AgentEnding: Hashable, Sendable {
  case signal(Int32)
  case exit(Int32)
  /// It could not be started.
  case never
  /// It knows other messages than this program.
  case stranger

  fileprivate init(_ ending: ChildProcess.Ending?) {
    switch ending {
    case .exit(MessageVersion.mismatch)?: self = .stranger
    case .signal(let signal)?: self = .signal(signal)
    case .exit(let code)?: self = .exit(code)
    case nil: self = .never
    }
  }

  /// The whole of it; `doing` says what the code was about.
  func sentence(_ doing: String) -> String {
    switch self {
    case .signal(let signal): "the sources crashed while \(doing): \(SignalName.of(signal))"
    case .exit(let code): "the sources ended the program while \(doing), with status \(code)"
    case .stranger: MessageVersion.sentence("vitrine-agent")
    case .never: "vitrine-agent cannot be started; is it beside vitrine?"
    }
  }
}

/// Signals in words.
enum SignalName {
  static func of(_ signal: Int32) -> String {
    let words = unsafe strsignal(signal).map { unsafe String(cString: $0) }
    return "signal \(signal)" + (words.map { ", " + $0.lowercased() } ?? "")
  }
}
