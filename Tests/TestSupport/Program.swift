// Runs the built program as a person's shell would.

package import CoreGraphics

/// The results of a run of the program.
package struct Outcome {
  package var status: Int32
  package var output: String
  package var errors: String

  /// The lines on the standard error stream.
  package var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// The built program.
package enum Program {
  /// Where the tests were built, the program was too.
  package static let path: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    let folder = bundle.map { text in
      let end = text.range(of: ".xctest")?.lowerBound ?? text.endIndex
      return URL(fileURLWithPath: String(text[..<end])).deletingLastPathComponent().path
    }
    return (folder ?? root + "/.build/debug") + "/vitrine"
  }()

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Runs the program with these arguments, without a display unless the environment says one.
  package static func run(
    _ arguments: String..., environment: [String: String] = [:], folder: String? = nil
  ) throws -> Outcome {
    try run(arguments, environment: environment, folder: folder)
  }

  package static func run(
    _ arguments: [String], environment: [String: String] = [:], folder: String? = nil,
    program: String = path
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    var all = ProcessInfo.processInfo.environment
    all["DISPLAY"] = nil
    process.environment = all.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files, not pipes: a full pipe would stop the program.
    let files = try Scratch()
    let output = try files.handle("output")
    let errors = try files.handle("errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.runWithAllSignals()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try files.text("output"),
      errors: try files.text("errors"))
  }
}

/// A folder of its own that is gone with its owner.
package final class Scratch {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "vitrine-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in the folder.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  package func file(_ name: String) -> String { path + "/" + name }

  /// Makes the folders of the name too.
  package func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  package func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  package func handle(_ name: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: file(name), contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: file(name)))
  }
}
