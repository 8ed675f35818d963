// Libraries of the classes that documents name.

internal import Foundation
internal import Messages

extension Builder {
  /// How often files are added or left out before the classes count as unbuildable.
  private static let rounds = 60

  /// Builds the classes that a document names from the project around it, without the files that the compiler refuses.
  /// `runs`: whether controllers are needed too. Without any class the library is ``BuiltLibrary/none``.
  package func build(document: String, runs: Bool) async throws(BuildFailure) -> BuiltLibrary {
    guard FileManager.default.fileExists(atPath: document) else {
      throw .missing("\(document): there is no such file or folder")
    }
    let classes = DocumentClasses(ofDocument: document)
    let wanted = runs ? classes.views.union(classes.others) : classes.views
    guard !wanted.isEmpty || !classes.keys.isEmpty else { return .none }
    var sources = DocumentSources(
      wanted, keys: classes.keys, for: document, in: ProjectTexts(around: document),
      framework: modules.fingerprint)
    for _ in 0..<Self.rounds where !sources.chosen.isEmpty {
      let chosen = try SourceFiles.read(sources.chosen)
      let failure: [SourceMessage]
      do throws(BuildFailure) {
        var built = try await build(chosen, keeping: Set(sources.chosen), given: [document])
        sources.remember()
        built.leftOut += sources.refused.values.sorted { $0.description < $1.description }
        return built
      } catch {
        guard case .sources(let messages) = error, !Task.isCancelled else { throw error }
        failure = messages
      }
      guard sources.follow(failure) else { throw .sources(failure) }
    }
    var built = BuiltLibrary.none
    built.leftOut = sources.refused.values.sorted { $0.description < $1.description }
    return built
  }
}

extension BuiltLibrary {
  /// No library: a page without classes of its own.
  package static let none = BuiltLibrary(
    path: "", report: SourceReport(files: [], views: [], inspectables: [], remarks: []),
    warnings: [])
}
