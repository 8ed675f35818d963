// Runs the program with sources, with a cache of the tests' own.

import Foundation
import TestSupport

/// What a run of the program left.
struct SourceOutcome {
  var status: Int32
  var output: String
  var errors: String

  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// The built program.
enum SourceProgram {
  private static let path = HelperProcess.folder.appendingPathComponent("vitrine").path

  /// Runs it in `folder`, without a display. What the compiler remembers is kept between the runs.
  static func run(_ arguments: [String], folder: String? = nil) throws -> SourceOutcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    process.environment = environment.merging(CompilerCache.environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let scratch = try SourceScratch()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try scratch.handle("output")
    process.standardError = try scratch.handle("errors")
    try process.runWithAllSignals()
    process.waitUntilExit()
    return SourceOutcome(
      status: process.terminationStatus, output: try scratch.text("output"),
      errors: try scratch.text("errors"))
  }
}

/// A folder of its own that is gone with its owner.
final class SourceScratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vitrine-sources-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }

  func handle(_ name: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: file(name), contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: file(name)))
  }
}
