// Reading a scan's tree, and building what its targets and documents need, on threads of their own.

internal import Building
internal import CoreGraphics
internal import Messages
internal import SourcePages

extension ScanTree {
  /// Reads files and the files of folders. `whole`: the files of which no part is left out. `tell` hears how far it is,
  /// from any thread.
  @MainActor static func read(
    _ sources: [String], documents: [String], whole: WholeFiles,
    _ tell: @escaping @Sendable (ScanProgress) -> Void
  ) async throws(Failure) -> ScanTree {
    let result: Result<ScanTree, BuildFailure> = await SourceBuilds.onWorkThreads {
      do throws(BuildFailure) {
        return .success(try await ScanTree(sources, documents: documents, whole: whole, tell))
      } catch {
        return .failure(error)
      }
    }
    do throws(BuildFailure) { return try result.get() } catch { throw Failure(error) }
  }

  /// Seconds after which the search for a document's classes adds no more files.
  private static let longestSearch = 10.0

  /// The module of a document's classes.
  @MainActor func module(ofDocument path: String) async -> ScanModules.Module {
    let start = ContinuousClock.now
    var limits = SearchLimits()
    limits.seconds = Self.longestSearch
    let result: Result<BuiltLibrary, BuildFailure> = await SourceBuilds.onWorkThreads {
      [limits] in
      do throws(BuildFailure) {
        return .success(
          try await builder.build(
            document: path, runs: false, in: projects.project(around: path), whole: whole,
            within: limits))
      } catch {
        return .failure(error)
      }
    }
    let files = (try? result.get())?.report.files.map(\.path) ?? []
    return ScanModules.Module(
      files: files, seconds: start.duration(to: .now) / .seconds(1), result: result)
  }
}

extension ScanModules {
  /// The modules of a group; nil where it cannot be read, which the log tells. Of the only one it is an error.
  @MainActor static func read(
    _ group: SourceGroups.Group, in tree: ScanTree
  ) async throws(Failure) -> ScanModules? {
    let result: Result<ScanModules, BuildFailure> = await SourceBuilds.onWorkThreads {
      do throws(BuildFailure) {
        return .success(try await ScanModules(group, needed: tree.needed(by: group), in: tree))
      } catch {
        return .failure(error)
      }
    }
    do throws(BuildFailure) {
      return try result.get()
    } catch {
      if Task.isCancelled { throw Failure(.fault, "interrupted") }
      guard tree.shownGroups.count > 1 else { throw Failure(error) }
      logOnce("\(group.name ?? "files of no target"): \(Failure(error).message)")
      return nil
    }
  }
}
