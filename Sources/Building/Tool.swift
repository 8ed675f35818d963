// Running a program to its end.

internal import Foundation
internal import Subprocess
internal import SystemPackage

/// A program, its arguments, and what it said.
struct Tool: Sendable {
  let path: String

  struct Outcome: Sendable {
    let isSuccess: Bool
    /// What it printed.
    let output: [UInt8]
    let complaints: String
  }

  /// Bytes of output at most.
  private static let limit = 256 << 20

  /// Runs it without a shell; fails where it cannot be started.
  func run(_ arguments: [String], input: [UInt8] = []) async throws(BuildFailure) -> Outcome {
    do {
      let result = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments), input: .array(input),
        output: .bytes(limit: Self.limit), error: .string(limit: Self.limit))
      return Outcome(
        isSuccess: result.terminationStatus.isSuccess, output: result.standardOutput,
        complaints: result.standardError)
    } catch {
      throw .fault("\(path) cannot be run: \(error)")
    }
  }
}
