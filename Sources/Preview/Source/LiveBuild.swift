// The sources of a live page: watched, and built at each save.

internal import Building
internal import CoreGraphics
internal import Messages

/// Builds sources now and whenever somebody saves one. A save while it builds begins anew.
@MainActor
final class LiveBuild {
  /// A build begins. Default: does nothing.
  var onBegin: () -> Void = {}
  /// The last build is over. Default: does nothing.
  var onEnd: (Result<BuiltLibrary, BuildFailure>) -> Void = { _ in }
  /// What was built last was built again, to run faster. Default: does nothing.
  var onOptimized: (BuiltLibrary) -> Void = { _ in }
  private(set) var isRunning = false

  private let sources: [String]
  private let watcher: SourceWatcher
  private let door: LoopDoor
  private var builder: Builder?
  private var task: Task<Void, Never>?
  /// Counts the builds: what comes of one that is not the last is of no interest.
  private var number = 0

  /// Seconds that a file may be away: some editors save by moving the old one first.
  private static let absence = 0.3

  /// Begins to watch.
  init(_ sources: [String], _ door: LoopDoor) {
    self.sources = sources
    self.door = door
    watcher = SourceWatcher(sources)
    door.watch(watcher.descriptor) { [weak self] in
      if self?.watcher.drain() == true { self?.build() }
    }
  }

  /// Ends the build and stops watching.
  func close() {
    door.unwatch(watcher.descriptor)
    number += 1
    task?.cancel()
  }

  /// Starts what the next build begins with.
  func prepare() { builder?.prepare() }

  func build() {
    number += 1
    task?.cancel()
    isRunning = true
    onBegin()
    let (sources, builder, number) = (sources, builder, number)
    task = Task.detached(executorPreference: WorkThreads.shared) { [weak self] in
      let outcome = await Self.library(sources, builder)
      await self?.finish(outcome, number)
    }
  }

  /// Builds what was built last once more, to run faster, while nothing else is to be done.
  func optimize(_ library: BuiltLibrary) {
    guard let builder, !isRunning else { return }
    let number = number
    task?.cancel()
    task = Task.detached(executorPreference: WorkThreads.shared, priority: .background) {
      [weak self] in
      guard let optimized = try? await builder.optimized(library) else { return }
      await self?.take(optimized, number)
    }
  }

  private func take(_ optimized: BuiltLibrary, _ number: Int) {
    if number == self.number, !isRunning { onOptimized(optimized) }
  }

  /// What came of a build, and what built it, if that was there.
  private typealias Outcome = (result: Result<BuiltLibrary, BuildFailure>, builder: Builder?)

  private nonisolated static func library(
    _ sources: [String], _ builder: Builder?
  ) async -> Outcome {
    var used = builder
    do throws(BuildFailure) {
      let texts = try SourceFiles.read(try SourceFiles.paths(sources))
      if used == nil { used = try await Builder() }
      guard let used else { throw .fault("there is no builder") }
      return (
        .success(
          try await used.build(
            texts, keeping: SourceFiles.named(sources), given: sources)), used
      )
    } catch {
      return (.failure(error), used)
    }
  }

  private func finish(_ outcome: Outcome, _ number: Int) {
    guard number == self.number else { return }
    builder = outcome.builder
    guard case .failure(.missing) = outcome.result else { return end(outcome.result, number) }
    door.schedule(Self.absence) { [weak self] in self?.end(outcome.result, number) }
  }

  private func end(_ result: Result<BuiltLibrary, BuildFailure>, _ number: Int) {
    guard number == self.number, isRunning else { return }
    isRunning = false
    onEnd(result)
  }
}
