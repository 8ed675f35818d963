// Sources in a folder of their own, shown by the built program.

internal import CoreGraphics

/// Files that `vitrine` beside this executable shows, and what it keeps for them: nobody's own cache is used.
struct ShownSources {
  let program: ShownProgram
  /// Holds the sources.
  let folder: URL
  /// Holds all: apart from the sources what the program keeps, which is copies of them.
  private let whole: URL

  /// Nil without a display, or where the programs were not built. `name` is a part of the folder's.
  init?(named name: String) {
    guard
      let program = ShownProgram(with: ["vitrine-agent", "vitrine-reader", "vitrine-supervisor"])
    else { return nil }
    self.program = program
    whole = URL(
      fileURLWithPath: NSTemporaryDirectory() + "vitrine-\(name)-" + UUID().uuidString)
    folder = whole.appendingPathComponent("Sources")
  }

  /// Makes the folder anew, and removes it after `body`.
  func during<Result>(_ body: () throws -> Result) throws -> Result {
    try? FileManager.default.removeItem(at: whole)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: whole) }
    return try body()
  }

  /// A place beside the sources.
  func beside(_ name: String) -> URL { whole.appendingPathComponent(name) }

  func save(_ text: String, as name: String, _ options: Data.WritingOptions = []) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: options)
  }

  /// The modules' cache stays warm.
  private var environment: [String: String] {
    ["XDG_CACHE_HOME": whole.path, "XDG_STATE_HOME": whole.path]
  }

  /// Opens the window; it ends with ``ShownProgram/end(_:)``.
  func launch(_ arguments: [String]) throws -> Process {
    try program.launch(arguments, environment: environment, folder: folder)
  }

  /// Opens the window with its panels; it ends with ``ShownProgram/end(_:)``.
  func launchWithPanels(_ arguments: [String]) throws -> Process {
    try program.start(arguments, environment: environment, folder: folder)
  }

  /// Saves the state that the next window opens with.
  func saveState(_ text: String) throws {
    let state = beside("vitrine")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: state.appendingPathComponent("window"))
  }

  /// Forgets all builds. The modules' cache stays warm.
  func forgetBuilds() {
    for name in ["builds", "reports"] {
      try? FileManager.default.removeItem(at: beside("vitrine/" + name))
    }
  }

  /// Runs a command to its end. `during`: is called with the process while it runs.
  func run(_ arguments: [String], during: (Process) throws -> Void = { _ in }) throws {
    let process = try program.start(arguments, environment: environment, folder: folder)
    try during(process)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw FailedCommand(arguments: arguments) }
  }

  /// A command that did not do what was to be measured.
  struct FailedCommand: Error {
    let arguments: [String]
  }
}
