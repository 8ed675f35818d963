// Libraries of files that were named one by one, with what these need of the project around them.

internal import Foundation
internal import Messages

/// Files that were named one by one, and the further ones that they need.
package struct NamedFiles: Sendable {
  /// As they were named.
  package let names: [String]
  /// The paths of the files of the project around that the last build needed as well. Default: none.
  package private(set) var further: [String] = []

  /// Files that nothing is known of yet; each counts once.
  package init(_ names: [String]) {
    self.names = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The files of the next build, in a search's order where further ones are needed. Those of them that are gone are
  /// left out.
  package var all: [String] {
    let there = further.filter { FileManager.default.fileExists(atPath: $0) }
    if there.isEmpty { return names }
    let names = FileNames(names)
    return (self.names.map(names.path) + there).sorted().map(names.name)
  }

  /// Whether an error is in one of the named files. Those in others are of files that a search merely tried.
  fileprivate func areNamed(in messages: [SourceMessage]) -> Bool {
    messages.contains { message in
      message.severity == .error && message.place.map { names.contains($0.file) } == true
    }
  }

  fileprivate mutating func take(_ search: ClassSources, _ names: FileNames) {
    let own = Set(self.names.map(names.path))
    further = search.files.chosen.filter { !own.contains($0) }
  }
}

extension Builder {
  /// Builds files that were named; where the compiler misses what other files of the project around them declare, with
  /// these, which `files` has then. Only the named ones are shown.
  package func build(_ files: inout NamedFiles) async throws(BuildFailure) -> BuiltLibrary {
    let failure: [SourceMessage]
    do throws(BuildFailure) {
      return try await build(try SourceFiles.read(files.all), given: files.names).showing(files)
    } catch {
      guard case .sources(let messages) = error, !MissingSymbols.names(in: messages).isEmpty,
        !Task.isCancelled
      else { throw error }
      failure = messages
    }
    let names = FileNames(files.names)
    let paths = files.names.map(names.path)
    let index = ProjectTexts(around: paths).index
    guard ClassSources.helps(names.withPaths(failure), about: paths, in: index) else {
      throw .sources(failure)
    }
    let project = ClassSources.Project(index, names: searchNames(index))
    var search = ClassSources(for: paths, in: project)
    let refusal: [SourceMessage]
    switch try await outcome(of: &search, for: files, names: names) {
    case .built(let library):
      files.take(search, names)
      return library.showing(files)
    case .refused(let messages): refusal = messages
    }
    let mayMissMore =
      ClassSources.helps(names.withPaths(refusal), about: paths, in: index)
      || refusal.contains { $0.severity == .error && $0.text.contains("argument label") }
    if mayMissMore, var search = ClassSources(ofLibraryAround: paths, in: project),
      case .built(let library) = try await outcome(of: &search, for: files, names: names)
    {
      files.take(search, names)
      return library.showing(files)
    }
    guard files.areNamed(in: refusal) else { throw .sources(failure) }
    // The rest is for a person to mend: the next build begins with the files that were found.
    files.take(search, names)
    throw .sources(refusal)
  }

  /// A person waits longer for a file that is named than for one of many in a scan.
  private static let namedFilesLimits = {
    var limits = SearchLimits()
    limits.seconds = 40
    return limits
  }()

  /// The end of a search for named files.
  private enum SearchOutcome {
    case built(BuiltLibrary)
    case refused([SourceMessage])
  }

  private func outcome(
    of search: inout ClassSources, for files: NamedFiles, names: FileNames
  ) async throws(BuildFailure) -> SearchOutcome {
    do throws(BuildFailure) {
      let library = try await build(
        &search, given: files.names, names: names, within: Self.namedFilesLimits)
      let chosen = Set(search.files.chosen)
      if let library, files.names.allSatisfy({ chosen.contains(names.path($0)) }) {
        return .built(library)
      }
      return .refused([])
    } catch {
      guard case .sources(let messages) = error, !Task.isCancelled else { throw error }
      return .refused(messages)
    }
  }
}

extension BuiltLibrary {
  fileprivate func showing(_ files: NamedFiles) -> BuiltLibrary {
    var library = self
    library.shownFiles = files.further.isEmpty ? nil : files.names
    return library
  }
}
