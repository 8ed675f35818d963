// The folders that hold the pictures and colours of a user's sources.

internal import Foundation

/// The folders that hold resources: beside the sources, and in the project around them.
package enum ResourceFolders {
  /// Files and suffixes that mark a project's root folder.
  private static let marks = [".git", ".xcodeproj", ".xcworkspace", "Package.swift"]
  private static let names: Set<String> = ["Assets", "Images", "Resources"]
  /// The extensions of documents, pictures, fonts and texts, which an application bundles in one folder.
  private static let kinds: Set<String> = [
    "storyboard", "xib", "png", "jpg", "jpeg", "gif", "pdf", "ttf", "otf", "lproj", "strings",
    "xcstrings",
  ]
  /// Folders of built files, other people's code, and stored pictures of the views themselves.
  private static let skipped: Set<String> = ["build", "Pods", "__Snapshots__"]
  /// Folders below a project, and below a folder of none, that are looked into.
  private static let (depth, nearDepth) = (6, 3)
  /// Folders looked into at most, so that a home folder is not searched for long.
  private static let limit = 2000

  /// The folders in rising order: the last goes before the others.
  package static func of(_ sources: [String]) -> [String] {
    var found: [String] = []
    for source in sources {
      let url = URL(fileURLWithPath: source).standardizedFileURL
      let folder = (ListedFolder.isFolder(url.path) ? url : url.deletingLastPathComponent()).path
      let around =
        project(around: folder).map { folders(below: $0, depth) } ?? catalogs(around: folder)
      for path in around + folders(below: folder, nearDepth) + [folder] {
        found.removeAll { $0 == path }
        found.append(path)
      }
    }
    return found
  }

  /// The folder of the repository around a file, since a demonstration's project lies below the library that it shows;
  /// without one that of the outermost project; without any the file's own.
  package static func root(of file: String) -> String {
    let folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
    let around = Array(ListedFolder.around(folder))
    let root =
      around.first { $0.names.contains(".git") }
      ?? around.last { isProject($0) && !holdsHome($0.path) } ?? around.first(where: isProject)
    return root?.path ?? folder
  }

  /// The folder of the repository or project around a file; nil: it is in none, or in one that holds the person's home
  /// folder.
  package static func projectRoot(of file: String) -> String? {
    let root = root(of: file)
    return holdsHome(root) || project(around: root) == nil ? nil : root
  }

  private static func holdsHome(_ folder: String) -> Bool {
    let home = URL(fileURLWithPath: NSHomeDirectory()).standardizedFileURL.path
    return "\(home)/".hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// The nearest folder with a project's mark around a folder, or itself; nil: there is none.
  private static func project(around folder: String) -> String? {
    ListedFolder.around(folder).first(where: isProject)?.path
  }

  private static func isProject(_ folder: ListedFolder) -> Bool {
    folder.names.contains { name in marks.contains { name.hasSuffix($0) } }
  }

  /// The catalogs right in the folders around one of no project, nearest last.
  private static func catalogs(around folder: String) -> [String] {
    ListedFolder.around(folder).prefix(nearDepth).flatMap { folder in
      folder.names.filter { $0.hasSuffix(".xcassets") }.sorted(by: >).map { "\(folder.path)/\($0)" }
    }.reversed()
  }

  /// Catalogs, and folders that are named as ones of resources or hold any, nearest last.
  private static func folders(below root: String, _ depth: Int) -> [String] {
    var (found, level, count) = ([String](), [root], 0)
    for _ in 0..<depth {
      var next: [String] = []
      for folder in level where count < limit {
        count += 1
        for path in subfolders(of: folder) {
          let name = URL(fileURLWithPath: path).lastPathComponent
          let isCatalog = name.hasSuffix(".xcassets")
          if isCatalog || names.contains(name) || holdsResources(path) { found.append(path) }
          if !isCatalog { next.append(path) }
        }
      }
      level = next
    }
    return found.reversed()
  }

  private static func holdsResources(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { kinds.contains(String($0.split(separator: ".").last ?? "")) }
  }

  private static func subfolders(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && !skipped.contains($0) }
      .map { "\(folder)/\($0)" }
      .filter(ListedFolder.isFolder)
  }
}
