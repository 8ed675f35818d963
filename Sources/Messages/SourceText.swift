// A source file as it was read from disk.

/// What the reader is given of each file.
package struct SourceText: Codable, Hashable, Sendable {
  /// As messages shall name it.
  package var path: String
  package var text: String
  /// What the module is called that a user's sources become.
  package static let module = "Live"

  /// The modules of the projects around the file, whose sources may be among those given.
  package var modules: [String]

  package init(path: String, text: String, modules: [String] = []) {
    self.path = path
    self.text = text
    self.modules = modules
  }
}
