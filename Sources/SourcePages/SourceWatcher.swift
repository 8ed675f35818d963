// Notices that somebody saved a source file.

internal import Building
internal import CoreGraphics
internal import Glibc
internal import Messages

/// Watches the folders of sources. Editors that write beside a file and rename are noticed like those
/// that write in place, and so are folders that go and come back.
@MainActor
package final class SourceWatcher {
  /// The `inotify` descriptor; readable when something has changed.
  package let descriptor: Int32

  /// A file that is made is looked at when it is written.
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF)

  private var sources: [String]
  /// The watched folders, by the kernel's numbers.
  private var folders: [Int32: String] = [:]

  /// Watches the folders that hold these files and folders.
  package init(_ sources: [String]) {
    self.sources = sources
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    watch()
  }

  /// Watches the folders that hold further files.
  func watch(_ further: [String]) {
    let known = Set(sources)
    let new = further.filter { !known.contains($0) }
    if new.isEmpty { return }
    sources += new
    watch()
  }

  /// Again for the same folder changes nothing. Of a folder that is gone the one above it tells when it
  /// is back.
  private func watch() {
    for folder in Set(sources.flatMap(Self.folders)) {
      var url = URL(fileURLWithPath: folder)
      while !watch(url.path), url.path != "/" { url.deleteLastPathComponent() }
    }
  }

  private func watch(_ folder: String) -> Bool {
    // SAFETY: the path is a C string for the length of the call.
    let number = unsafe inotify_add_watch(descriptor, folder, Self.changes)
    if number >= 0 { folders[number] = folder } else { tell(of: errno, folder) }
    return number >= 0
  }

  /// A save that nobody notices would look like one that is not shown.
  private func tell(of error: Int32, _ folder: String) {
    guard descriptor < 0 || error == ENOSPC || error == ENOMEM else { return }
    let limit = "fs.inotify.max_user_" + (descriptor < 0 ? "instances" : "watches")
    logOnce("saves in \(folder) are not noticed: the kernel's limit \(limit) is reached")
  }

  /// Takes what was noticed; whether any of it matters.
  package func drain() -> Bool {
    var events: [Event] = []
    var block = [UInt8](repeating: 0, count: 16384)
    // SAFETY: `read` writes no more bytes than the array has, and keeps no pointer.
    while case let count = unsafe Glibc.read(descriptor, &block, block.count), count > 0 {
      events += Self.events(block[..<count])
    }
    // A folder that was moved would be followed where it is now.
    for event in events where event.isFolderGone {
      inotify_rm_watch(descriptor, event.folder)
      folders[event.folder] = nil
    }
    let isElsewhere = events.contains { $0.changesPlaces || isNewLink($0) }
    let known = Set(folders.keys)
    if isElsewhere || events.contains(where: \.isNewFolder) { watch() }
    // A new folder may hold sources already.
    let hasNewPlace = isElsewhere || Set(folders.keys) != known
    return hasNewPlace || events.contains(where: \.isSave)
  }

  /// Whether a file got a further name: nobody writes it then.
  private func isNewLink(_ event: Event) -> Bool {
    guard event.isNewSource, let folder = folders[event.folder] else { return false }
    let path = "\(folder)/\(event.name)"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let names = attributes?[.referenceCount] as? Int ?? 1
    return names > 1 || attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }

  private struct Event {
    /// The kernel's number of the folder.
    let folder: Int32
    let kind: UInt32
    let name: String

    /// Whether the sources may be elsewhere than before. Some events are lost where there are many.
    var changesPlaces: Bool { isFolderGone || kind & UInt32(IN_Q_OVERFLOW) != 0 }

    var isFolderGone: Bool { kind & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 }

    var isNewFolder: Bool {
      kind & UInt32(IN_ISDIR) != 0 && kind & UInt32(IN_CREATE | IN_MOVED_TO) != 0
        && !name.hasPrefix(".")
    }

    var isSave: Bool { kind & UInt32(IN_CREATE) == 0 && isSource }

    var isNewSource: Bool { kind & UInt32(IN_CREATE) != 0 && isSource }

    private var isSource: Bool {
      (name.hasSuffix(".swift") || PageDocument.isDocument(name)) && !name.hasPrefix(".")
    }
  }

  /// The layout of an `inotify_event`: the folder's number at its start, its kind 4 bytes after that,
  /// its name's length 12.
  private static func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    while rest.count >= 16 {
      let start = rest.startIndex
      func number(_ offset: Int) -> UInt32 {
        (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(rest[start + offset + $1]) }
      }
      let name = String(decoding: rest.dropFirst(16).prefix { $0 != 0 }, as: UTF8.self)
      events.append(Event(folder: Int32(bitPattern: number(0)), kind: number(4), name: name))
      rest = rest.dropFirst(16 + Int(number(12)))
    }
    return events
  }

  /// Whether a path names a Swift file, a document or a folder, of those that are there.
  package static func isSource(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    // SAFETY: Foundation writes one Boolean and keeps no pointer.
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists
      && (isFolder.boolValue || path.hasSuffix(".swift") || PageDocument.isDocument(path))
  }

  /// A file's folder; a folder with all in it that hold sources.
  private static func folders(_ source: String) -> [String] {
    guard source.hasSuffix(".swift") || PageDocument.isDocument(source) else {
      return SourceTree(of: source).sourceFolders
    }
    // Where the name is a link, also the folder of the file itself.
    let file = URL(fileURLWithPath: source)
    return [file, file.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent().path }
  }

  deinit { close(descriptor) }
}
