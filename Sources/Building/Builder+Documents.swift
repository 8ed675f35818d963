// Libraries of the classes that documents name.

internal import Foundation
internal import Messages

extension Builder {
  /// Builds the classes that a document names from the project around it, without the parts and the files that the
  /// compiler refuses.
  /// `runs`: whether controllers are needed too. `project`: what is known of the project around it; nil: it is read. `whole`:
  /// the files of which no part is left out; default: those of no target.
  /// Without any class, and where the search for their files has no end, the library is ``BuiltLibrary/none``.
  package func build(
    document: String, runs: Bool, in project: ProjectTexts? = nil,
    whole: WholeFiles = .these([]), within limits: SearchLimits = SearchLimits()
  ) async throws(BuildFailure) -> BuiltLibrary {
    guard FileManager.default.fileExists(atPath: document) else {
      throw .missing("\(document): there is no such file or folder")
    }
    let classes = DocumentClasses(ofDocument: document)
    let wanted = runs ? classes.views.union(classes.others) : classes.views
    guard !wanted.isEmpty || !classes.keys.isEmpty else { return .none }
    var sources = DocumentSources(
      wanted, keys: classes.keys, for: document, in: project ?? ProjectTexts(around: [document]),
      framework: modules.fingerprint, whole: whole)
    var built = BuiltLibrary.none
    do throws(BuildFailure) {
      built = try await build(&sources, given: [document], within: limits) ?? .none
    } catch {
      guard case .sources(let messages) = error, !Task.isCancelled else { throw error }
      built.leftOutFiles = messages.filter { $0.severity == .error }.map(\.asLeftOut)
    }
    built.leftOutFiles += sources.leftOut
    return built
  }
}

extension DocumentSources {
  /// The sentences about the refused files.
  fileprivate var leftOut: [SourceMessage] {
    files.refused.values.sorted { $0.description < $1.description }
  }
}

extension BuiltLibrary {
  /// No library: a page without classes of its own.
  package static let none = BuiltLibrary(
    path: "", report: SourceReport(files: [], views: [], inspectables: [], remarks: []),
    warnings: [])
}
