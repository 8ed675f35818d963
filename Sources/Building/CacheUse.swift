// Builds of several processes in one cache.

internal import Foundation

/// Held by a compilation while it uses the cache. Many are held at once, by any process; what may be damaged is removed
/// while none is, or a build would lose what it has just made.
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

  /// Seconds after which something is removed though it is used: a compilation may take for ever.
  private static let patience = 30

  /// Removes something when nobody uses the cache, or after half a minute. Not where the task is cancelled meanwhile.
  static func whenUnused(_ remove: () -> Void) async {
    let use = Self(descriptor: opened())
    defer { use.end() }
    let end = ContinuousClock.now + .seconds(patience)
    while flock(use.descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK,
      ContinuousClock.now < end
    {
      do { try await Task.sleep(for: .milliseconds(20)) } catch { return }
    }
    remove()
  }

  private static func opened() -> Int32 {
    // SAFETY: the path is a C string for the length of the call.
    unsafe open(CacheFolder.path + "/use.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }
}
