// A source file as it was read from disk.

/// A file as the reader gets it.
package struct SourceText: Codable, Hashable, Sendable {
  /// As messages shall name it.
  package var path: String
  /// The whole content.
  package var text: String
  /// The name of the module that a user's sources become.
  package static let module = "Live"

  /// The modules of the projects around the file, whose sources may be among those given.
  package var modules: [String]

  /// A file's content. Default: no modules are known.
  package init(path: String, text: String, modules: [String] = []) {
    self.path = path
    self.text = text
    self.modules = modules
  }
}
