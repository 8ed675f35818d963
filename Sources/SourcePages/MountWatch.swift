// File systems that are mounted over watched folders.

internal import CLinux
internal import Glibc

/// Tells that a file system was mounted or unmounted, of which `inotify` says nothing: it still tells of the folder that
/// is hidden. What is mounted over a single file is not noticed.
struct MountWatch {
  /// Readable when `inotify`'s descriptor is, and once after each change of the mounts.
  let descriptor: Int32
  /// The kernel's table of mounts. Each descriptor of it tells of a change once: the event loop waits for the first,
  /// ``takeChange()`` asks the second.
  private let tables: (waited: Int32, asked: Int32)
  /// False where the system gave no descriptor for both: ``descriptor`` is `inotify`'s own then.
  private let isJoined: Bool

  init(beside inotify: Int32) {
    tables = (Self.table(), Self.table())
    let joined = linux_join_mounts(inotify, tables.waited)
    (isJoined, descriptor) = (joined >= 0, joined >= 0 ? joined : inotify)
  }

  private static func table() -> Int32 {
    // SAFETY: the path is a C string for the length of the call.
    unsafe open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
  }

  /// Whether the mounts changed since this was asked last.
  func takeChange() -> Bool {
    var asked = pollfd(fd: tables.asked, events: Int16(POLLPRI), revents: 0)
    // SAFETY: the call reads and writes the one element, and keeps no pointer.
    return unsafe poll(&asked, 1, 0) == 1 && Int32(asked.revents) & POLLPRI != 0
  }

  func end() {
    if isJoined { close(descriptor) }
    for table in [tables.waited, tables.asked] where table >= 0 { close(table) }
  }
}
