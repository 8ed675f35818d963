// The error of a document that cannot be read.

/// An error in a document, with its line.
package struct NibError: Error, CustomStringConvertible, Equatable {
  package var line: Int
  package var reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "line \(line): \(reason)" }
}
