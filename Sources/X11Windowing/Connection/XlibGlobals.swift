// What connections on several threads share inside Xlib.

internal import CXlib
package import Windowing

/// Xlib and its libraries keep lists for the whole process without guarding them well: of each extension's
/// connections, of locales (which input methods and resources use) and of locale modifiers. Two
/// connections on two threads would use what the other has freed.
///
/// The lock is held where an extension is used first, where a connection closes, and around input methods
/// and resources. Errors of the server may be named meanwhile, so that one thread may take it twice.
package enum XlibGlobals {
  package static let lock = NSRecursiveLock()

  /// Closes a connection.
  package static func close(_ display: OpaquePointer) {
    lock.withLock { _ = unsafe XCloseDisplay(display) }
  }
}
