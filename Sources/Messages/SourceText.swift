// A source file as it was read from disk.

/// What the reader is given of each file.
package struct SourceText: Codable, Hashable, Sendable {
  /// As messages shall name it.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
