// Xcode projects that were read, as long as their files do not change.

internal import Foundation
internal import Synchronization

/// Xcode projects on this machine, each read once until its file changes.
final class XcodeProjects: Sendable {
  /// A project, and which of its targets each file is in.
  struct Entry: Sendable {
    let path: String
    let targets: [ProjectTarget]
    /// The target of each Swift file: the first of several that is for iOS, tests last.
    let targetOfFile: [String: ProjectTarget]

    fileprivate init(_ project: XcodeProject) {
      path = project.path
      targets = project.targets
      let tests = targets.filter { $0.product == .test }
      let others = targets.filter { $0.product != .test }
      var byFile: [String: ProjectTarget] = [:]
      for target in others.filter(\.isForIOS) + others.filter({ !$0.isForIOS }) + tests {
        for file in target.swiftFiles where byFile[file] == nil { byFile[file] = target }
      }
      targetOfFile = byFile
    }
  }

  static let shared = XcodeProjects()

  private struct Known {
    let date: Date?
    /// Nil: it cannot be read.
    let entry: Entry?
  }

  private let known = Mutex<[String: Known]>([:])

  /// The project at a path; nil where it cannot be read.
  func project(at path: String) -> Entry? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/project.pbxproj")
    let date = attributes?[.modificationDate] as? Date
    if let found = known.withLock({ $0[path] }), found.date == date { return found.entry }
    let entry = (try? XcodeProject(path)).map(Entry.init)
    known.withLock { $0[path] = Known(date: date, entry: entry) }
    return entry
  }
}
