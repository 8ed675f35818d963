// The targets of a project's files, each found when it is asked for.

internal import Foundation
internal import Synchronization

/// Finds the targets that files are in; each project and manifest is read once.
final class FileTargets: Sendable {
  /// The files of the project.
  private let files: [String]
  private let known = Mutex(Known())

  private struct Known {
    let finder = TargetFinder()
    /// The target of a file; nil: it is in none.
    var targets: [String: FoundTarget?] = [:]
    /// The files that are in targets of Xcode projects with a file.
    var together: [String: Set<String>] = [:]
    /// The files by the names and the identifiers of their targets; nil: nobody has asked.
    var byModule: [String: [String]]?
    var byTarget: [String: [String]]?

    mutating func target(of path: String) -> FoundTarget? {
      if let known = targets[path] { return known }
      let target = finder.target(around: PackageManifest.standardized(path))
      targets[path] = target
      return target
    }
  }

  /// The targets of a project's files.
  init(_ files: some Sequence<String>) { self.files = files.sorted() }

  /// The files that are compiled with a source or a document in some target of an Xcode project.
  func together(with path: String) -> Set<String> {
    known.withLock { known in
      if let found = known.together[path] { return found }
      let found = known.finder.files(togetherWith: PackageManifest.standardized(path))
      known.together[path] = found
      return found
    }
  }

  /// The files of the library or framework that a file is in; none where it is in none.
  func library(around path: String) -> [String] {
    target(around: path) { $0.isLibrary }
  }

  /// The files of the target that a file is in; none where it is in none.
  func target(around path: String) -> [String] { target(around: path) { _ in true } }

  private func target(around path: String, where isMeant: (FoundTarget) -> Bool) -> [String] {
    known.withLock { known in
      guard let target = known.target(of: path), isMeant(target) else { return [] }
      let files = known.byTarget ?? Dictionary(grouping: files) { known.target(of: $0)?.id ?? "" }
      known.byTarget = files
      return files[target.id] ?? []
    }
  }

  /// The files of the target that is imported by a name; none: there is no such target.
  func files(ofModule name: String) -> [String] {
    known.withLock { known in
      let files =
        known.byModule ?? Dictionary(grouping: files) { known.target(of: $0)?.moduleName ?? "" }
      known.byModule = files
      return name.isEmpty ? [] : files[name] ?? []
    }
  }
}
