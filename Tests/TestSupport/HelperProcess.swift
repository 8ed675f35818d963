// A program built with the tests, run beside them and spoken to in lines.

package import Foundation

/// A running program of this package.
///
/// Not sendable: one test owns it.
package final class HelperProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffered = ""

  /// Where the tests' own binary lies, the others lie too.
  package static var folder: URL {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let ours = URL(fileURLWithPath: path).deletingLastPathComponent()
    // `swift test` may run the bundle from its own loader.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? ours
  }

  /// `wrapper`: the path of a program that runs the one of that name, and its arguments.
  package init(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:],
    wrapper: [String] = []
  ) throws {
    let command = wrapper + [Self.folder.appendingPathComponent(name).path] + arguments
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    input.closeOnExec()
    try process.runWithAllSignals()
  }

  package var identifier: Int32 { process.processIdentifier }

  /// The next line it prints; nil when it has ended.
  package func line() -> String? {
    while !buffered.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      buffered += String(decoding: data, as: UTF8.self)
    }
    guard let end = buffered.firstIndex(of: "\n") else { return nil }
    defer { buffered = String(buffered[buffered.index(after: end)...]) }
    return String(buffered[..<end])
  }

  /// Sends a signal; `SIGKILL` leaves it no chance to tidy up.
  package func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Closes its input and waits for its end; the exit status, or minus the signal's number.
  package func finish() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return isExit ? process.terminationStatus : -process.terminationStatus
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
}

extension Pipe {
  /// Keeps the writing end out of other programs: the reader sees the end when this process closes
  /// it or dies.
  func closeOnExec() { _ = fcntl(fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC) }
}

extension Process {
  /// Tests run on dispatch's threads, which block signals; programs inherit that and would not
  /// notice SIGTERM.
  package func runWithAllSignals() throws {
    var none = sigset_t()
    var ours = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &ours)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &ours, nil) }
    try run()
  }
}
