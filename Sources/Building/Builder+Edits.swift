// Builds in which a changed literal or body needs little or nothing of the compiler.

internal import CLinux
internal import Foundation
package import Messages

extension Builder {
  /// Whether ``withEdits(_:)`` can have an answer.
  package var isPreparedForEdits: Bool { editable.value != nil }

  /// The library that was prepared, with the literals or the bodies of sources; nil where they differ in anything else
  /// from those that it was prepared for.
  package func withEdits(_ sources: [SourceText]) async throws(BuildFailure) -> BuiltLibrary? {
    guard let library = editable.value else { return nil }
    let rest = assigned(lastExcluded.value.rest(of: sources))
    let known = try await library.library(of: rest) { () throws(BuildFailure) in
      try await read(rest)
    }
    if let known { return known }
    return try await withOtherBodies(rest, of: library)
  }

  /// Prepares the library of the last build for edits of the file that was changed last. `shown`: the file to take where
  /// none was.
  package func prepareForEdits(
    of built: BuiltLibrary, shownIn shown: String?
  ) async throws(BuildFailure) {
    // After each save the allocator would keep what the build's threads have used.
    defer { linux_release_memory() }
    try await Self.workingAhead { () throws(BuildFailure) in
      try await makeEditable(built, shownIn: shown)
    }
  }

  /// Runs `body` with programs that give way to those that somebody waits for.
  private static func workingAhead(
    _ body: () async throws(BuildFailure) -> Void
  ) async throws(BuildFailure) {
    let outcome: Result<Void, BuildFailure> = await Tool.$isWorkingAhead.withValue(true) {
      do throws(BuildFailure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  private func makeEditable(
    _ built: BuiltLibrary, shownIn shown: String?
  ) async throws(BuildFailure) {
    let sources = lastSources.value
    guard let path = changedPath.value ?? shown else { return }
    let report = try await report(of: sources)
    let isPrepared = try await editable.value?.library(of: sources) { report }
    if isPrepared != nil, editable.value?.readsLiterals(ofFileAt: path) == true { return }
    guard let source = sources.first(where: { $0.path == path }),
      let file = EditableLibrary.File(source, in: report)
    else { return }
    // Bodies need less than literals do.
    if editable.value?.hasStood(for: file) != true {
      editable.value = try await library(of: sources, as: built, for: file, readsLiterals: false)
    }
    if let library = try await library(of: sources, as: built, for: file, readsLiterals: true) {
      editable.value = library
    }
    editable.value?.prewarmedCompiler.fill(toolchain)
    // The reader knows the bodies of later copies from saves.
    if let bodies = editable.value?.bodies, bodies.interface.lastCopy.value == nil {
      try await parse(bodies.base, of: sources)
    }
  }

  /// Has the compiler record what the files of the modules of a build use of one another, where it has not done so: a
  /// whole compile, which gives way to others.
  package func recordDependencies(of built: BuiltLibrary) async throws(BuildFailure) {
    try await Self.workingAhead { () throws(BuildFailure) in try await makeRecords(of: built) }
  }

  private func makeRecords(of built: BuiltLibrary) async throws(BuildFailure) {
    let folder = OwnedFolder(CacheFolder.scratch)
    let set = ModuleSetBuild(built.report, .none)
    for module in set.modules {
      let scratch = "\(folder.path)/\(module.module.compiledName)"
      _ = try CacheFolder.folder(inside: scratch, "")
      let copies = try self.copies.paths(of: module.files)
      var compiler = compiler(of: module, in: set, scratch: scratch, copies: copies)
      compiler.tell = { _ in }
      try await compiler.recordDependencies(keptIn: try keptObjectFolder(of: module))
    }
  }

  // MARK: The library

  /// Links a library in which the bodies of a file can be replaced, and its literals are calls if `readsLiterals`; nil
  /// where the compiler does not take the file so.
  private func library(
    of sources: [SourceText], as built: BuiltLibrary, for file: EditableLibrary.File,
    readsLiterals: Bool
  ) async throws(BuildFailure) -> EditableLibrary? {
    let folder = OwnedFolder(CacheFolder.scratch)
    let set = ModuleSetBuild(built.report, .none)
    // A save may have begun meanwhile.
    var objects = try await objects(of: set, scratch: folder.path, nil, asLastBuild: false)
    guard let place = place(of: file, in: set),
      let compiled = try await compiled(
        file, at: place, in: set, folder: folder.path, readsLiterals: readsLiterals)
    else { return nil }
    objects[place.object] = compiled.object
    let library = folder.path + "/literals.so"
    try await link(objects, of: built.report, to: library)
    let bodies =
      compiled.isReplaceable
      ? try await bodies(of: file, at: place, in: set, objects: objects, folder: folder.path) : nil
    return EditableLibrary(
      at: library, in: folder, of: sources, as: built, file: file, reading: compiled.literals,
      replacing: bodies)
  }

  /// A file's place among those of a set of modules.
  private struct Place {
    let module: ModuleFiles
    /// Among the module's files.
    let index: Int
    /// Among the objects of all modules.
    let object: Int
  }

  private func place(of file: EditableLibrary.File, in set: ModuleSetBuild) -> Place? {
    var before = 0
    for module in set.modules {
      if let index = module.files.firstIndex(where: { $0.path == file.source.path }) {
        return Place(module: module, index: index, object: before + index)
      }
      before += module.files.count
    }
    return nil
  }

  /// A file that was compiled, with calls in the place of literals.
  private struct Compiled {
    /// Nil: they are as they are written.
    let literals: [EditableLibrary.Literal]?
    let object: String
    /// Whether its bodies can be replaced.
    let isReplaceable: Bool
  }

  private func compiled(
    _ file: EditableLibrary.File, at place: Place, in set: ModuleSetBuild, folder: String,
    readsLiterals: Bool
  ) async throws(BuildFailure) -> Compiled? {
    let (module, index) = (place.module, place.index)
    let scratch = folder + "/named"
    _ = try CacheFolder.folder(inside: folder, "named")
    var copies = try self.copies.paths(of: module.files)
    var literals: [EditableLibrary.Literal]?
    if readsLiterals {
      let compiler = compiler(of: module, in: set, scratch: scratch, copies: copies)
      guard let found = try await self.literals(of: file, at: index, by: compiler) else {
        return nil
      }
      literals = found
      var changed = module.files[index]
      changed.text = LiteralCalls.text(changed.text, naming: found.map(\.lowered))
      copies[index] = try SourceCopies.write(changed, index, to: scratch)
    }
    let other = self.compiler(of: module, in: set, scratch: scratch, copies: copies)
    if let object = try await other.allowingReplacement.object(of: index) {
      return Compiled(literals: literals, object: object, isReplaceable: true)
    }
    return try await other.object(of: index).map {
      Compiled(literals: literals, object: $0, isReplaceable: false)
    }
  }

  /// The literals of a file that can be read from a table; nil where it has errors.
  private func literals(
    of file: EditableLibrary.File, at index: Int, by compiler: ModuleCompiler
  ) async throws(BuildFailure) -> [EditableLibrary.Literal]? {
    guard let tree = try await compiler.tree(of: index) else { return nil }
    let text = compiler.files[index].text
    let reply: LiteralReply = try await ReaderQuestion.reply(
      to: LiteralRequest(text: text, treePath: tree), .literals, about: file.source.path)
    let readable = LiteralReader.readable(reply.literals, in: text)
    return zip(readable, file.literals(readable)).compactMap { lowered, written in
      written.map { (lowered, $0) }
    }
  }

  // MARK: Bodies

  /// The name of the module in which replacements are compiled.
  private static let replacementModule = "VitrineBodies"

  /// All that replacing the bodies of a file needs; nil where the compiler does not write the module's interface.
  private func bodies(
    of file: EditableLibrary.File, at place: Place, in set: ModuleSetBuild,
    objects: [String], folder: String
  ) async throws(BuildFailure) -> EditableLibrary.Bodies? {
    let name = place.module.module.compiledName
    let copies = try self.copies.paths(of: place.module.files)
    let fileName = URL(fileURLWithPath: copies[place.index]).lastPathComponent
    let compiler = compiler(
      of: place.module, in: set, scratch: folder, copies: copies)
    let known = editable.value.flatMap { $0.hasStood(for: file) ? $0.bodies : nil }
    var interface = known?.base.fileName == fileName ? known?.interface : nil
    if interface == nil {
      let written = OwnedFolder(CacheFolder.scratch)
      do {
        try await compiler.allowingReplacement.writeInterface(name, to: written.path)
        interface = BodyInterface(folder: written)
      } catch {
        guard case .sources = error else { throw error }
      }
    }
    return interface.map { interface in
      EditableLibrary.Bodies(
        base: BodyBase(
          path: file.source.path, text: file.lowered.text, fileName: fileName, module: name),
        objects: objects, interface: interface,
        arguments: compiler.arguments(ofModule: Self.replacementModule)
          + ["-I", interface.folder.path, "-import-module", name])
    }
  }

  /// The library with the bodies of sources.
  private func withOtherBodies(
    _ sources: [SourceText], of library: EditableLibrary
  ) async throws(BuildFailure) -> BuiltLibrary? {
    guard let bodies = library.bodies, library.differsInFile(from: sources) else { return nil }
    let answer = try await read(sources, replacingBodiesOf: bodies.base)
    guard let code = answer.replacement, library.differsInCopy(from: answer.report) else {
      return nil
    }
    let ready = library.prewarmedCompiler.take(fileCount: 1, bodies.arguments)
    let folder = OwnedFolder(ready?.scratch ?? CacheFolder.scratch)
    let file = LoweredFile(path: library.file.source.path, text: code, shifts: [])
    let compiler = ModuleCompiler(
      frontend: toolchain.frontend, arguments: bodies.arguments, version: Fingerprint(),
      scratch: folder.path, copies: [try SourceCopies.write(file, 0, to: folder.path)],
      files: [file], ready: ready?.compiler)
    guard let object = try await compiler.object(of: 0) else { return nil }
    let path = "\(library.folder.path)/\(UUID().uuidString).so"
    try await link(
      bodies.objects + [object], of: answer.report, to: path, by: waitingLinker.exchange(for: nil))
    return library.library(at: path, replacingBodiesBy: answer.report)
  }
}
