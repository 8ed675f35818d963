// A compile that takes long is named with its file and function.

import Foundation
import Messages
import Synchronization
import Testing

@testable import Building

@Suite struct CompileWatchTests {
  /// Lines that were told.
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  private let files = [
    LoweredFile(path: "Sources/Plain.swift", text: "", shifts: []),
    LoweredFile(
      path: "Sources/Dial.swift", text: "",
      shifts: [ColumnShift(line: 12, column: 3, oldLength: 0, newLength: 4)]),
  ]

  /// Runs a shell's script as the compiler, and returns the lines that were told.
  private func watch(_ script: String, patience: Double, _ indices: [Int] = [0, 1]) async throws
    -> [String]
  {
    let (lines, tool) = (Lines(), RunningTool())
    let watch = CompileWatch(tool, files, compiling: indices, patience: patience) { line in
      lines.all.withLock { $0.append(line) }
    }
    _ = try await Tool(path: "/bin/sh").run(["-c", script], watched: tool)
    #expect(watch.finish() == nil)
    return lines.all.withLock { $0 }
  }

  /// A compiler that says so at SIGUSR1, and runs until then.
  private func answering(_ words: String) -> String {
    "trap 'echo \"\(words)\" >&2; answered=1' USR1; while [ ! $answered ]; do sleep 0.05; done; sleep 1"
  }

  @Test func `a compile that takes long is named with its file and function, once`() async throws {
    let said = try await watch(
      answering(
        """
        1. While type-checking statement
        2. While evaluating request TypeCheckFunctionBodyRequest(Live.(file).Dial.area(_:)@0-Dial.swift:12:12)
        """), patience: 0.3)
    #expect(
      said == ["vitrine: compiling takes more than 0 s: Sources/Dial.swift:12:8: Dial.area(_:)\n"])
  }

  @Test func `where the compiler is in no function its files are named`() async throws {
    let said = try await watch(answering("3. While emitting SIL"), patience: 0.3)
    #expect(
      said == [
        "vitrine: compiling takes more than 0 s: Sources/Plain.swift, Sources/Dial.swift\n"
      ])
  }

  @Test func `one that has ended is not named, however late that is heard`() async throws {
    let (lines, tool) = (Lines(), RunningTool())
    let watch = CompileWatch(tool, files, compiling: [0], patience: 0.1) { line in
      lines.all.withLock { $0.append(line) }
    }
    _ = try await Tool(path: "/bin/sh").run(["-c", "exit"], watched: tool)
    try await Task.sleep(for: .seconds(1))
    #expect(watch.finish() == nil)
    #expect(lines.all.withLock { $0 }.isEmpty)
  }

  @Test func `one that is soon over is not`() async throws {
    #expect(try await watch("true", patience: 1e5).isEmpty)
  }

  @Test func `the patience is a minute where nobody says`() {
    #expect(CompileWatch.patience == 60)
  }

  @Test func `Swift's own compiler answers where it is`() async throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/0-Dial.swift"
    // The compiler gives such an expression up only after seconds.
    try """
    func slow(_ a: Double?, _ n: Int?, _ c: Float, _ s: String) -> Double {
      let v = (a ?? 1) * 2 + -(a ?? 2) / 3 + [1, 2.5, 3].map { $0 * 2 + -(a ?? 2) - 1 }
        .reduce(0) { $0 + $1 * 2 - -3 } + Double([1, 2, 3].map { x in x * 2 - -(n ?? 1) }
        .reduce(0, +)) - -(a ?? 3) * -(a ?? 4) + -1 + -2.0 + -(c) + s.count
      return v
    }
    """.write(toFile: file, atomically: false, encoding: .utf8)
    let (lines, tool) = (Lines(), RunningTool())
    let watch = CompileWatch(tool, files, compiling: [1], patience: 1) { line in
      lines.all.withLock { $0.append(line) }
      tool.kill()
    }
    let frontend = try await Toolchain.find().frontend
    _ = try await frontend.run(["-frontend", "-typecheck", file], watched: tool)
    _ = watch.finish()
    let said = lines.all.withLock { $0 }
    #expect(said == ["vitrine: compiling takes more than 1 s: Sources/Dial.swift:1:6: slow\n"])
  }
}
