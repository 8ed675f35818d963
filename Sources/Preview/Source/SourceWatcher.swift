// Notices that somebody saved a source file.

internal import CoreGraphics
internal import Glibc

/// Watches the folders of sources. Editors that write beside a file and rename are noticed like those
/// that write in place.
@MainActor
final class SourceWatcher {
  let descriptor: Int32

  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

  /// Watches the folders that hold these files and folders.
  init(_ sources: [String]) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    for folder in Set(sources.flatMap(Self.folders)) {
      _ = unsafe inotify_add_watch(descriptor, folder, Self.changes)
    }
  }

  /// Takes what was noticed; whether any of it matters.
  func drain() -> Bool {
    var matters = false
    var block = [UInt8](repeating: 0, count: 16384)
    while case let count = unsafe Glibc.read(descriptor, &block, block.count), count > 0 {
      matters = matters || Self.names(block[..<count]).contains(where: Self.counts)
    }
    return matters
  }

  /// The names in a run of `inotify_event`: each has its name's length 12 bytes after its start.
  private static func names(_ bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while rest.count >= 16 {
      let start = rest.startIndex
      let length = (12..<16).reversed().reduce(0) { $0 << 8 | Int(rest[start + $1]) }
      names.append(String(decoding: rest.dropFirst(16).prefix { $0 != 0 }, as: UTF8.self))
      rest = rest.dropFirst(16 + length)
    }
    return names
  }

  /// Whether a path names a Swift file or a folder, of those that are there.
  static func isSource(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && (isFolder.boolValue || path.hasSuffix(".swift"))
  }

  private static func counts(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.hasPrefix(".")
  }

  /// A file's folder; a folder with all in it that are not hidden.
  private static func folders(_ source: String) -> [String] {
    guard !source.hasSuffix(".swift") else {
      return [URL(fileURLWithPath: source).deletingLastPathComponent().path]
    }
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: source), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    let found = (below?.allObjects as? [URL] ?? []).filter(\.hasDirectoryPath).map(\.path)
    return [source] + found
  }

  deinit { close(descriptor) }
}
