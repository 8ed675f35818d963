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
  /// The compiler's errors for which parts of the file are left out, build by build: those of each came without the parts
  /// that the ones before have left out.
  package var faults: [[SourceMessage]]

  /// A file's content. Default: no modules are known, the file is in no target of a package, and nothing is left out.
  package init(
    path: String, text: String, modules: [String] = [], module: SourceModule = .live,
    faults: [[SourceMessage]] = []
  ) {
    self.path = path
    self.text = text
    self.modules = modules
    self.module = module
    self.faults = faults
  }
}
