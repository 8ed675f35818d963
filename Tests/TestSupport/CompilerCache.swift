// The compilers' cache between the tests of one run.

internal import Foundation

/// A folder for `XDG_CACHE_HOME`: all tests of this process share it, and it is gone with it, so that
/// every run begins with a cold one.
package enum CompilerCache {
  package static let path: String = {
    atexit { try? FileManager.default.removeItem(atPath: CompilerCache.path) }
    return NSTemporaryDirectory() + "vitrine-cache-" + UUID().uuidString
  }()

  /// The environment's entry.
  package static var environment: [String: String] { ["XDG_CACHE_HOME": path] }
}
