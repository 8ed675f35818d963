// The Swift files and documents of the project around a file.

internal import Foundation
internal import Messages
internal import Synchronization

/// A project's Swift files with the names that they declare, and its xibs.
struct ProjectTexts {
  /// A file as it was read.
  struct File: Sendable {
    /// Its time and its size.
    let stamp: [Double]
    let outline: SourceOutline
    /// Whether it extends the framework's classes by inspectable properties.
    let extendsFramework: Bool
  }

  /// By path.
  let files: [String: File]
  /// The files that declare each name, sorted.
  let declaring: [String: [String]]
  /// The paths of the xibs by name.
  let documents: [String: String]

  /// Changes with the names that the files declare.
  var fingerprint: String {
    var fingerprint = Fingerprint()
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(path)
      for name in file.outline.names.sorted() { fingerprint.add(name) }
    }
    return fingerprint.name
  }

  /// The files that were read last, by path; one is read again where its stamp changed.
  private static let known = Mutex<[String: File]>([:])

  /// The project around a file.
  init(around path: String) {
    let root = ResourceFolders.root(of: path)
    let before = Self.known.withLock { $0 }
    let paths = (try? SourceFiles.paths([root])) ?? []
    let files = Dictionary(
      paths.map { ($0, Self.file(at: $0, before: before[$0])) },
      uniquingKeysWith: { one, _ in one })
    self.files = files
    declaring = files.keys.sorted().reduce(into: [:]) { found, path in
      for name in files[path]?.outline.names ?? [] { found[name, default: []].append(path) }
    }
    Self.known.withLock { $0 = files }
    let folders = SourceFiles.folders(in: root)
    documents = folders.reduce(into: [:]) { found, folder in
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where name.hasSuffix(".xib") {
        found[String(name.dropLast(4))] = "\(folder)/\(name)"
      }
    }
  }

  private static func file(at path: String, before: File?) -> File {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let stamp = [changed, (attributes?[.size] as? NSNumber)?.doubleValue ?? 0]
    if let before, before.stamp == stamp { return before }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return File(
      stamp: stamp, outline: SourceOutline(String(decoding: data, as: UTF8.self)),
      extendsFramework: data.range(of: Data("@IBInspectable".utf8)) != nil
        && ["extension UI", "extension CA"].contains { data.range(of: Data($0.utf8)) != nil })
  }
}
