// The position of a declaration.

/// A place in a source file.
package struct SourcePosition: Hashable, Sendable {
  /// The file's name, as the compiler was given it.
  package var file: String
  /// The line, from 1.
  package var line: Int

  /// A line of a file, from 1.
  package init(_ file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
