// Notices that somebody saved a source file.

internal import CoreGraphics
internal import Glibc

/// Watches the folders of sources. Editors that write beside a file and rename are noticed like those
/// that write in place.
@MainActor
final class SourceWatcher {
  let descriptor: Int32

  /// A file that is made is looked at when it is written.
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)

  private let sources: [String]

  /// Watches the folders that hold these files and folders.
  init(_ sources: [String]) {
    self.sources = sources
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    watch()
  }

  /// Again for the same folder changes nothing.
  private func watch() {
    for folder in Set(sources.flatMap(Self.folders)) {
      _ = unsafe inotify_add_watch(descriptor, folder, Self.changes)
    }
  }

  /// Takes what was noticed; whether any of it matters.
  func drain() -> Bool {
    var events: [Event] = []
    var block = [UInt8](repeating: 0, count: 16384)
    while case let count = unsafe Glibc.read(descriptor, &block, block.count), count > 0 {
      events += Self.events(block[..<count])
    }
    // A new folder may hold sources already.
    let hasNewFolder = events.contains(where: \.isNewFolder)
    if hasNewFolder { watch() }
    return hasNewFolder || events.contains(where: \.isSave)
  }

  private struct Event {
    let kind: UInt32
    let name: String

    var isNewFolder: Bool {
      kind & UInt32(IN_ISDIR) != 0 && kind & UInt32(IN_CREATE | IN_MOVED_TO) != 0
        && !name.hasPrefix(".")
    }

    var isSave: Bool {
      kind & UInt32(IN_CREATE) == 0 && name.hasSuffix(".swift") && !name.hasPrefix(".")
    }
  }

  /// What a run of `inotify_event` says: its kind 4 bytes after its start, its name's length 12.
  private static func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    while rest.count >= 16 {
      let start = rest.startIndex
      func number(_ offset: Int) -> UInt32 {
        (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(rest[start + offset + $1]) }
      }
      let name = String(decoding: rest.dropFirst(16).prefix { $0 != 0 }, as: UTF8.self)
      events.append(Event(kind: number(4), name: name))
      rest = rest.dropFirst(16 + Int(number(12)))
    }
    return events
  }

  /// Whether a path names a Swift file or a folder, of those that are there.
  static func isSource(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && (isFolder.boolValue || path.hasSuffix(".swift"))
  }

  /// A file's folder; a folder with all in it that are not hidden.
  private static func folders(_ source: String) -> [String] {
    guard !source.hasSuffix(".swift") else {
      // Where the name is a link, also the folder of the file itself.
      let file = URL(fileURLWithPath: source)
      return [file, file.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent().path }
    }
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: source), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    let found = (below?.allObjects as? [URL] ?? []).filter(\.hasDirectoryPath).map(\.path)
    return [source] + found
  }

  deinit { close(descriptor) }
}
