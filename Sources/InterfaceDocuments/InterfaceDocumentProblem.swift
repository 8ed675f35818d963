// A fault of a document that can be read all the same.

/// A fault of a document that can be read all the same, with its line.
package struct InterfaceDocumentProblem: Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1.
  package var line: Int
  /// A clause such as `the id a stands in line 3 too`.
  package var sentence: String

  package var description: String { "line \(line): \(sentence)" }
}
