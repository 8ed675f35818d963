// The lock around what Xlib shares between connections on several threads.

internal import CXlib
package import Windowing

/// Guards the lists that Xlib and its libraries keep for the whole process: each extension's connections,
/// locales (which input methods and resources use) and locale modifiers. Without the lock two connections
/// on two threads would use what the other has freed.
///
/// It is held where an extension is used first, where a connection closes, and around input methods and
/// resources.
package enum XlibGlobals {
  /// Recursive, because an error's name may be looked up while it is held.
  package static let lock = NSRecursiveLock()

  /// Closes a display (`XCloseDisplay`).
  package static func close(_ display: OpaquePointer) {
    // SAFETY: the caller owns the display and does not use it again.
    lock.withLock { _ = unsafe XCloseDisplay(display) }
  }
}
