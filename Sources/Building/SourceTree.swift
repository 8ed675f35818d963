// The files below a folder that a person may mean by naming it.

internal import Foundation

/// The Swift files and interface documents below a folder, found in one walk.
package struct SourceTree: Sendable {
  /// The Swift files, in alphabetical order, folder by folder.
  package private(set) var files: [String] = []
  /// The storyboards and xibs, in the same order; of a localised one the base's.
  package private(set) var documents: [String] = []
  /// The folders that were looked into, the given one first.
  package private(set) var folders: [String] = []
  /// The folders whose names say that they hold no sources of views: `Tests`, `Pods`.
  package private(set) var skipped: [String] = []
  /// The links to Swift files that lead nowhere.
  package private(set) var dangling: [String] = []

  private let maximumFolders: Int

  /// Folders that hold no sources of the shown views.
  private static let closed: Set<String> = [
    "build", "Build", "Carthage", "DerivedData", "Pods", "Tests", "UITests",
  ]

  /// Lists a folder and those in it; where there are more than `maximumFolders`, the folder alone. Default: no limit.
  package init(of folder: String, maximumFolders: Int = .max) {
    self.maximumFolders = maximumFolders
    list(folder, around: [])
    if folders.count > maximumFolders {
      (files, documents, folders, skipped, dangling) = ([], [], [], [], [])
      list(folder, around: [], isDeep: false)
    }
    let base = Set(documents.filter { $0.contains("/Base.lproj/") }.map(Self.unlocalized))
    documents.removeAll { path in
      path.contains(".lproj/") && !path.contains("/Base.lproj/")
        && base.contains(Self.unlocalized(path))
    }
  }

  /// `around`: the folders on the way, links followed: a link may lead back to one of them.
  private mutating func list(_ folder: String, around: [String], isDeep: Bool = true) {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    if around.contains(real) || folders.count > maximumFolders { return }
    folders.append(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Package.swift" {
      let path = folder == "." ? name : "\(folder)/\(name)"
      let isFolder = ListedFolder.isFolder(path)
      if isFolder, !isDeep { continue }
      if isFolder, !Self.isClosed(name) {
        list(path, around: around + [real])
      } else if isFolder {
        skipped.append(path)
      } else if name.hasSuffix(".swift") {
        let isThere = FileManager.default.fileExists(atPath: path)
        if isThere { files.append(path) } else { dangling.append(path) }
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        documents.append(path)
      }
    }
  }

  /// Adds files that were named, wherever they lie.
  mutating func add(_ paths: [String]) {
    let known = Set(files)
    files += paths.filter { !known.contains($0) }
  }

  private static func isClosed(_ name: String) -> Bool {
    closed.contains(name) || name.hasSuffix(".playground") || name.hasSuffix("Tests")
  }

  /// The folders that the Swift files can be in: those that were looked into, and those that links to files lead to.
  package var sourceFolders: [String] {
    folders
      + files.map {
        URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
      }
  }

  /// The path of a document without the folder of its language.
  private static func unlocalized(_ path: String) -> String {
    path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
