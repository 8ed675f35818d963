// The compiler's errors for which parts of files are left out.

internal import Messages

/// The faults of files, by path, build by build. They hold as long as their file is not saved, and the files that it sees
/// keep their interfaces.
struct FileFaults: Codable, Sendable {
  private struct File: Codable {
    let stamp: [Double]
    var builds: [[SourceMessage]]
  }

  private var files: [String: File] = [:]
  /// The interfaces of the files that those with faults see, by path; empty: no build has succeeded with the faults yet.
  private var interfaces: [String: String] = [:]

  /// Whether no file has a fault.
  var isEmpty: Bool { files.isEmpty }

  /// The files with faults.
  var paths: some Sequence<String> { files.keys }

  /// Whether a file, as it is now, has faults.
  func contains(_ path: String) -> Bool { currentFile(path) != nil }

  private func currentFile(_ path: String) -> File? {
    files[path].flatMap { FileStamp.of(path) == $0.stamp ? $0 : nil }
  }

  /// Adds the errors of a build in the file at a path.
  mutating func add(_ errors: [SourceMessage], at path: String) {
    var file = currentFile(path) ?? File(stamp: FileStamp.of(path), builds: [])
    file.builds.append(errors)
    files[path] = file
  }

  /// Forgets the faults of a file.
  mutating func forget(_ path: String) { files[path] = nil }

  /// The faults of the files that are as they were, but for those that shall stay whole.
  func current(without whole: WholeFiles) -> FileFaults {
    var current = self
    current.files = files.filter { !whole.contains($0.key) && contains($0.key) }
    return current
  }

  /// Adds the faults of files that have none here, of a search among the same texts.
  mutating func merge(_ other: FileFaults) {
    files.merge(other.files) { first, _ in first }
  }

  /// Texts with their faults. `names`: what files are called in messages.
  func marked(_ texts: [SourceText], _ names: FileNames) -> [SourceText] {
    if files.isEmpty { return texts }
    return texts.map { text in
      guard let file = currentFile(names.path(text.path)) else { return text }
      var marked = text
      marked.faults = file.builds.map(names.withNames)
      return marked
    }
  }

  // MARK: Interfaces

  /// Whether the interfaces of a build's files are known.
  var hasInterfaces: Bool { !interfaces.isEmpty }

  /// Remembers the interfaces of a build's files.
  mutating func note(_ report: SourceReport, _ names: FileNames) {
    interfaces = files.isEmpty ? [:] : self.interfaces(in: report, names)
  }

  /// Whether the files have the interfaces that are remembered; where not, an error may be gone.
  func areCurrent(among report: SourceReport, _ names: FileNames) -> Bool {
    interfaces.isEmpty || interfaces == self.interfaces(in: report, names)
  }

  /// The interfaces of the files that those with faults see: of their modules and of the modules that these import.
  private func interfaces(in report: SourceReport, _ names: FileNames) -> [String: String] {
    let modules = report.files.filter { files[names.path($0.path)] != nil }.map(\.module)
    let seen = modules.reduce(into: Set<String>()) { seen, module in
      seen.formUnion([module.compiledName])
      seen.formUnion(module.imports.values)
    }
    let known = report.files.filter { seen.contains($0.module.compiledName) }
      .map { (names.path($0.path), $0.interface) }
    return Dictionary(known) { first, _ in first }
  }
}
