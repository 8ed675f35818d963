// Libraries of files and folders that were named, with what these need of the project around them.

internal import Foundation
package import Messages

/// Files and folders that were named as sources, and the further files that they need.
package struct NamedSources: Sendable {
  /// As they were named.
  let given: [String]
  /// The files that were named, and those of the folders.
  package private(set) var files: [String] = []
  /// The paths of the files of the project around that the last build needed as well. Default: none.
  package private(set) var further: [String] = []
  /// The errors for which parts of these are left out.
  private var faults = FileFaults()
  /// The paths of the further files that had such errors in the last build. The others compiled whole: who edits one hears
  /// of its errors.
  private var faultyFiles: Set<String> = []
  /// The searches that ended without success. Default: none.
  private var failedSearches: Set<Search> = []

  /// A search for files that declare names. It ends as before until a file around changes.
  fileprivate struct Search: Hashable {
    let names: Set<String>
    /// Changes with each save of a file that is not named.
    let around: String
  }

  /// Files and folders, of which nothing is known yet.
  package init(_ given: [String]) { self.given = given }

  /// Files and folders that were listed.
  package init(_ given: [String], _ listing: SourceListing) {
    self.given = given
    files = listing.paths
  }

  /// Whether nothing was named.
  package var isEmpty: Bool { given.isEmpty }

  /// Takes the files that are there now, and returns their listing. Fails where one of the sources is missing or is no
  /// Swift file, and where a folder has none.
  package mutating func list() throws(BuildFailure) -> SourceListing {
    let listing = try SourceListing(given)
    files = listing.paths
    return listing
  }

  /// The files of the next build, in a search's order where further ones are needed. Those of them that are gone are
  /// left out.
  package var all: [String] {
    let there = further.filter { FileManager.default.fileExists(atPath: $0) }
    if there.isEmpty { return files }
    let names = FileNames(files)
    return (files.map(names.path) + there).sorted().map(names.name)
  }

  /// The texts of the files of the next build.
  package func texts() throws(BuildFailure) -> [SourceText] {
    faults.marked(try SourceFiles.read(all), FileNames(files))
  }

  /// The files that are never left out.
  fileprivate var kept: Set<String> { SourceFiles.named(given).intersection(files) }

  /// Whether a project around them may hold files that they need.
  package var mayNeedMore: Bool {
    // A folder of more files is a project of its own.
    guard let first = files.first, files.count <= NeededFiles.largestLibrary else { return false }
    let folders = given.filter { !kept.contains($0) }
    guard !folders.isEmpty else { return true }
    guard let root = ResourceFolders.projectRoot(of: first) else { return false }
    return !folders.contains { folder in
      let path = URL(fileURLWithPath: folder).standardizedFileURL.path
      return root == path || root.hasPrefix(path + "/")
    }
  }

  /// Whether an error is in one of the files. Those in others are of files that a search merely tried.
  fileprivate func areTold(by messages: [SourceMessage]) -> Bool {
    messages.contains { message in
      message.severity == .error && message.place.map { files.contains($0.file) } == true
    }
  }

  /// The search for what messages miss, in a project.
  fileprivate func search(for messages: [SourceMessage], in project: ProjectTexts) -> Search {
    Search(
      names: Set(MissingSymbols.names(in: messages)),
      around: project.fingerprint(without: files.map(FileNames(files).path)))
  }

  /// Whether such a search ended without success.
  fileprivate func hasFailed(_ search: Search) -> Bool { failedSearches.contains(search) }

  /// Remembers that a search ended without success, and what the messages miss then.
  fileprivate mutating func note(_ failed: Search, missing messages: [SourceMessage]) {
    let names = Set(MissingSymbols.names(in: messages))
    failedSearches = failedSearches.filter { $0.around == failed.around }
      .union([failed, Search(names: names, around: failed.around)])
  }

  fileprivate mutating func take(_ search: ClassSources, _ names: FileNames) {
    let own = Set(files.map(names.path))
    further = search.files.chosen.filter { !own.contains($0) }
    faults = search.files.faults
    faultyFiles.formUnion(faults.paths)
  }

  /// Whether an error is in a file of which parts may be left out.
  fileprivate func mayLoseParts(for messages: [SourceMessage]) -> Bool {
    messages.contains { message in
      message.severity == .error && message.place.map { faultyFiles.contains($0.file) } == true
    }
  }

  /// The files of which no part is left out.
  fileprivate var whole: WholeFiles {
    .these(Set(files.map(FileNames(files).path)).union(further).subtracting(faultyFiles))
  }

  /// Whether parts of files are left out.
  fileprivate var hasFaults: Bool { !faults.isEmpty }

  /// Leaves no parts out where the files that these see have other interfaces than when the errors were found; returns
  /// whether that is so.
  fileprivate mutating func forgetFaults(among report: SourceReport) -> Bool {
    guard !faults.areCurrent(among: report, FileNames(files)) else { return false }
    faults = FileFaults()
    failedSearches = []
    return true
  }

  /// Leaves the parts out again that were left out before, as nothing better was found.
  fileprivate mutating func takeFaults(of before: NamedSources, among report: SourceReport) {
    faults = before.faults
    noteInterfaces(report)
  }

  /// Whether parts are left out with which no build has succeeded yet.
  fileprivate var lacksInterfaces: Bool { hasFaults && !faults.hasInterfaces }

  /// Remembers the interfaces of a build's files, with which parts are left out.
  fileprivate mutating func noteInterfaces(_ report: SourceReport) {
    faults.note(report, FileNames(files))
  }

  /// Takes note that the compiler takes the files.
  fileprivate mutating func noteSuccess() {
    faults = faults.current(without: .none)
    faultyFiles = Set(faults.paths)
  }
}

extension Builder {
  /// Builds sources that were named; where the compiler misses what other files of the project around them declare,
  /// with these, which `sources` has then. Only the named ones are shown. Files of folders are left out where they need
  /// a missing module.
  package func build(_ sources: inout NamedSources) async throws(BuildFailure) -> BuiltLibrary {
    let before = sources
    if sources.hasFaults {
      let report = try await read(try sources.texts())
      if sources.forgetFaults(among: report) {
        do throws(BuildFailure) {
          return try await buildWithSearch(&sources)
        } catch {
          guard case .sources = error, !Task.isCancelled, !sources.hasFaults else { throw error }
          sources.takeFaults(of: before, among: report)
          return try await compile(&sources)
        }
      }
    }
    return try await buildWithSearch(&sources)
  }

  private func buildWithSearch(
    _ sources: inout NamedSources
  ) async throws(BuildFailure) -> BuiltLibrary {
    let failure: [SourceMessage]
    do throws(BuildFailure) {
      return try await compile(&sources)
    } catch {
      guard case .sources(let messages) = error,
        sources.mayLoseParts(for: messages) || !MissingSymbols.names(in: messages).isEmpty,
        sources.mayNeedMore, !Task.isCancelled
      else { throw error }
      failure = messages
    }
    let names = FileNames(sources.files)
    let paths = sources.files.map(names.path)
    let texts = ProjectTexts(around: paths)
    let index = texts.index
    let wanted = sources.search(for: failure, in: texts)
    guard !sources.hasFailed(wanted),
      sources.mayLoseParts(for: failure)
        || ClassSources.helps(names.withPaths(failure), about: paths, in: index)
    else { throw .sources(failure) }
    let project = ClassSources.Project(index, names: searchNames(index), whole: sources.whole)
    var search =
      sources.kept.count == paths.count
      ? ClassSources(for: paths, in: project)
      : ClassSources(ofTarget: sources.given.joined(separator: " "), paths, in: project)
    let refusal = try await refusal(of: &search, for: sources, names: names)
    if let refusal, mayMissMore(names.withPaths(refusal), about: paths, in: index),
      var whole = ClassSources(ofLibraryAround: paths, in: project),
      try await self.refusal(of: &whole, for: sources, names: names) == nil
    {
      search = whole
    } else if let refusal, !sources.areTold(by: refusal) {
      sources.note(wanted, missing: failure)
      throw .sources(failure)
    }
    // Where errors are left, the next build begins with the files that were found.
    sources.take(search, names)
    do throws(BuildFailure) {
      return try await compile(&sources)
    } catch {
      if case .sources(let messages) = error, !sources.hasFaults {
        sources.note(wanted, missing: messages)
      }
      throw error
    }
  }

  private func compile(_ sources: inout NamedSources) async throws(BuildFailure) -> BuiltLibrary {
    let texts = try sources.texts()
    let library = try await build(
      texts, keeping: sources.kept,
      showing: sources.further.isEmpty ? nil : sources.files, given: sources.given)
    sources.noteSuccess()
    // The library's own report has the code of asset catalogs too.
    if sources.lacksInterfaces { sources.noteInterfaces(try await read(texts)) }
    return library
  }

  private func mayMissMore(
    _ messages: [SourceMessage], about paths: [String], in index: SourceIndex
  ) -> Bool {
    ClassSources.helps(messages, about: paths, in: index)
      || messages.contains { $0.severity == .error && $0.text.contains("argument label") }
  }

  /// A person waits longer for sources that are named than for one class of many in a scan.
  private static let namedSourcesLimits = {
    var limits = SearchLimits()
    limits.seconds = 40
    return limits
  }()

  /// The errors in the files that a search finds in the end; nil: the compiler takes them, those that were named
  /// among them.
  private func refusal(
    of search: inout ClassSources, for sources: NamedSources, names: FileNames
  ) async throws(BuildFailure) -> [SourceMessage]? {
    do throws(BuildFailure) {
      let library = try await build(
        &search, given: sources.given, names: names, within: Self.namedSourcesLimits)
      let chosen = Set(search.files.chosen)
      return library != nil && sources.kept.allSatisfy { chosen.contains(names.path($0)) }
        ? nil : []
    } catch {
      guard case .sources(let messages) = error, !Task.isCancelled else { throw error }
      return messages
    }
  }
}
