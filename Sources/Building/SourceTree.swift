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
  /// The links to Swift files that lead nowhere, and Swift files whose names are no UTF-8, which no text can name.
  package private(set) var unreachable: [String] = []

  private let maximumFolders: Int
  /// The folders that were looked into, and those around the given one, without links in their paths.
  private var seen: Set<String> = []
  /// The links to folders, which come after the folders themselves: what both lead to has the path without a link.
  private var links: [String] = []

  /// Folders that hold no sources of the shown views.
  private static let closed: Set<String> = [
    "build", "Build", "Carthage", "DerivedData", "Pods", "Tests", "UITests",
  ]

  /// Lists a folder and those in it; where there are more than `maximumFolders`, the folder alone. Default: no limit.
  /// `entering`: is called with each folder before it is listed. Default: nothing is.
  package init(
    of folder: String, maximumFolders: Int = .max, entering: (String) -> Void = { _ in }
  ) {
    self.maximumFolders = maximumFolders
    list(folder, isDeep: true, entering)
    if folders.count > maximumFolders {
      (files, documents, folders, skipped, unreachable) = ([], [], [], [], [])
      list(folder, isDeep: false, entering)
    }
    let base = Set(documents.filter { $0.contains("/Base.lproj/") }.map(Self.unlocalized))
    documents.removeAll { path in
      path.contains(".lproj/") && !path.contains("/Base.lproj/")
        && base.contains(Self.unlocalized(path))
    }
  }

  /// Lists a folder and, where `isDeep`, those in it and those that links lead to, each once: a link may lead to a
  /// folder that is listed anyway, or to one around it.
  private mutating func list(_ folder: String, isDeep: Bool, _ entering: (String) -> Void) {
    seen = Self.foldersAround(Self.resolved(folder))
    links = []
    look(into: folder, isDeep: isDeep, entering)
    while !links.isEmpty { look(into: links.removeFirst(), isDeep: isDeep, entering) }
  }

  private mutating func look(into folder: String, isDeep: Bool, _ entering: (String) -> Void) {
    if folders.count > maximumFolders || !seen.insert(Self.resolved(folder)).inserted { return }
    folders.append(folder)
    entering(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Package.swift" {
      let path = folder == "." ? name : "\(folder)/\(name)"
      let isFolder = ListedFolder.isFolder(path)
      if isFolder, !isDeep { continue }
      if isFolder, !Self.isClosed(name) {
        if ListedFolder.isLink(path) {
          links.append(path)
        } else {
          look(into: path, isDeep: isDeep, entering)
        }
      } else if isFolder {
        skipped.append(path)
      } else if name.hasSuffix(".swift") {
        let isThere = FileManager.default.fileExists(atPath: path)
        if isThere { files.append(path) } else { unreachable.append(path) }
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        documents.append(path)
      }
    }
  }

  /// The character in the place of bytes that are no UTF-8.
  static let undecoded: Character = "\u{FFFD}"

  private static func resolved(_ folder: String) -> String {
    URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// The paths of the folders that hold a folder, up to the root of the file system.
  private static func foldersAround(_ path: String) -> Set<String> {
    var around: Set<String> = []
    var folder = path as NSString
    while folder.length > 1 {
      folder = folder.deletingLastPathComponent as NSString
      around.insert(folder as String)
    }
    return around
  }

  /// Adds files that were named, wherever they lie.
  mutating func add(_ paths: [String]) {
    let known = Set(files)
    files += paths.filter { !known.contains($0) }
  }

  /// Whether a folder of a name is looked into where it is in another one.
  package static func isOpen(_ name: String) -> Bool { !name.hasPrefix(".") && !isClosed(name) }

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
