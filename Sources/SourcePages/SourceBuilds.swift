// The builds of a page's sources, one after the other, on threads of their own.

package import Building
internal import CoreGraphics
package import Messages

/// Builds sources with one builder, which keeps what the next build can begin with.
///
/// A cancelled task ends its build; the result is of no interest then.
@MainActor
package final class SourceBuilds {
  private let document: PageDocument?
  private var builder: Builder?
  /// The sources with the files that they need.
  private var named: NamedSources
  /// The paths of the libraries that were built anew as they could not be loaded.
  private var rebuiltPaths: Set<String> = []
  /// Hears how far a build is that takes long, on another thread. Default: nobody does.
  package var tell: @Sendable (BuildProgress) -> Void = { _ in }

  /// `sources`: paths of Swift files and of folders; none: the project around the document.
  package init(_ sources: [String], document: PageDocument? = nil) {
    self.document = document
    named = NamedSources(sources)
  }

  /// The paths of the files that nobody named, which the last build needed as well.
  package var furtherFiles: [String] { named.further }

  /// Starts the programs that the next build begins with, if a builder is there.
  package func prepare() { builder?.prepare() }

  /// The library of the sources as they are now, compiled as fast as possible, or the compiler's errors.
  package func result() async -> Result<BuiltLibrary, BuildFailure> {
    let (before, document, known, tell) = (named, document, builder, tell)
    let (result, builder, named) = await Self.onWorkThreads {
      var named = before
      let (result, builder) = await Self.library(&named, document, known: known, tell)
      return (result, builder, named)
    }
    if !Task.isCancelled { (self.builder, self.named) = (builder, named) }
    return result
  }

  /// Builds a library anew that could not be loaded, as its file was damaged or removed; nil where that was done before.
  package func rebuilt(_ library: BuiltLibrary) async -> Result<BuiltLibrary, BuildFailure>? {
    guard let builder, rebuiltPaths.insert(library.path).inserted else { return nil }
    guard await Self.onWorkThreads({ builder.forget(library) }) else {
      rebuiltPaths.remove(library.path)
      return nil
    }
    return await result()
  }

  /// The same code compiled to run faster; nil where that was not to be had.
  package func optimized(_ library: BuiltLibrary) async -> BuiltLibrary? {
    guard let builder else { return nil }
    return await Self.onWorkThreads { try? await builder.optimized(library) }
  }

  /// The library of the last build with other literals or bodies, where the sources as they are now differ in these alone; nil
  /// else, and where none was prepared.
  package func withEdits() async -> BuiltLibrary? {
    guard !named.isEmpty, let builder, builder.isPreparedForEdits else { return nil }
    let named = named
    return await Self.onWorkThreads {
      do throws(BuildFailure) {
        var now = named
        _ = try now.list()
        return try await builder.withEdits(try now.texts())
      } catch {
        return nil
      }
    }
  }

  /// Builds what ``withEdits()`` needs, for the file that was changed last. `shown`: the file to take where
  /// none was.
  package func prepareForEdits(of library: BuiltLibrary, shownIn shown: String?) async {
    guard !named.isEmpty, let builder else { return }
    // Without it a save is compiled, as the first one is.
    await Self.onWorkThreads { try? await builder.prepareForEdits(of: library, shownIn: shown) }
  }

  /// Records what the files of a library use of one another, so that the next change of a declaration has few of them
  /// compiled. Ends where the task is cancelled.
  package func recordDependencies(of library: BuiltLibrary) async {
    guard let builder else { return }
    // Without it all files are compiled.
    await Self.onWorkThreads { try? await builder.recordDependencies(of: library) }
  }

  private nonisolated static func library(
    _ named: inout NamedSources, _ document: PageDocument?, known: Builder?,
    _ tell: @escaping @Sendable (BuildProgress) -> Void
  ) async -> (Result<BuiltLibrary, BuildFailure>, Builder?) {
    var builder = known
    do throws(BuildFailure) {
      let document = named.isEmpty ? document : nil
      if document == nil { log(try named.list()) }
      let used: Builder
      if let known { used = known } else { used = try await Builder() }
      used.onProgress(tell)
      builder = used
      if let document {
        return (.success(try await used.build(document: document.path, runs: document.runs)), used)
      }
      return (.success(try await used.build(&named)), used)
    } catch {
      return (.failure(error), builder)
    }
  }

  /// Says once of each folder that is left out because of its name that it is, and of each file that cannot be read.
  package nonisolated static func log(_ listing: SourceListing) {
    for folder in listing.skippedFolders {
      logOnce("\(folder.printable): left out: folders of this name hold no sources of views")
    }
    for (path, reason) in listing.unreachable {
      logOnce("\(path.printable): left out: \(reason)")
    }
  }

  /// Runs `body` on ``WorkThreads``, in the calling task.
  package nonisolated static func onWorkThreads<Value: Sendable>(
    _ body: @Sendable () async -> Value
  ) async -> Value {
    // The value of another task would be waited for on libdispatch's threads.
    await withTaskExecutorPreference(WorkThreads.shared) { await concurrently(body) }
  }

  @concurrent private nonisolated static func concurrently<Value: Sendable>(
    _ body: @Sendable () async -> Value
  ) async -> Value {
    await body()
  }
}
