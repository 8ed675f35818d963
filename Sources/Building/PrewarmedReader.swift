// The reader between two builds.

internal import Messages
internal import Synchronization

/// Holds the reader of the last build. It knows the sources of that build, most of which will be unchanged.
final class PrewarmedReader: Sendable {
  private struct State {
    var process: ReaderProcess?
    /// The paths of the sources that it was asked for last.
    var paths: Set<String> = []
  }

  private let state = Mutex(State())

  /// Trees share their unchanged parts with those before, which memory pays for in the end.
  private static let mostAnswers = 200

  /// Reads sources. Builds of the same files ask one reader, one after the other: an editor may write twice in a save,
  /// and the second answer takes little time. Other builds at the same time get their own.
  func read(
    _ sources: [SourceText], replacingBodiesOf base: BodyBase? = nil, with reader: Tool
  ) async throws(BuildFailure) -> ReaderProcess.Answer {
    let known = shared(for: sources)
    guard let process = known ?? ReaderProcess(reader) else {
      throw .fault("there are no descriptors left for \(reader.path)")
    }
    if known == nil { keep(process, sources) }
    if let answer = await process.read(sources, replacingBodiesOf: base) { return answer }
    state.withLock { if $0.process === process { $0.process = nil } }
    // One that others have asked may have been ended meanwhile.
    if known != nil, !Task.isCancelled {
      return try await read(sources, replacingBodiesOf: base, with: reader)
    }
    let outcome = try await process.ending()
    if outcome.exitCode == MessageVersion.mismatch {
      throw .toolchain(MessageVersion.sentence("vitrine-reader"))
    }
    let names = sources.map(\.path).joined(separator: ", ")
    throw .fault("\(reader.path) failed on \(names): \(outcome.complaints)")
  }

  /// The reader of the last build, if that had one of these sources.
  private func shared(for sources: [SourceText]) -> ReaderProcess? {
    state.withLock { state in
      let paths = Set(sources.map(\.path))
      guard let process = state.process, !state.paths.isDisjoint(with: paths) else { return nil }
      state.paths = paths
      return process
    }
  }

  private func keep(_ process: ReaderProcess, _ sources: [SourceText]) {
    state.withLock { $0 = State(process: process, paths: Set(sources.map(\.path))) }
  }

  /// Has a reader wait that knows these sources.
  func fill(_ reader: Tool, _ sources: [SourceText]) {
    let isThere = state.withLock { state in
      state.process.map { $0.answerCount < Self.mostAnswers } ?? false
    }
    guard !isThere, let process = ReaderProcess(reader) else { return }
    keep(process, sources)
    process.warm(sources)
  }
}
