// Running a program to its end.

internal import Foundation
internal import Subprocess
internal import SystemPackage

/// A program, its arguments, and what it said.
struct Tool: Sendable {
  let path: String

  struct Outcome: Sendable {
    let isSuccess: Bool
    /// Nil: a signal ended it.
    let exitCode: Int32?
    /// What it printed.
    let output: [UInt8]
    let complaints: String
  }

  /// Bytes of output at most. So much address space is taken for each stream of each program.
  static let limit = 64 << 20

  /// Runs it without a shell; fails where it cannot be started. Ends it where the task is cancelled.
  func run(_ arguments: [String]) async throws(BuildFailure) -> Outcome {
    try await run(arguments, input: .none)
  }

  /// The same, with the descriptor's end as its standard input; it is closed here.
  func run(_ arguments: [String], input: Int32) async throws(BuildFailure) -> Outcome {
    try await run(
      arguments,
      input: .fileDescriptor(FileDescriptor(rawValue: input), closeAfterSpawningProcess: true))
  }

  private func run(
    _ arguments: [String], input: some InputProtocol
  ) async throws(BuildFailure) -> Outcome {
    do {
      let result = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments), input: input,
        output: .bytes(limit: Self.limit), error: .string(limit: Self.limit))
      return Outcome(
        isSuccess: result.terminationStatus.isSuccess,
        exitCode: result.terminationStatus.exitCode, output: result.standardOutput,
        complaints: result.standardError)
    } catch {
      throw .fault("\(path) cannot be run: \(error)")
    }
  }
}

extension TerminationStatus {
  fileprivate var exitCode: Int32? {
    if case .exited(let code) = self { return code }
    return nil
  }
}
