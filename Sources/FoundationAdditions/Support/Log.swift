// One line on the standard error stream for a value that was refused at a public door.

private import Synchronization

/// Lines that were said already: a value refused sixty times a second is one line.
private let said = Mutex<Set<String>>([])

/// Writes `vitrine: <message>` to the standard error stream, once for each message.
package func logOnce(_ message: String) {
  guard said.withLock({ $0.insert(message).inserted }) else { return }
  // A standard error stream that is closed or full is no reason to stop.
  try? FileHandle.standardError.write(contentsOf: Data("vitrine: \(message)\n".utf8))
}

/// Whether all `values` are finite; where not, says once that `name` keeps its old value.
/// `name` is class and property, such as `CALayer.opacity`.
package func allFinite(_ values: CGFloat..., for name: StaticString) -> Bool {
  if values.allSatisfy(\.isFinite) { return true }
  logOnce("\(name): a value that is not a finite number was ignored")
  return false
}
