// Folders that go with the process, also with one that was killed.

internal import Foundation
internal import Synchronization

/// Temporary folders of this program.
///
/// Each is locked as long as its process lives: one that is not was left behind by a process that was
/// killed, and goes when the next folder of its kind is made.
package enum TemporaryFolder {
  private static let made = Mutex<[String]>([])
  private static let cleaning: Void = {
    atexit { for path in TemporaryFolder.made.withLock({ $0 }) { TemporaryFolder.remove(path) } }
  }()

  /// Makes a folder that nobody else can read, named after what it holds. `parent`: where, by default
  /// where the system has such folders.
  package static func make(for kind: String, in parent: String = NSTemporaryDirectory()) -> String {
    _ = cleaning
    let parent = parent.hasSuffix("/") ? parent : parent + "/"
    let prefix = "vitrine-\(kind)-"
    removeStale(prefix, in: parent)
    while true {
      let path = parent + prefix + UUID().uuidString
      // SAFETY: the path is a C string for the length of the call.
      guard unsafe mkdir(path, 0o700) == 0 else { return path }
      // Another process may have taken it for one that was left behind.
      guard lock(path) != nil, FileManager.default.fileExists(atPath: path) else { continue }
      made.withLock { $0.append(path) }
      return path
    }
  }

  private static func removeStale(_ prefix: String, in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let descriptor = lock(parent + name) else { continue }
      remove(parent + name)
      close(descriptor)
    }
  }

  /// Removes a folder and all in it, though others remove or add files meanwhile: each attempt ends at the first file
  /// that is gone before it, or at a folder that is no longer empty.
  package static func remove(_ path: String) {
    for _ in 0..<100 {
      try? FileManager.default.removeItem(atPath: path)
      guard FileManager.default.fileExists(atPath: path) else { return }
    }
  }

  /// The descriptor that holds the lock until it is closed; nil where another one has it.
  private static func lock(_ path: String) -> Int32? {
    // SAFETY: the path is a C string for the length of the call.
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}
