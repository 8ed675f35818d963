// Variables of the process's environment.

private import Glibc

/// Returns a variable of the process's environment; nil where it is not set.
///
/// `ProcessInfo.environment` creates a dictionary of all variables at each call; the first call took nearly a
/// millisecond of the program's start.
package func environmentVariable(_ name: String) -> String? {
  // SAFETY: the C string is copied at once, and nothing here changes the environment.
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

/// Returns a variable of the process's environment; nil where it is not set or empty.
package func nonemptyEnvironmentVariable(_ name: String) -> String? {
  environmentVariable(name).flatMap { $0.isEmpty ? nil : $0 }
}
