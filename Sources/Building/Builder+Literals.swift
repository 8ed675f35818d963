// Builds in which a changed literal needs no compiler.

internal import Foundation
package import Messages

extension Builder {
  /// Whether ``withOtherLiterals(_:)`` can have an answer.
  package var isPreparedForLiterals: Bool { literals.value != nil }

  /// The library that was prepared, with the literals of sources; nil where they differ in anything else from those that
  /// it was prepared for.
  package func withOtherLiterals(
    _ sources: [SourceText]
  ) async throws(BuildFailure) -> BuiltLibrary? {
    let rest = lastExcluded.value.rest(of: sources)
    return try await literals.value?.library(of: assigned(rest)) { () throws(BuildFailure) in
      try await read(rest)
    }
  }

  /// Prepares the library of the last build for other literals in the file that was changed last. `shown`: the file to
  /// take where none was. Does nothing where the compiler does not take the file with calls in the place of literals.
  package func prepareLiterals(
    of built: BuiltLibrary, shownIn shown: String?
  ) async throws(BuildFailure) {
    let sources = lastSources.value
    guard let path = changedPath.value ?? shown else { return }
    let report = try await read(sources)
    let isPrepared = try await literals.value?.library(of: sources) { report }
    if isPrepared != nil, literals.value?.isMade(for: path) == true { return }
    literals.value = nil
    guard let source = sources.first(where: { $0.path == path }),
      let lowered = report.files.first(where: { $0.path == path })
    else { return }
    let folder = CacheFolder.scratch
    // A library that was made keeps its folder.
    var isKept = false
    defer { if !isKept { try? FileManager.default.removeItem(atPath: folder) } }
    let file = LiteralLibrary.File(source: source, lowered: lowered)
    let library = folder + "/literals.so"
    guard let found = try await link(built.report, naming: file, to: library, in: folder) else {
      return
    }
    literals.value = LiteralLibrary(at: library, of: sources, as: built, file: file, reading: found)
    isKept = true
  }

  /// A literal of the lowered text, and the same in the source.
  private typealias Literal = (lowered: TypedLiteral, written: TypedLiteral)

  /// Links a library in which the literals of a file are calls; nil where there are none that can be.
  private func link(
    _ report: SourceReport, naming file: LiteralLibrary.File, to library: String, in folder: String
  ) async throws(BuildFailure) -> [Literal]? {
    let set = ModuleSetBuild(report, .none)
    var objects = try await objects(of: set, scratch: folder, nil)
    guard let found = try await replaced(file, in: set, folder) else { return nil }
    objects[found.index] = found.object
    try await link(objects, of: report, to: library)
    return found.literals
  }

  /// A file that was compiled with calls in the place of its literals.
  private struct Replaced {
    let literals: [Literal]
    let object: String
    /// The index of its object among those of all modules.
    let index: Int
  }

  private func replaced(
    _ file: LiteralLibrary.File, in set: ModuleSetBuild, _ folder: String
  ) async throws(BuildFailure) -> Replaced? {
    var before = 0
    for module in set.modules {
      guard let index = module.files.firstIndex(where: { $0.path == file.source.path }) else {
        before += module.files.count
        continue
      }
      let scratch = folder + "/named"
      _ = try CacheFolder.folder(inside: folder, "named")
      var copies = try self.copies.paths(of: module.files)
      let compiler = compiler(of: module, in: set, scratch: scratch, copies: copies)
      guard let tree = try await compiler.tree(of: index) else { return nil }
      var changed = module.files[index]
      let text = changed.text
      let reply: LiteralReply = try await ReaderQuestion.reply(
        to: LiteralRequest(text: text, treePath: tree), .literals, about: file.source.path)
      let readable = LiteralReader.readable(reply.literals, in: text)
      let literals = zip(readable, file.literals(readable)).compactMap { lowered, written in
        written.map { (lowered, $0) }
      }
      if literals.isEmpty { return nil }
      changed.text = LiteralCalls.text(text, naming: literals.map(\.0))
      copies[index] = try SourceCopies.write(changed, index, to: scratch)
      let other = self.compiler(of: module, in: set, scratch: scratch, copies: copies)
      guard let object = try await other.object(of: index) else { return nil }
      return Replaced(literals: literals, object: object, index: before + index)
    }
    return nil
  }
}
