// A compiler that has loaded the framework's modules before its source text is there.

internal import Foundation
internal import Messages

/// A running compiler of a module of one file, which waits for the text: half of what compiling a short file takes is
/// to start and to load modules.
///
/// The compiler maps its source file into memory, imports the modules that it is told to, and parses the source only
/// then. So the source is a file of empty lines at first, whose place the text takes, and the last module that it
/// imports is a FIFO (``GateModule``) that has nothing to read until then. That one is named first: the compiler (Swift
/// 6.3) imports the modules of its arguments from the last to the first. A compiler that has read the file too early
/// fails by its first line, and says nothing else.
final class WaitingCompiler: Sendable {
  /// Ends before its files go: the properties go in this order.
  private let run: StartedTool
  /// Reaches the compiler while it runs.
  let running = RunningTool()
  private let toolchain: Toolchain
  /// Holds the source and the gate.
  let folder: OwnedFolder
  private let gate: GateFile

  /// Bytes of a text at most. The compiler copies small files, and those of whole pages, instead of mapping them.
  static let capacity = 1 << 18 + 1
  private static let tooEarly = "the text of this file was not there yet"
  private static let firstLine = [UInt8]("#error(\"\(tooEarly)\")".utf8)

  /// Starts it. `arguments`: all but the source and the object. Nil where its files cannot be made.
  init?(_ toolchain: Toolchain, _ arguments: [String], object: String) {
    let folder = OwnedFolder(CacheFolder.scratch)
    let source = Self.source(in: folder)
    do {
      _ = try CacheFolder.folder(inside: folder.path, "")
      try ScratchFile.write(Self.filled(Self.firstLine, to: Self.capacity), to: source)
    } catch {
      return nil
    }
    guard let gate = GateFile(at: GateModule.path(in: folder.path)) else { return nil }
    (self.toolchain, self.folder, self.gate) = (toolchain, folder, gate)
    let words =
      ["-frontend", "-c", "-primary-file", source, "-I", folder.path]
      + ["-import-module", GateModule.name] + arguments
      + ["-import-module", "UIKit", "-import-module", "Inspection", "-o", object]
    run = StartedTool { [running] () throws(BuildFailure) in
      _ = await GateModule.bytes(of: toolchain)
      return try await toolchain.frontend.run(words, watched: running)
    }
  }

  /// Hands over the text and waits for the end; nil: the compiler has not taken it. Once.
  func finish(_ text: [UInt8]) async -> Tool.Outcome? {
    guard text.count <= Self.capacity, let module = await GateModule.bytes(of: toolchain),
      write(text), gate.fill(with: module)
    else {
      run.cancel()
      return nil
    }
    let result = await run.ending()
    // One that a signal ended may have been ended while it waited.
    guard case .success(let ended) = result, ended.exitCode != nil, !Self.isRefusal(ended) else {
      return nil
    }
    return ended
  }

  /// Whether a compiler failed since it has read its source too early, or does not take the gate.
  private static func isRefusal(_ outcome: Tool.Outcome) -> Bool {
    let errors = outcome.complaints.split(separator: "\n").filter { $0.contains("error:") }
    return !outcome.isSuccess
      && errors.contains { $0.contains(tooEarly) || $0.contains(GateModule.name) }
  }

  private static func source(in folder: OwnedFolder) -> String { folder.path + "/source.swift" }

  /// Puts the text in the place of the file's first lines.
  private func write(_ text: [UInt8]) -> Bool {
    guard let file = FileHandle(forWritingAtPath: Self.source(in: folder)) else { return false }
    defer { try? file.close() }
    let bytes = Self.filled(text, to: Self.firstLine.count)
    return (try? file.write(contentsOf: bytes)) != nil
  }

  /// A text with empty lines behind it, at least `count` bytes.
  private static func filled(_ text: [UInt8], to count: Int) -> [UInt8] {
    text + [UInt8](repeating: UInt8(ascii: "\n"), count: max(0, count - text.count))
  }
}
