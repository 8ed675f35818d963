// Notices that somebody saved a source file.

internal import Building
internal import CoreGraphics
internal import Glibc
internal import Messages

/// Watches the folders of sources. Editors that write beside a file and rename are noticed like those
/// that write in place, and so are folders that go and come back.
@MainActor
package final class SourceWatcher {
  /// A file that is made is looked at when it is written; permissions that are given again, at once.
  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ATTRIB)
  /// For the folders around those: another folder may take the place of one.
  private static let exchanges = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)

  /// Absolute paths.
  private var sources: [String] = []
  private var watches = FolderWatches()
  private let mounts: MountWatch
  /// The folders whose files are sources.
  private var own: Set<String> = []
  /// Those of them that are given as sources or in such: what is made in them belongs to the sources.
  private var listed: Set<String> = []
  /// The files and documents in those.
  private var files: Set<String> = []
  /// Whether a folder of a source is missing, for which one around it is watched.
  private var isIncomplete = false
  /// Whether the path of a folder leads to another one than when changes were taken last.
  private var hasOtherFolder = false

  /// Watches the folders that hold these files and folders.
  package init(_ sources: [String]) {
    mounts = MountWatch(beside: watches.descriptor)
    watch(sources)
  }

  /// Readable when something has changed.
  package var descriptor: Int32 { mounts.descriptor }

  /// Watches the folders that hold further files.
  func watch(_ further: [String]) {
    let known = Set(sources)
    let new = further.map(Self.absolute).filter { !known.contains($0) }
    if new.isEmpty { return }
    sources += new
    watch()
  }

  /// Lists the sources, and watches their folders and no others.
  private func watch() {
    let before = own.map { ($0, watches.number(of: $0)) }
    (isIncomplete, own, listed, files) = (false, [], [], [])
    var around: Set<String> = []
    watches.beginListing()
    for source in sources {
      for folder in list(source) { watchRoot(folder, &around) }
      if ListedFolder.isLink(source) {
        // It may lead elsewhere from now on.
        let folder = URL(fileURLWithPath: source).deletingLastPathComponent().path
        _ = watches.add(folder, Self.changes, takesName: false)
      }
    }
    watches.endListing()
    if before.contains(where: { watches.number(of: $0.0) != $0.1 }) { hasOtherFolder = true }
  }

  /// Watches a folder that was given, with those in it. Returns the folders without which there are no sources: the
  /// folder, or a file's, and those that links to files lead to.
  private func list(_ source: String) -> Set<String> {
    if ListedFolder.isFolder(source) || !Self.isFile(source) {
      return Set(look(into: source).sourceFolders + [source])
    }
    // Where the name is a link, also the folder of the file itself.
    let file = URL(fileURLWithPath: source)
    return Set(
      [file, file.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent().path })
  }

  /// Watches a folder and those in it, each before it is listed: what is made afterwards is told.
  private func look(into folder: String) -> SourceTree {
    let tree = SourceTree(of: folder) { entered in
      listed.insert(entered)
      _ = watchOwn(entered, takesName: true)
    }
    files.formUnion(tree.files + tree.documents)
    return tree
  }

  /// Watches a folder of sources, and those around it. Where it is missing, the nearest one around it tells when it is
  /// back. `around`: the folders that were watched so far because others are in them.
  private func watchRoot(_ folder: String, _ around: inout Set<String>) {
    var url = URL(fileURLWithPath: folder)
    var isMissing = false
    if case .failed = watchOwn(folder, takesName: false) {
      (isIncomplete, isMissing) = (true, true)
    }
    while url.path != "/" {
      url.deleteLastPathComponent()
      guard isMissing || around.insert(url.path).inserted else { return }
      let kinds = isMissing ? Self.changes : Self.exchanges
      if watches.add(url.path, kinds, takesName: false) != .failed(ENOENT) { isMissing = false }
    }
  }

  private func watchOwn(_ folder: String, takesName: Bool) -> FolderWatches.Outcome {
    let outcome = watches.add(folder, Self.changes, takesName: takesName)
    if case .failed(let error) = outcome { tell(of: error, folder) } else { own.insert(folder) }
    return outcome
  }

  /// A save that nobody notices would look like one that is not shown.
  private func tell(of error: Int32, _ folder: String) {
    let isWithout = watches.descriptor < 0
    guard isWithout || error == ENOSPC || error == ENOMEM else { return }
    let limit = "fs.inotify.max_user_" + (isWithout ? "instances" : "watches")
    logOnce("saves in \(folder) are not noticed: the kernel's limit \(limit) is reached")
  }

  // MARK: Changes

  /// A change of a name in a folder, or of the folder itself, whose name is empty then.
  private struct Change {
    let event: FolderWatches.Event
    let folder: String

    var path: String { event.name.isEmpty ? folder : "\(folder)/\(event.name)" }

    /// Whether the folder is not where it was, or the name is no longer there.
    var isEnd: Bool {
      event.isOf(IN_DELETE_SELF, IN_MOVE_SELF, IN_DELETE, IN_MOVED_FROM)
    }

    var isNewFolder: Bool {
      event.isOf(IN_ISDIR) && event.isOf(IN_CREATE, IN_MOVED_TO, IN_ATTRIB) && isVisible
    }

    /// Whether a name is new that is no folder's own: a file or a link.
    var isNewName: Bool {
      !event.isOf(IN_ISDIR) && event.isOf(IN_CREATE, IN_MOVED_TO) && isVisible
    }

    /// Whether a source was written, came, went, or can be read by others than before.
    var isSave: Bool { !event.isOf(IN_CREATE) && isSource }

    /// Whether a folder's permissions are others than before.
    var isOpenedFolder: Bool { event.isOf(IN_ATTRIB) && event.name.isEmpty }

    var isSource: Bool { isVisible && SourceWatcher.isFile(event.name) }

    private var isVisible: Bool { !event.name.isEmpty && !event.name.hasPrefix(".") }
  }

  /// Takes what was noticed; whether any of it matters.
  package func drain() -> Bool {
    let events = watches.events()
    let changes = events.compactMap { event in
      watches.path(of: event.folder).map { Change(event: event, folder: $0) }
    }
    var gone = FolderPaths()
    for change in changes where change.isEnd && watches.contains(change.path) {
      gone.insert(change.path)
    }
    // A folder in a listed one matters only for the sources in it.
    let isElsewhere =
      events.contains { $0.isOf(IN_Q_OVERFLOW) } || changes.contains(where: isNewLink)
      || gone.all.contains { !listed.contains($0) || sources.contains($0) }
    let hasLostSources = !gone.all.isEmpty && files.contains(where: gone.hold)
    forget(gone)
    let before = own
    let isBack = isIncomplete && changes.contains(where: \.isNewFolder)
    let isMounted = mounts.takeChange() && !own.allSatisfy { watches.isAsBefore($0, Self.changes) }
    if isElsewhere || isBack || isMounted { watch() }
    defer { hasOtherFolder = false }
    // A new folder may hold sources already.
    let withSources = changes.filter { $0.isNewFolder && follow($0) }
    for change in changes where change.isSource && listed.contains(change.folder) {
      files.insert(change.path)
    }
    return isElsewhere || isBack && own != before || hasOtherFolder || hasLostSources
      || !withSources.isEmpty
      || changes.contains { ($0.isSave || $0.isOpenedFolder) && before.contains($0.folder) }
  }

  private func forget(_ gone: FolderPaths) {
    if gone.all.isEmpty { return }
    watches.forget(gone)
    own = own.filter { !gone.hold($0) }
    listed = listed.filter { !gone.hold($0) }
    files = files.filter { !gone.hold($0) }
  }

  /// Watches a folder that was made in a listed one, with those in it; whether sources are in them. The rest of the
  /// sources is not listed again: something may make many folders.
  private func follow(_ change: Change) -> Bool {
    guard listed.contains(change.folder), SourceTree.isOpen(change.event.name),
      watchOwn(change.path, takesName: true) == .anew
    else { return false }
    let tree = look(into: change.path)
    return !tree.files.isEmpty || !tree.documents.isEmpty
  }

  /// Whether a link is a source, which nobody writes in its folder then, or leads to a folder in a listed one. Also a
  /// source that got a further name.
  private func isNewLink(_ change: Change) -> Bool {
    guard change.isNewName,
      sources.contains(change.path) || own.contains(change.folder) && change.isSource
        || listed.contains(change.folder) && ListedFolder.isFolder(change.path)
    else { return false }
    let attributes = try? FileManager.default.attributesOfItem(atPath: change.path)
    let names = attributes?[.referenceCount] as? Int ?? 1
    return change.isSource && names > 1 || ListedFolder.isLink(change.path)
  }

  // MARK: Paths

  /// Whether a path names a Swift file, a document or a folder, of those that are there.
  package static func isSource(_ path: String) -> Bool {
    ListedFolder.isFolder(path) || isFile(path) && FileManager.default.fileExists(atPath: path)
  }

  private nonisolated static func isFile(_ path: String) -> Bool {
    path.hasSuffix(".swift") || PageDocument.isDocument(path)
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  deinit {
    mounts.end()
    close(watches.descriptor)
  }
}
