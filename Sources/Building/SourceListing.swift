// The Swift files that a command line names, with the trees of the named folders.

internal import Foundation

/// Files and folders given as sources, each folder listed once.
package struct SourceListing: Sendable {
  /// The paths of all Swift files: files as they were given, those of a folder in alphabetical order; each once.
  package private(set) var paths: [String] = []
  /// The trees of the folders.
  package private(set) var trees: [SourceTree] = []

  /// Lists sources. Fails where one is missing or is no Swift file, and where a folder has none.
  package init(_ sources: [String]) throws(BuildFailure) {
    try self.init(sources, needsFiles: true)
  }

  /// Lists sources. `needsFiles`: whether a folder without any Swift file is an error.
  package init(_ sources: [String], needsFiles: Bool) throws(BuildFailure) {
    var known: Set<String> = []
    for source in sources {
      let found = try add(source)
      if found.isEmpty, needsFiles {
        throw .missing("\(Self.named(source)): there is no Swift file in this folder")
      }
      for path in found where known.insert(path).inserted { paths.append(path) }
    }
  }

  private mutating func add(_ source: String) throws(BuildFailure) -> [String] {
    guard FileManager.default.fileExists(atPath: source) else {
      throw .missing("\(Self.named(source)): there is no such file or folder")
    }
    if ListedFolder.isFolder(source) {
      let tree = SourceTree(of: source)
      trees.append(tree)
      return tree.files
    }
    guard source.hasSuffix(".swift") else {
      throw .missing("\(source): this is no Swift file: its name does not end in .swift")
    }
    return [source]
  }

  /// As a person knows it: `.` and `..` say nothing without the folder that they are of.
  private static func named(_ source: String) -> String {
    let isRelative = source.split(separator: "/").allSatisfy { $0 == "." || $0 == ".." }
    return isRelative ? URL(fileURLWithPath: source).standardizedFileURL.path : source
  }

  /// The storyboards and xibs in the folders.
  package var documents: [String] { trees.flatMap(\.documents) }

  /// The files that are left out as they cannot be read, each with the reason: links to Swift files that lead nowhere,
  /// and names that are no UTF-8.
  package var unreachable: [(path: String, reason: String)] {
    trees.flatMap(\.unreachable).map { path in
      let isUndecoded = path.contains(SourceTree.undecoded)
      return (path, isUndecoded ? "its name is no UTF-8" : "the link leads nowhere")
    }
  }

  /// The folders in the given ones whose Swift files are left out because of the folders' names: `Tests`, `Pods`.
  package var skippedFolders: [String] { trees.flatMap(\.skipped).filter(Self.holdsSwift) }

  /// Whether a folder holds a Swift file among its first ones: the folders of package managers are large.
  private static func holdsSwift(_ folder: String) -> Bool {
    let walk = FileManager.default.enumerator(atPath: folder)
    let names = walk?.lazy.compactMap { $0 as? String }.prefix(sampledNames)
    return names?.contains { $0.hasSuffix(".swift") } ?? false
  }

  private static let sampledNames = 500
}
