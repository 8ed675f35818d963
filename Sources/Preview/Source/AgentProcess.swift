// An agent: the process that runs a user's code, and the connection to it.

internal import Building
internal import CoreGraphics
internal import Messages
internal import Subprocess
internal import SystemPackage
internal import UIKit

/// A running `vitrine-agent`. It ends with its socket: with ``end()``, or when this object goes.
final class AgentProcess {
  let channel: MessageChannel
  /// How it ended, once it has; nil: it never started.
  private let ending: Task<TerminationStatus?, Never>

  /// Starts an agent. What it prints goes to `log`, which is taken over, else where this program's
  /// messages go.
  init(log: Int32? = nil) throws(Failure) {
    guard let ends = MessageChannel.pair() else {
      throw Failure(.fault, "there is no socket for the agent")
    }
    channel = MessageChannel(ends.0)
    let path = ImageFolders.executableFolder + "/vitrine-agent"
    let output = log ?? STDERR_FILENO
    let (socket, closesLog) = (ends.1, log != nil)
    ending = Task.detached {
      await AgentProcess.run(path, socket: socket, log: output, closesLog: closesLog)
    }
  }

  private static func run(
    _ path: String, socket: Int32, log: Int32, closesLog: Bool
  ) async -> TerminationStatus? {
    let log = FileDescriptor(rawValue: log)
    let outcome = try? await Subprocess.run(
      .path(FilePath(path)), environment: environment,
      input: .fileDescriptor(FileDescriptor(rawValue: socket), closeAfterSpawningProcess: true),
      output: .fileDescriptor(log, closeAfterSpawningProcess: false),
      error: .fileDescriptor(log, closeAfterSpawningProcess: closesLog))
    return outcome?.terminationStatus
  }

  /// Backtraces as short as they are useful on a card.
  private static let environment = Environment.inherit.updating([
    "SWIFT_BACKTRACE":
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=12,top=10,"
      + "sanitize=no"
  ])

  /// Asks and waits for the answer. Fails where the agent refuses, and where it dies: `doing` says
  /// what the user's code was about then, as in “drawing”.
  func ask(_ request: AgentRequest, doing: String) throws(Failure) -> AgentReply {
    channel.send(request)
    guard let reply = channel.receive(AgentReply.self) else {
      throw awaitedDeath(doing)
    }
    if case .refused(let status, let message) = reply {
      throw Failure(ExitStatus(rawValue: status) ?? .fault, message)
    }
    return reply
  }

  /// Ends the process, whatever it is doing.
  func end() { shutdown(channel.descriptor, Int32(SHUT_RDWR)) }

  /// Why the process is gone, once it is.
  func death(_ doing: String) async -> Failure {
    Self.failure(await ending.value, doing)
  }

  /// The same for those that wait.
  func awaitedDeath(_ doing: String) -> Failure {
    let ending = ending
    return Self.failure(Waiting.result { await ending.value }, doing)
  }

  private static func failure(_ status: TerminationStatus?, _ doing: String) -> Failure {
    switch status {
    case .signaled(let signal)?:
      Failure(.badData, "the sources crashed while \(doing): \(SignalName.of(signal))")
    case .exited(let code)?:
      Failure(.badData, "the sources ended the program while \(doing), with status \(code)")
    case nil:
      Failure(.fault, "vitrine-agent cannot be started; is it beside vitrine?")
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
