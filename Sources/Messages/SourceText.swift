// A source file as it was read from disk.

/// A file as the reader gets it.
package struct SourceText: Codable, Hashable, Sendable {
  /// As messages shall name it.
  package var path: String
  /// The whole content.
  package var text: String
  /// The modules of the projects around the file, whose sources may be among those given.
  package var modules: [String]
  /// The module that the file is compiled in.
  package var module: SourceModule

  /// A file's content. Default: no modules are known, and the file is in no target of a package.
  package init(
    path: String, text: String, modules: [String] = [], module: SourceModule = .live
  ) {
    self.path = path
    self.text = text
    self.modules = modules
    self.module = module
  }
}
