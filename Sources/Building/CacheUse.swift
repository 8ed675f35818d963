// Builds of several processes in one cache.

internal import Foundation

/// A build of a library holds one while it compiles and links. Many are held at once, by any process. What may be damaged
/// is removed when nobody holds one, as a build would else lose what it has just made.
struct CacheUse {
  /// A lock that all processes share (flock(2)). Negative: the system gives none, and nobody waits.
  private let descriptor: Int32

  /// Begins to use the cache. Waits while another process removes something.
  static func begin() -> Self {
    let use = Self(descriptor: opened())
    flock(use.descriptor, LOCK_SH)
    return use
  }

  func end() { if descriptor >= 0 { close(descriptor) } }

  /// Seconds to wait for other builds: the compilation of a large module ends in less.
  private static let patience = 30
  /// Microseconds between two attempts.
  private static let pause: UInt32 = 20_000

  /// Calls `remove` when nobody uses the cache, or after half a minute; false where the task is cancelled before that.
  /// Blocks its thread: a task that sleeps would have libdispatch wake the window every second from then on.
  static func whenUnused(_ remove: () -> Void) -> Bool {
    let use = Self(descriptor: opened())
    defer { use.end() }
    let end = ContinuousClock.now + .seconds(patience)
    while flock(use.descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK,
      ContinuousClock.now < end
    {
      if Task.isCancelled { return false }
      usleep(pause)
    }
    remove()
    return true
  }

  private static func opened() -> Int32 {
    // SAFETY: the path is a C string for the length of the call.
    unsafe open(CacheFolder.path + "/use.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }
}
