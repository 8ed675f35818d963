// Messages on the standard error stream, each written once.

private import Synchronization

/// The messages written so far: a value that is rejected sixty times a second is logged once.
private let logged = Mutex<Set<String>>([])

/// Writes `vitrine: <message>` to the standard error stream, once for each message.
package func logOnce(_ message: String) {
  guard logged.withLock({ $0.insert(message).inserted }) else { return }
  // A standard error stream that is closed or full must not end the program.
  try? FileHandle.standardError.write(contentsOf: Data("vitrine: \(message)\n".utf8))
  LogObservers.tell(message)
}

/// Whether all `values` are finite. If not, logs once that a value for `name`, a class and its property such as
/// `CALayer.opacity`, was ignored.
package func allFinite(_ values: CGFloat..., for name: StaticString) -> Bool {
  if values.allSatisfy(\.isFinite) { return true }
  logOnce("\(name): a value that is not a finite number was ignored")
  return false
}
