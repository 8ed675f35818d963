// An agent: the process that runs a user's code, and the connection to it.

internal import Building
internal import CLinux
internal import CoreGraphics
internal import Messages
internal import Subprocess
internal import SystemPackage
internal import UIKit

/// A running `vitrine-agent`, and what its code starts. They end with ``end()``, when this object goes,
/// and with the socket, also where this program is ended itself.
final class AgentProcess {
  let channel: MessageChannel
  /// How it ended, once it has; nil: it never started.
  private let ending: Task<TerminationStatus?, Never>

  /// Starts an agent. What it prints goes to `log`, which is taken over, else where this program's
  /// messages go.
  init(_ limits: AgentLimits, log: Int32? = nil) throws(Failure) {
    guard let ends = MessageChannel.pair() else {
      throw Failure(.fault, "there is no socket for the agent")
    }
    channel = MessageChannel(ends.0)
    let path = ImageFolders.executableFolder + "/vitrine-agent"
    let output = log ?? STDERR_FILENO
    let (socket, closesLog) = (ends.1, log != nil)
    let argument = (try? JSONEncoder().encode(limits)).map { String(decoding: $0, as: UTF8.self) }
    let environment = Self.environment(limits)
    ending = Task.detached {
      await AgentProcess.run(
        path, argument ?? "", environment, socket: socket, log: output, closesLog: closesLog)
    }
  }

  private static func run(
    _ path: String, _ argument: String, _ environment: Environment, socket: Int32, log: Int32,
    closesLog: Bool
  ) async -> TerminationStatus? {
    // One each: a descriptor that stands for both streams is not closed after the start.
    let output = FileDescriptor(rawValue: log)
    let error = FileDescriptor(rawValue: closesLog ? fcntl(log, F_DUPFD_CLOEXEC, 3) : log)
    let outcome = try? await Subprocess.run(
      .path(FilePath(path)), arguments: [argument, MessageVersion.current],
      environment: environment,
      platformOptions: ownSession,
      input: .fileDescriptor(FileDescriptor(rawValue: socket), closeAfterSpawningProcess: true),
      output: .fileDescriptor(output, closeAfterSpawningProcess: closesLog),
      error: .fileDescriptor(error, closeAfterSpawningProcess: closesLog))
    // What the code started and left behind.
    if let outcome { linux_end_session(outcome.processIdentifier.value) }
    return outcome?.terminationStatus
  }

  /// A session of its own, so that what belongs to it is known. It ends at once, since a process that
  /// was stopped hears nothing else.
  private static let ownSession = {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
    ]
    return options
  }()

  /// Backtraces as short as they are useful on a card; temporary files where they may be written.
  private static func environment(_ limits: AgentLimits) -> Environment {
    let backtrace =
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=128,top=0,"
      + "sanitize=no"
    let environment = Environment.inherit.updating(["SWIFT_BACKTRACE": backtrace])
    return limits.writableFolder.map { environment.updating(["TMPDIR": $0]) } ?? environment
  }

  /// Asks and waits for the answer. Fails where the agent refuses, and where it dies: `doing` says
  /// what the user's code was about then, as in “drawing”.
  func ask(_ request: AgentRequest, doing: String) throws(Failure) -> AgentReply {
    channel.send(request)
    var reply = channel.receive(AgentReply.self)
    while case .changed? = reply { reply = channel.receive(AgentReply.self) }
    guard let reply else {
      throw Failure(.badData, awaitedDeath().sentence(doing))
    }
    if case .refused(let status, let message) = reply {
      throw Failure(ExitStatus(rawValue: status) ?? .fault, message)
    }
    return reply
  }

  /// Ends the process, whatever it is doing.
  func end() { ending.cancel() }

  deinit { ending.cancel() }

  /// How the process ended, once it has.
  func death() async -> AgentEnding {
    let status = await ending.value
    return channel.isGarbled ? .stranger : AgentEnding(status)
  }

  /// The same for those that wait, when nothing more can come of it.
  func awaitedDeath() -> AgentEnding {
    end()
    let ending = ending
    let status = Waiting.result { await ending.value }
    return channel.isGarbled ? .stranger : AgentEnding(status)
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

  fileprivate init(_ status: TerminationStatus?) {
    switch status {
    case .exited(MessageVersion.mismatch)?: self = .stranger
    case .signaled(let signal)?: self = .signal(signal)
    case .exited(let code)?: self = .exit(code)
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
