// An X server of its own for a test: no other test moves its pointer.

internal import Foundation
private import Synchronization

/// Runs `Xvfb`, or `Xephyr` in a window of another server, until it is let go of.
package final class PrivateXServer: Sendable {
  /// Why there is no server.
  package enum Failure: Error, Hashable, Sendable {
    case notInstalled
    /// It ended, or said nothing.
    case didNotStart
  }

  /// Its name, such as `:7`.
  package let display: String
  private let process: Mutex<Process>
  /// The server goes when this closes, so also when the tests crash.
  private let lifeline = Pipe()
  /// Its process.
  package let identifier: Int32
  /// The server that shows this one in a window.
  private let host: PrivateXServer?

  /// Prints the server's process, runs it, and ends it when the input ends. A server that is told to end
  /// just before it goes to sleep hears of it when it wakes, so it is told until it has ended.
  private static let script = """
    "$@" & server=$!; echo "process $server"; cat >/dev/null
    while kill $server 2>/dev/null; do sleep 0.1; done & wait $server
    """

  /// One screen of that size and depth; `arguments` are further ones for `Xvfb`, which `wrapper`
  /// runs.
  package convenience init(
    _ arguments: [String] = [], screen: String = "1280x1024x24", wrapper: [String] = []
  ) throws {
    try self.init("Xvfb", ["-screen", "0", screen] + arguments, wrapper: wrapper, host: nil)
  }

  /// A server in a window of another one, with a screen of that size and the other's depth.
  package convenience init(
    in host: PrivateXServer, screen: String = "1280x1024", _ arguments: [String] = []
  ) throws {
    try self.init("Xephyr", ["-screen", screen] + arguments, wrapper: [], host: host)
  }

  private init(
    _ name: String, _ arguments: [String], wrapper: [String], host: PrivateXServer?
  ) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/" + name) else {
      throw Failure.notInstalled
    }
    self.host = host
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", Self.script, "sh"] + wrapper
      + [name, "-displayfd", "1", "-noreset", "-nolisten", "tcp"] + arguments
    if let host {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["DISPLAY": host.display]) { $1 }
    }
    process.standardInput = lifeline
    lifeline.closeOnExec()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runWithAllSignals()
    let lines = Self.lines(2, of: output.fileHandleForReading)
    guard let number = lines.first(where: { Int($0) != nil }),
      let server = lines.first(where: { $0.hasPrefix("process ") }).flatMap({
        Int32($0.dropFirst(8))
      })
    else { throw Failure.didNotStart }
    display = ":" + number
    identifier = server
    self.process = Mutex(process)
  }

  /// Ends the server as a crash would, and waits until it is gone.
  package func kill() {
    Foundation.kill(identifier, SIGKILL)
    end()
  }

  /// From here on the server reads nothing and says nothing, until ``goOn()``.
  package func standStill() { Foundation.kill(identifier, SIGSTOP) }

  package func goOn() { Foundation.kill(identifier, SIGCONT) }

  // A stopped process would not receive the signal to end.
  deinit {
    goOn()
    end()
  }

  private func end() {
    process.withLock { process in
      try? lifeline.fileHandleForWriting.close()
      process.waitUntilExit()
    }
  }

  /// The server writes its number when it accepts connections.
  private static func lines(_ count: Int, of handle: FileHandle) -> [Substring] {
    var text = ""
    while text.count(where: { $0 == "\n" }) < count {
      let data = handle.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text.split(separator: "\n")
  }
}
