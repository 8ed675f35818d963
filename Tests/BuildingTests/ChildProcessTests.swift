// Programs that are started: what they get, how they end, and that nothing wakes whoever waits.

import Foundation
import Testing

@testable import Building

@Suite struct ChildProcessTests {
  private func run(_ script: String) async throws -> Tool.Outcome {
    try await Tool(path: "/bin/sh").run(["-c", script])
  }

  @Test func `both streams and the status are told`() async throws {
    let outcome = try await run("echo out; echo err >&2; echo more; exit 3")
    #expect(outcome.output == Array("out\nmore\n".utf8))
    #expect(outcome.complaints == "err\n")
    #expect(!outcome.isSuccess)
    #expect(outcome.exitCode == 3)
  }

  @Test func `work ahead gives way to work that somebody waits for`() async throws {
    let usual = try await run("nice").output
    let ahead = try await Tool.$isWorkingAhead.withValue(true) { try await run("nice").output }
    #expect(ahead != usual)
    #expect(try await run("nice").output == usual)
  }

  @Test func `a signal is no status`() async throws {
    let outcome = try await run("kill -SEGV $$")
    #expect(outcome.exitCode == nil)
    #expect(!outcome.isSuccess)
  }

  @Test func `what is not there cannot be run`() async {
    let path = "/nowhere/\(UUID().uuidString)"
    await #expect(throws: BuildFailure.self) { try await Tool(path: path).run([]) }
  }

  @Test func `output beyond the limit is refused, and the rest kept`() async throws {
    let outcome = try await run("head -c \(Tool.limit + 1000) /dev/zero")
    #expect(!outcome.isSuccess)
    #expect(outcome.output.count <= Tool.limit)
  }

  /// The thread that starts it may block signals, and this program ignore some.
  @Test func `it gets its streams alone, and every signal`() async throws {
    signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, SIG_DFL) }
    let found = try await run("ls /proc/self/fd; grep -E 'Sig(Blk|Ign)' /proc/self/status")
    let words = String(decoding: found.output, as: UTF8.self).split { $0.isWhitespace }
    // Three is the folder that is listed.
    #expect(words.prefix(5) == ["0", "1", "2", "3", "SigBlk:"])
    // Signals 32 and 33 are the C library's own.
    let sets = words.compactMap { $0.count == 16 ? UInt64($0, radix: 16) : nil }
    #expect(sets.map { $0 & 0x7FFF_FFFF } == [0, 0])
  }

  @Test func `who no longer waits ends it`() async throws {
    let task = Task { try await run("echo begun; exec sleep 1000") }
    task.cancel()
    #expect(try await !task.value.isSuccess)
  }

  @Test(arguments: ["", "setsid "])
  func `what it started ends with it, also in a session of its own`(word: String) async throws {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting
    let child = try ChildProcess(
      ["sh", "-c", "\(word)sleep 1000 & \(word)sleep 1000"],
      .init(output: end.fileDescriptor, error: STDERR_FILENO))
    try end.close()
    child.kill()
    #expect(await child.ending() == .signal(SIGKILL))
    // The pipe ends when nobody is left to write.
    #expect(try pipe.fileHandleForReading.readToEnd()?.isEmpty ?? true)
    child.kill()
  }

  @Test func `what it started ends where it ends by itself`() async throws {
    let outcome = try await run("setsid sleep 1000 & echo $!")
    let process = try #require(
      Int32(String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")[0]))
    #expect(outcome.isSuccess)
    #expect(kill(process, 0) != 0)
  }

  @Test(arguments: ["", "setsid --wait "])
  func `memory counts all that it starts`(word: String) async throws {
    let pipe = Pipe()
    let child = try ChildProcess(
      [
        "sh", "-c",
        "\(word)sh -c 'text=$(head -c 300000000 /dev/zero | tr \"\\0\" a); sleep 3; echo all'; true",
      ],
      .init(output: pipe.fileHandleForWriting.fileDescriptor, error: STDERR_FILENO),
      bounds: .init(memory: 100 << 20))
    try pipe.fileHandleForWriting.close()
    _ = await child.ending()
    #expect(try pipe.fileHandleForReading.readToEnd()?.isEmpty ?? true)
  }

  /// A folder that stands for the kernel's: files can be made in it, and nobody is ended.
  @Test func `a control group is made for a bound, and joined, and its end is told`() async throws {
    let groups = NSTemporaryDirectory() + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: groups, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: groups) }
    try FileManager.default.createDirectory(
      atPath: groups + "/vitrine-999999999", withIntermediateDirectories: true)
    let pipe = Pipe()
    let child = try ChildProcess(
      [
        "sh", "-c",
        "echo 'oom 1\noom_kill 1' >\(groups)/vitrine-$PPID/memory.events; kill -KILL $$",
      ],
      .init(output: STDERR_FILENO, error: pipe.fileHandleForWriting.fileDescriptor),
      bounds: .init(memory: 123 << 20, groups: groups))
    try pipe.fileHandleForWriting.close()
    #expect(await child.ending() == .signal(SIGKILL))
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: said, as: UTF8.self).contains("takes more than 123 MiB of memory"))
    // The one that a killed supervisor has left is gone; the folder's own holds files, which the kernel's do not.
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: groups).first)
    #expect(try FileManager.default.contentsOfDirectory(atPath: groups).count == 1)
    let texts = ["memory.max", "memory.oom.group", "memory.swap.max", "cgroup.procs"].map {
      try? String(contentsOfFile: "\(groups)/\(name)/\($0)", encoding: .utf8)
    }
    #expect(texts == ["\(123 << 20)", "1", "0", "0"])
  }

  @Test func `where no control group can be made, memory is counted`() async throws {
    let pipe = Pipe()
    let child = try ChildProcess(
      ["sh", "-c", "text=$(head -c 300000000 /dev/zero | tr '\\0' a); sleep 3; echo all"],
      .init(output: pipe.fileHandleForWriting.fileDescriptor, error: STDERR_FILENO),
      bounds: .init(memory: 100 << 20, groups: "/proc"))
    try pipe.fileHandleForWriting.close()
    _ = await child.ending()
    #expect(try pipe.fileHandleForReading.readToEnd()?.isEmpty ?? true)
  }
}
