// An agent: the process that runs a user's code, and the connection to it.

internal import Building
internal import CoreGraphics
internal import Dispatch
internal import Messages
internal import Subprocess
internal import Synchronization
internal import SystemPackage
internal import UIKit

/// A running `vitrine-agent`. It ends when this object goes.
final class AgentProcess {
  let channel: MessageChannel
  private let end = Ending()

  /// How a process ended, once it has.
  private final class Ending: Sendable {
    let status = Mutex<TerminationStatus?>(nil)
    let isKnown = DispatchSemaphore(value: 0)
  }

  /// Starts an agent. What it prints goes where this program's messages go.
  init() throws(Failure) {
    guard let (ours, theirs) = MessageChannel.pair() else {
      throw Failure(.fault, "there is no socket for the agent")
    }
    channel = MessageChannel(ours)
    let path = ImageFolders.executableFolder + "/vitrine-agent"
    let end = end
    Task.detached {
      let outcome = try? await Subprocess.run(
        .path(FilePath(path)),
        input: .fileDescriptor(
          FileDescriptor(rawValue: theirs), closeAfterSpawningProcess: true),
        output: .fileDescriptor(.standardError, closeAfterSpawningProcess: false),
        error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
      end.status.withLock { $0 = outcome?.terminationStatus }
      end.isKnown.signal()
    }
  }

  /// Asks and waits for the answer. Fails where the agent refuses, and where it dies: `doing` says
  /// what the user's code was about then, as in “drawing”.
  func ask(_ request: AgentRequest, doing: String) throws(Failure) -> AgentReply {
    channel.send(request)
    guard let reply = channel.receive(AgentReply.self) else { throw death(doing) }
    if case .refused(let status, let message) = reply {
      throw Failure(ExitStatus(rawValue: status) ?? .fault, message)
    }
    return reply
  }

  private func death(_ doing: String) -> Failure {
    end.isKnown.wait()
    switch end.status.withLock({ $0 }) {
    case .signaled(let signal)?:
      return Failure(.badData, "the sources crashed while \(doing): \(SignalName.of(signal))")
    case .exited(let code)?:
      return Failure(.badData, "the sources ended the program while \(doing), with status \(code)")
    case nil:
      return Failure(.fault, "vitrine-agent cannot be started; is it beside vitrine?")
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
