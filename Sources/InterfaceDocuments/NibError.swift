// The error of a document that cannot be read.

/// The error of a document that cannot be read, with its line.
package struct NibError: Error, CustomStringConvertible, Equatable {
  /// The line, from 1; in a document without line breaks always 1.
  package var line: Int
  /// A clause such as `a value is not closed`.
  package var reason: String

  /// An error at a line from 1.
  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "line \(line): \(reason)" }
}
