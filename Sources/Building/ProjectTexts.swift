// The Swift files and documents of the project around a file.

internal import Foundation
internal import Messages
internal import Synchronization

/// A project's Swift files with the names that they declare, and its xibs.
package struct ProjectTexts: Sendable {
  /// The files and their declarations.
  package let index: SourceIndex
  /// The paths of the xibs by name.
  let documents: [String: String]
  /// Changes with the names that the files declare.
  let fingerprint: String

  /// By path.
  private let stamps: [String: [Double]]

  private struct File: Sendable {
    let stamp: [Double]
    let outline: SourceOutline
  }

  /// The files that were read last, by path; one is read again where its stamp changed.
  private static let known = Mutex<[String: File]>([:])

  /// The most folders that are looked into where no project bounds them, as in a home folder.
  private static let maximumLooseFolders = 60

  /// The project around files, these included. Around files of no project it is the first one's folder with those in
  /// it, without these where they are many.
  package init(around paths: [String]) {
    let first = paths.first ?? ""
    let isProject = ResourceFolders.projectRoot(of: first) != nil
    var tree = SourceTree(
      of: Self.folder(around: first), maximumFolders: isProject ? .max : Self.maximumLooseFolders)
    tree.add(paths.filter { $0.hasSuffix(".swift") })
    self.init(tree)
  }

  /// The folder of the project around a file; where there is none, the file's own, of a localised document the one
  /// around its language's.
  package static func folder(around path: String) -> String {
    if let root = ResourceFolders.projectRoot(of: path) { return root }
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
  }

  /// The project of a tree that was listed.
  package init(_ tree: SourceTree) {
    let before = Self.known.withLock { $0 }
    let files = Dictionary(
      tree.files.map { ($0, Self.file(at: $0, before: before[$0])) },
      uniquingKeysWith: { one, _ in one })
    Self.known.withLock { $0 = files }
    index = SourceIndex(files.mapValues(\.outline))
    fingerprint = index.fingerprint
    stamps = files.mapValues(\.stamp)
    documents = tree.documents.filter { $0.hasSuffix(".xib") }.reduce(into: [:]) { found, path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      found[String(name.dropLast(4))] = path
    }
  }

  /// Changes with each save of a file, but for some files.
  func fingerprint(without paths: [String]) -> String {
    let left = Set(paths)
    var fingerprint = Fingerprint()
    for path in stamps.keys.sorted() where !left.contains(path) {
      fingerprint.add("\(path) \(stamps[path] ?? [])")
    }
    return fingerprint.name
  }

  private static func file(at path: String, before: File?) -> File {
    let stamp = FileStamp.of(path)
    if let before, before.stamp == stamp { return before }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return File(stamp: stamp, outline: SourceOutline(String(decoding: data, as: UTF8.self)))
  }
}

extension SourceOutline {
  /// Whether it extends the framework's classes by inspectable properties.
  var extendsFramework: Bool {
    isInspectable && extendedTypes.contains { $0.hasPrefix("UI") || $0.hasPrefix("CA") }
  }
}
