// How far a scan is.

/// How far a scan is: files that were read, modules that were built, and what it is at.
package struct ScanProgress: Sendable, CustomStringConvertible {
  /// Files that were read, of so many.
  package var files = (read: 0, count: 0)
  /// Modules that were built, of so many; 0 before their number is known.
  package var modules = (built: 0, count: 0)
  /// The module or the view that it is at.
  package var current = ""

  package var description: String {
    let counts = "\(files.read) of \(files.count) files read"
    guard modules.count > 0 else { return counts }
    return counts + ", \(modules.built) of \(modules.count) modules built: \(current)"
  }
}
