// An agent's process and its socket.

internal import Building
internal import CoreGraphics
internal import Messages
internal import UIKit

/// A running `vitrine-agent`, and the processes that its code starts. They end with ``end()``, when this object goes,
/// and with the socket, also where this program is killed.
final class AgentProcess {
  let channel: MessageChannel
  /// Nil: it could not be started.
  private let child: ChildProcess?

  /// Starts an agent. `log`: the descriptor that its code prints to, which is taken over; nil: this program's
  /// standard error stream.
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

  /// Backtraces as short as they are useful in an error panel; temporary files where they may be written.
  private static func environment(_ limits: AgentLimits) -> [String: String] {
    let backtrace =
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=128,top=0,"
      + "sanitize=no"
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = backtrace
    if let folder = limits.writableFolder { environment["TMPDIR"] = folder }
    return environment
  }

  /// Ends the process, whatever it is doing.
  func end() { child?.kill() }

  deinit { child?.kill() }

  /// Runs `body` once the process has ended; ``ending(_:)`` says what that means. Not by waiting in a task: that one
  /// goes on in libdispatch's threads, which wake the program from then on (``WorkThreads``).
  @MainActor func whenEnded(_ body: @escaping @MainActor (ChildProcess.Ending?) -> Void) {
    guard let child else {
      Task { body(nil) }
      return
    }
    child.whenEnded { ending in Task { @MainActor in body(ending) } }
  }

  /// The meaning of the process's end; nil: it never started.
  func ending(_ ending: ChildProcess.Ending?) -> AgentEnding {
    channel.isGarbled ? .stranger : AgentEnding(ending)
  }
}
