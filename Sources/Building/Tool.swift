// Running a program to its end.

internal import CLinux
internal import Foundation

/// A program, its arguments, and what it said.
struct Tool: Sendable {
  let path: String

  struct Outcome: Sendable {
    let isSuccess: Bool
    /// Nil: a signal ended it.
    let exitCode: Int32?
    /// Its standard output.
    let output: [UInt8]
    let complaints: String
  }

  /// Whether the task works ahead: programs that it runs give way to those that somebody waits for. Default: no.
  @TaskLocal static var isWorkingAhead = false
  private static let nicenessAhead = 10

  /// Bytes of output at most, of each stream. Output beyond is refused.
  static let limit = 64 << 20

  /// Runs it without a shell; fails where it cannot be started. Ends it where the task is cancelled. `input`: a
  /// descriptor, its standard input, which is closed here; nil, the default: it has nothing to read. `watched` reaches
  /// it while it runs.
  func run(
    _ arguments: [String], input: Int32? = nil, watched: RunningTool? = nil
  ) async throws(BuildFailure) -> Outcome {
    let output = Self.outputFile()
    let complaints = Self.outputFile()
    defer { for file in [output, complaints] where file >= 0 { close(file) } }
    guard output >= 0, complaints >= 0 else {
      if let input { close(input) }
      throw .fault("there are no descriptors left to run \(path)")
    }
    let process = try start(arguments, .init(input: input, output: output, error: complaints))
    watched?.begin(process, complaints: complaints)
    defer { watched?.end() }
    let ending = await withTaskCancellationHandler {
      await process.ending()
    } onCancel: {
      process.kill()
    }
    return Outcome(
      isSuccess: ending == .exit(0), exitCode: ending.exitCode,
      output: Self.content(of: output),
      complaints: String(decoding: Self.content(of: complaints), as: UTF8.self))
  }

  private func start(
    _ arguments: [String], _ streams: ChildProcess.Streams
  ) throws(BuildFailure) -> ChildProcess {
    defer { if let input = streams.input { close(input) } }
    do throws(ChildProcess.Refusal) {
      return try ChildProcess(
        [path] + arguments, streams, niceness: Self.isWorkingAhead ? Self.nicenessAhead : 0)
    } catch {
      throw .fault("\(path) cannot be run: \(error.reason)")
    }
  }

  /// A file in memory takes what is printed without anybody who reads it meanwhile.
  private static func outputFile() -> Int32 {
    let file = linux_memory_file()
    guard file >= 0 else { return file }
    ftruncate(file, limit)
    _ = linux_keep_size(file)
    return file
  }

  /// The output so far: the program has moved the place of writing, which both share.
  static func content(of file: Int32) -> [UInt8] {
    let count = max(0, lseek(file, 0, SEEK_CUR))
    // SAFETY: `pread` writes at most `count` bytes, and `found` is how many it wrote.
    return unsafe Array(unsafeUninitializedCapacity: count) { buffer, found in
      found = unsafe max(0, pread(file, buffer.baseAddress, count, 0))
    }
  }
}

extension ChildProcess.Ending {
  fileprivate var exitCode: Int32? {
    if case .exit(let code) = self { code } else { nil }
  }
}
