// A session's bus of its own for a test: no other program is on it.

internal import Foundation

/// Runs `dbus-daemon` until it is let go of. It starts the launcher of the bus of assistive technologies, and the
/// registry on that one, when somebody asks for them; they end with it. Not sendable: one test owns it.
package final class PrivateBus {
  /// Why there is no bus.
  package enum Failure: Error, Hashable, Sendable {
    case notInstalled
    /// It ended, or said nothing.
    case didNotStart
  }

  /// Its address, such as `unix:path=/tmp/bus`.
  package let address: String
  private let process = Process()
  private let folder: Scratch
  /// The bus goes when this closes, so also when the tests crash.
  private let lifeline = Pipe()

  /// Runs the bus, and ends it when the input ends.
  private static let script = #""$@" & bus=$!; cat >/dev/null; kill -KILL $bus; wait $bus"#

  /// Starts a bus, and waits until it accepts connections.
  package init() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon") else {
      throw Failure.notInstalled
    }
    let output = Pipe()
    folder = try Scratch()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", Self.script, "sh", "dbus-daemon", "--session", "--nofork", "--nopidfile",
      "--print-address", "--address=unix:dir=\(folder.path)",
    ]
    var environment = ProcessInfo.processInfo.environment
    // The registry follows the keyboard of a display, which others use here.
    environment["DISPLAY"] = nil
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["GSETTINGS_BACKEND"] = "memory"
    process.environment = environment
    process.standardInput = lifeline
    lifeline.closeOnExec()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runWithAllSignals()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard line.hasPrefix("unix:") else { throw Failure.didNotStart }
    address = line.trimmingCharacters(in: .newlines)
  }

  /// Ends the bus, and waits until it is gone.
  package func end() {
    try? lifeline.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  deinit { end() }
}
