// The Swift files that a command line names.

internal import Foundation
package import Messages

/// Files and folders given as sources.
package enum SourceFiles {
  /// Folders that hold no sources of the shown views.
  private static let skipped: Set<String> = [
    "build", "Build", "Carthage", "DerivedData", "Pods", "Tests", "UITests",
  ]

  /// The paths of all Swift files: files as they were given, those of a folder in alphabetical order.
  package static func paths(_ sources: [String]) throws(BuildFailure) -> [String] {
    var paths: [String] = []
    for source in sources {
      var isFolder: ObjCBool = false
      // SAFETY: Foundation writes one Boolean and keeps no pointer.
      guard unsafe FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
        throw .missing("\(named(source)): there is no such file or folder")
      }
      guard isFolder.boolValue || source.hasSuffix(".swift") else {
        throw .missing("\(source): this is no Swift file: its name does not end in .swift")
      }
      let found = isFolder.boolValue ? tree(of: source).files : [source]
      if found.isEmpty { throw .missing("\(named(source)): there is no Swift file in this folder") }
      for path in found where !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// The files that were given by name, not through a folder.
  package static func named(_ sources: [String]) -> Set<String> {
    Set(sources.filter { $0.hasSuffix(".swift") })
  }

  /// As a person knows it: `.` and `..` say nothing without the folder that they are of.
  private static func named(_ source: String) -> String {
    let isRelative = source.split(separator: "/").allSatisfy { $0 == "." || $0 == ".." }
    return isRelative ? URL(fileURLWithPath: source).standardizedFileURL.path : source
  }

  /// The files' texts.
  package static func read(_ paths: [String]) throws(BuildFailure) -> [SourceText] {
    var modules: [String: [String]] = [:]
    var texts: [SourceText] = []
    for path in paths { texts.append(try read(path, &modules)) }
    // The compiler has nothing to say about an empty file, and neither has a page.
    if let first = texts.first, texts.allSatisfy(\.text.isEmpty) {
      throw .sources([
        SourceMessage(
          .error, at: SourcePlace(file: first.path, line: 1, column: 1),
          "the file is empty: it has 0 bytes")
      ])
    }
    return texts
  }

  /// The texts of the files that can be read, and what is wrong with the others. `progress` hears how many were
  /// read.
  package static func readable(
    _ paths: [String], progress: (Int) -> Void
  ) -> (texts: [SourceText], failures: [BuildFailure]) {
    var modules: [String: [String]] = [:]
    var texts: [SourceText] = []
    var failures: [BuildFailure] = []
    for path in paths {
      do throws(BuildFailure) {
        let text = try read(path, &modules)
        if !text.text.isEmpty { texts.append(text) }
      } catch {
        failures.append(error)
      }
      progress(texts.count + failures.count)
    }
    return (texts, failures)
  }

  /// `modules`: the names of the modules of the projects around folders, as far as they are known.
  private static func read(
    _ path: String, _ modules: inout [String: [String]]
  ) throws(BuildFailure) -> SourceText {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let own = modules[folder] ?? ProjectModules.names(around: folder)
    modules[folder] = own
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .missing("\(path): this file cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .sources([
        SourceMessage(
          .error, at: SourcePlace(file: path, line: 1, column: 1), "the file is not UTF-8")
      ])
    }
    if let place = SourceNesting.excess(in: text) {
      throw .sources([
        SourceMessage(
          .error, at: SourcePlace(file: path, line: place.line, column: place.column),
          "this is nested more than \(SourceNesting.limit) deep")
      ])
    }
    // The compiler leaves a byte order mark out at a file's beginning only, where the copy has more.
    let mark: Unicode.Scalar = "\u{FEFF}"
    let scalars = text.unicodeScalars
    return SourceText(
      path: path, text: scalars.first == mark ? String(scalars.dropFirst()) : text,
      modules: own)
  }

  /// The folders inside of the given ones whose Swift files are left out because of the folders' names: `Tests`,
  /// `Pods`.
  package static func skippedFolders(in sources: [String]) -> [String] {
    sources.filter { ListedFolder.isFolder($0) }.flatMap { tree(of: $0).skipped }.filter(holdsSwift)
  }

  /// The links to Swift files inside of the given folders that lead nowhere; they are left out.
  package static func danglingLinks(in sources: [String]) -> [String] {
    sources.filter { ListedFolder.isFolder($0) }.flatMap { tree(of: $0).dangling }
  }

  /// Whether a folder holds a Swift file among its first ones: the folders of package managers are large.
  private static func holdsSwift(_ folder: String) -> Bool {
    let walk = FileManager.default.enumerator(atPath: folder)
    let names = walk?.lazy.compactMap { $0 as? String }.prefix(sampledNames)
    return names?.contains { $0.hasSuffix(".swift") } ?? false
  }

  private static let sampledNames = 500

  private static func isSkipped(_ folder: String) -> Bool {
    skipped.contains(folder) || folder.hasSuffix(".playground") || folder.hasSuffix("Tests")
  }

  /// The folders that a folder's Swift files can be in, itself the first, and those that links to files
  /// lead to.
  package static func folders(in folder: String) -> [String] {
    let tree = tree(of: folder)
    let files = tree.files.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    return tree.folders + files.map { $0.deletingLastPathComponent().path }
  }

  private struct Tree {
    var files: [String] = []
    var folders: [String] = []
    /// Those whose names say that they hold no sources of views.
    var skipped: [String] = []
    /// Links to Swift files that lead nowhere.
    var dangling: [String] = []
  }

  /// `around`: the folders on the way, links followed: a link may lead back to one of them.
  private static func tree(of folder: String, around: [String] = []) -> Tree {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    if around.contains(real) { return Tree() }
    var tree = Tree(folders: [folder])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Package.swift" {
      let path = folder == "." ? name : "\(folder)/\(name)"
      let isFolder = ListedFolder.isFolder(path)
      if isFolder, !isSkipped(name) {
        let inner = Self.tree(of: path, around: around + [real])
        tree.files += inner.files
        tree.folders += inner.folders
        tree.skipped += inner.skipped
        tree.dangling += inner.dangling
      } else if isFolder {
        tree.skipped.append(path)
      } else if name.hasSuffix(".swift") {
        let isThere = FileManager.default.fileExists(atPath: path)
        if isThere { tree.files.append(path) } else { tree.dangling.append(path) }
      }
    }
    return tree
  }
}
