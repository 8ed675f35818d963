// The files of a project that single classes or whole targets need.

internal import Foundation
package import Messages

/// Chooses the files that the classes of a file need, or as many of a target's files as the compiler takes together.
package struct ClassSources: SourceSearch, Sendable {
  /// A project whose files are searched.
  package struct Project: Sendable {
    /// The files that may be needed, and their declarations.
    package let index: SourceIndex
    /// Changes with the framework, and with the names that the project declares.
    let names: String
    /// Whether it is a part of one that is searched too: what was found is remembered for each.
    let isPart: Bool
    /// The files of which no part is left out.
    package let whole: WholeFiles

    /// A project of the files of an index. `names`: changes with the names of all files. `whole`: the files of which no
    /// part is left out for the compiler's faults in it. `isPart`: whether it is a part of one that is searched too.
    /// Default: false.
    package init(
      _ index: SourceIndex, names: String, whole: WholeFiles, isPart: Bool = false
    ) {
      self.index = index
      self.names = names
      self.whole = whole
      self.isPart = isPart
    }

    fileprivate func key(
      _ path: String, classes: Set<String>, _ whole: WholeFiles
    ) -> RememberedSources.Key {
      RememberedSources.Key(
        path, classes: classes, names: names, whole: whole, isPart: isPart)
    }
  }

  /// The files to compile, and those that are refused.
  package var files: NeededFiles
  /// How an earlier search ended without success, where no file changed since.
  package let settledFailure: [SourceMessage]?
  private let isRemembered: Bool
  private let key: RememberedSources.Key

  /// The files that the classes of some files need; these are never left out. `earlier`: a search whose refusals hold.
  /// `isLastResort`: whether any part may be left out, also of these files. Default: false.
  package init(
    for paths: [String], in project: Project, after earlier: NeededFiles? = nil,
    isLastResort: Bool = false
  ) {
    let whole = isLastResort ? .none : project.whole.adding(paths)
    self.init(
      NeededFiles(in: project.index, keeping: Set(paths), whole: whole),
      project.key(paths.first ?? "", classes: Set(paths.dropFirst()), whole))
    guard !isRemembered else { return }
    if let earlier { files.refuse(as: earlier) }
    for path in paths { files.add(path) }
    files.addMentioned()
  }

  /// The files of a target, without those that the compiler finds faults in. `target`: its name, for the cache.
  package init(ofTarget target: String, _ paths: [String], in project: Project) {
    self.init(
      NeededFiles(in: project.index, whole: project.whole),
      project.key(target, classes: Set(paths), project.whole))
    guard !isRemembered else { return }
    for path in paths { files.add(path) }
    files.addMentioned()
  }

  /// The files of the library or framework that files are in, without those that the compiler finds faults in; nil where
  /// they are in none that is compiled whole within a minute or so.
  init?(ofLibraryAround paths: [String], in project: Project) {
    guard let first = paths.first, Self.isInLibrary(first, of: project) else { return nil }
    let library = project.index.targets.library(around: first)
    let files = library + paths.filter { !library.contains($0) }
    self.init(ofTarget: library.first ?? first, files, in: project)
  }

  /// Whether other files of an index declare what messages about the files miss.
  package static func helps(
    _ messages: [SourceMessage], about paths: [String], in index: SourceIndex
  ) -> Bool {
    var files = NeededFiles(in: index, keeping: Set(paths))
    for path in paths { files.add(path) }
    return files.follow(messages) && !Set(files.chosen).isSubset(of: paths)
  }

  /// Whether `path` is in a library or framework of a project that is compiled whole within a minute or so.
  package static func isInLibrary(_ path: String, of project: Project) -> Bool {
    (1...NeededFiles.largestLibrary).contains(project.index.targets.library(around: path).count)
  }

  private init(_ files: NeededFiles, _ key: RememberedSources.Key) {
    let remembered = RememberedSources(of: key)
    self.files = files
    self.key = key
    isRemembered = remembered != nil
    settledFailure = remembered?.settledFailure
    if let remembered { self.files.begin(with: remembered) }
  }

  /// Adds files, or leaves out some or parts of them.
  package mutating func follow(_ messages: [SourceMessage]) -> Bool { files.follow(messages) }

  /// Keeps the choice.
  package func remember(failure: [SourceMessage]?) {
    RememberedSources(files, failure: failure).write(for: key)
  }
}

extension Builder {
  /// The text that changes with the framework, and with the names that the files of an index declare.
  package func searchNames(_ index: SourceIndex) -> String {
    "\(modules.fingerprint) \(index.fingerprint)"
  }
}
