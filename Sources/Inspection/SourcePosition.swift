// Where something is declared.

/// A place in a source file.
package struct SourcePosition: Hashable, Sendable {
  /// The file's name, as the compiler was given it.
  package var file: String
  /// From 1.
  package var line: Int

  package init(_ file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
