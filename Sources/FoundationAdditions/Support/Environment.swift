// Variables of the process's environment.

private import Glibc

/// A variable of the process's environment; nil where it is not set.
///
/// `ProcessInfo.environment` makes a dictionary of all variables at each call; the first was nearly a
/// millisecond of the program's start.
package func environmentVariable(_ name: String) -> String? {
  // SAFETY: the text is copied at once; nothing here changes the environment.
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

/// The same, nil too where it is empty: that asks for nothing.
package func environmentWish(_ name: String) -> String? {
  environmentVariable(name).flatMap { $0.isEmpty ? nil : $0 }
}
