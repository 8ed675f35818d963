// An agent's process and its socket.

internal import Building
internal import CoreGraphics
internal import Messages
internal import Synchronization
internal import UIKit

/// A running `vitrine-agent`, and the processes that its code starts. They end with ``end()``, when this object goes,
/// with the socket, and with this program.
final class AgentProcess {
  let channel: MessageChannel
  /// Nil: it could not be started.
  private let child: ChildProcess?
  /// Number of agents so far: each has a home folder of its own.
  private static let count = Mutex(0)

  /// Starts an agent. `log`: the descriptor that its code prints to, which is taken over; nil: this program's
  /// standard error stream.
  init(_ limits: AgentLimits, log: Int32? = nil) throws(Failure) {
    guard let (ours, theirs) = MessageChannel.pair() else {
      throw Failure(.fault, "there is no socket for the agent")
    }
    channel = MessageChannel(ours)
    let path = ResourceSearchPath.executableFolder + "/vitrine-agent"
    let home = Self.makeHome(limits)
    var limits = limits
    limits.writableFolder = home
    let argument = (try? JSONEncoder().encode(limits)).map { String(decoding: $0, as: UTF8.self) }
    let output = log ?? STDERR_FILENO
    child = try? ChildProcess(
      [path, argument ?? "", MessageVersion.current],
      environment: AgentEnvironment.variables(
        ProcessInfo.processInfo.environment, home: home),
      .init(input: theirs, output: output, error: output),
      bounds: limits.memory.map { .init(memory: $0, folder: home) })
    close(theirs)
    if let log { close(log) }
    guard let home else { return }
    child?.whenEnded { _ in TemporaryFolder.remove(home) }
  }

  /// A new folder for what the code keeps: caches, documents, defaults, temporary files. Nil where it may write
  /// everywhere.
  private static func makeHome(_ limits: AgentLimits) -> String? {
    guard let folder = limits.writableFolder else { return nil }
    let number = count.withLock { count in
      count += 1
      return count
    }
    let home = "\(folder)/home-\(number)"
    try? FileManager.default.createDirectory(
      atPath: home + AgentEnvironment.temporary, withIntermediateDirectories: true)
    let environment = ProcessInfo.processInfo.environment
    for link in AgentEnvironment.links(environment, home: home) {
      let place = (link.path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try? FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: link.target)
    }
    return home
  }

  /// Ends the process, whatever it is doing.
  func end() { child?.kill() }

  /// Lets it say where it is, which ends it.
  func interrupt() { child?.signal(SIGQUIT) }

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
    channel.isGarbled ? .garbled : AgentEnding(ending)
  }
}
