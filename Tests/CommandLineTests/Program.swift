// Runs the built program as a person's shell would.

import CoreGraphics

/// What a run of the program left.
struct Outcome {
  var status: Int32
  var output: String
  var errors: String

  /// The lines on the standard error stream.
  var errorLines: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: true) }
}

/// The built program.
enum Program {
  /// Where the tests were built, the program was too.
  static let path: String = {
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
  static func run(
    _ arguments: String..., environment: [String: String] = [:], folder: String? = nil
  ) throws -> Outcome {
    try run(arguments, environment: environment, folder: folder)
  }

  static func run(
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
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try files.text("output"),
      errors: try files.text("errors"))
  }
}

/// A folder of its own that is gone with its owner.
final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vitrine-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in the folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func file(_ name: String) -> String { path + "/" + name }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  func handle(_ name: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: file(name), contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: file(name)))
  }
}
