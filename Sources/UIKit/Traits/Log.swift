// One line on the standard error stream for a value that was refused at a public door.

import CoreGraphics
private import Synchronization

/// Lines that were said already: a value refused sixty times a second is one line.
private let said = Mutex<Set<String>>([])

/// Writes `vitrine: <message>` to the standard error stream, once for each message.
package func logOnce(_ message: String) {
  guard said.withLock({ $0.insert(message).inserted }) else { return }
  FileHandle.standardError.write(Data("vitrine: \(message)\n".utf8))
}

/// Whether all `values` are finite; where not, says once that `name` keeps its old value.
package func allFinite(_ values: CGFloat..., for name: StaticString) -> Bool {
  if values.allSatisfy(\.isFinite) { return true }
  logOnce("\(name): a value that is not a finite number was ignored")
  return false
}
