// The built program on the display that DISPLAY names, started and ended by who measures it.

internal import CXTest
internal import CoreGraphics

/// `vitrine` beside this executable, and a connection to the display that its windows open on.
@safe
struct ShownProgram {
  let display: OpaquePointer
  private let path: URL

  /// Nil without a display, or where one of the programs that a measurement needs was not built.
  init?(with names: [String] = []) {
    guard let display = unsafe XOpenDisplay(nil) else { return nil }
    unsafe self.display = display
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    path = folder.appendingPathComponent("vitrine")
    for name in ["vitrine"] + names {
      let file = folder.appendingPathComponent(name).path
      guard FileManager.default.isExecutableFile(atPath: file) else { return nil }
    }
    unsafe XSelectInput(display, XDefaultRootWindow(display), SubstructureNotifyMask)
  }

  /// Starts it. `environment` stands before the one of this process, so that nobody's own files are meant.
  func launch(
    _ arguments: [String], environment: [String: String], folder: URL? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    return process
  }

  func end(_ process: Process) {
    process.terminate()
    process.waitUntilExit()
    unsafe XSync(display, 1)
  }
}
