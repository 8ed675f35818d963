// The lowered files of one module, and the modules of a report in the order in which they are compiled.

internal import Messages

/// A module with its lowered files.
struct ModuleFiles: Sendable {
  let module: SourceModule
  let files: [LoweredFile]
  /// Whether another module imports it.
  let isImported: Bool
  /// The compiled names of the modules that it can import.
  var imports: [String] { module.imports.values.sorted() }

  /// A module for the compiler's arguments alone.
  init(_ module: SourceModule, _ files: [LoweredFile] = [], isImported: Bool = false) {
    self.module = module
    self.files = files
    self.isImported = isImported
  }

  /// Adds a text of each file that changes when other modules may have to be compiled anew.
  func addInterface(to fingerprint: inout Fingerprint) {
    for file in files { for text in [file.path, file.interface] { fingerprint.add(text) } }
  }
}

extension SourceReport {
  /// The modules, each behind those that it can import.
  var modulesInOrder: [ModuleFiles] {
    let modules = modules
    let imported = Set(modules.flatMap(\.imports.values))
    var ordered: [SourceModule] = []
    func append(_ module: SourceModule, below path: [String]) {
      guard !ordered.contains(module), !path.contains(module.compiledName) else { return }
      let names = module.imports.values.sorted()
      for needed in modules where names.contains(needed.compiledName) {
        append(needed, below: path + [module.compiledName])
      }
      ordered.append(module)
    }
    for module in modules { append(module, below: []) }
    return ordered.map { module in
      ModuleFiles(
        module, files.filter { $0.module == module },
        isImported: imported.contains(module.compiledName))
    }
  }
}
