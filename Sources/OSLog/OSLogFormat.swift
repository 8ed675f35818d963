// Format strings of the system log.

internal import Foundation

/// Formats messages of `os_log`.
package enum OSLogFormat {
  /// The format filled with `arguments`. Options in braces, as in `%{public}d`, are ignored.
  package static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: format.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
  }
}
