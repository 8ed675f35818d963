// The Swift module that a source file belongs to.

/// A module of sources: a target of a package, or all files that are in no target.
package struct SourceModule: Codable, Hashable, Sendable {
  /// The module of files that are in no target of a package.
  package static let live = SourceModule(name: "Live")

  /// The name by which sources import it.
  package var name: String
  /// The name that it is compiled by, which no other module has: neither one of the sources nor one of the
  /// framework.
  package var compiledName: String
  /// Its package, whose modules share what is declared with `package`.
  package var package: String
  /// The modules among the sources that it can import: their compiled names by their names.
  package var imports: [String: String]
  /// The compiled names of those that only files of the module import that are not among the sources. Swift shows a
  /// module's files all members of what one of them imports. Default: none.
  package var importedElsewhere: [String] = []

  /// A module that can import none of the sources' others. Default: it is compiled by its own name, and alone in
  /// its package.
  package init(name: String, compiledName: String? = nil, package: String? = nil) {
    self.name = name
    self.compiledName = compiledName ?? name
    self.package = package ?? name
    imports = [:]
  }

  /// The name that another module is compiled by; its own for one that it cannot import: that one's files are
  /// its own.
  package func compiledName(of module: String) -> String { imports[module] ?? compiledName }

  /// The C symbol of the function that makes the module's classes known, without parameters and result. The
  /// reader writes it into the last copy of the module; the agent calls it once, after loading the library.
  package var entryPoint: String { "vitrine_load_" + compiledName }
}
