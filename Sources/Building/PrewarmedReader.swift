// The reader between two builds.

internal import Messages
internal import Synchronization

/// Holds the reader that waits for the next build. It knows the sources of the build before, most of which will be
/// unchanged.
final class PrewarmedReader: Sendable {
  private let waiting = Mutex<ReaderProcess?>(nil)

  /// Trees share their unchanged parts with those before, which memory pays for in the end.
  private static let mostAnswers = 200

  /// Reads sources with the reader that waits, else with a new one. Builds that follow each other at once ask at the
  /// same time: each gets its own.
  func read(
    _ sources: [SourceText], with reader: Tool
  ) async throws(BuildFailure) -> SourceReport {
    let taken = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    guard let process = taken ?? ReaderProcess(reader) else {
      throw .fault("there are no descriptors left for \(reader.path)")
    }
    if let report = await process.read(sources) {
      waiting.withLock { $0 = $0 ?? process }
      return report
    }
    // One that has waited may have been ended meanwhile.
    if taken != nil, !Task.isCancelled { return try await read(sources, with: reader) }
    let outcome = try await process.ending()
    if outcome.exitCode == MessageVersion.mismatch {
      throw .toolchain(MessageVersion.sentence("vitrine-reader"))
    }
    let names = sources.map(\.path).joined(separator: ", ")
    throw .fault("\(reader.path) failed on \(names): \(outcome.complaints)")
  }

  /// Has a reader wait that knows these sources.
  func fill(_ reader: Tool, _ sources: [SourceText]) {
    let isNew = waiting.withLock { waiting in
      if let process = waiting, process.answerCount < Self.mostAnswers { return false }
      waiting = ReaderProcess(reader)
      return true
    }
    if isNew { waiting.withLock { $0 }?.warm(sources) }
  }
}
