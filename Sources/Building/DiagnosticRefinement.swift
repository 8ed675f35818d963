// Finds errors that the compiler does not report at once: unclosed brackets, and all missing modules.

internal import Foundation
internal import Messages

/// Runs further checks on sources that the compiler refuses.
struct DiagnosticRefinement {
  private let compiler: ModuleCompiler

  init(_ compiler: ModuleCompiler) { self.compiler = compiler }

  /// Errors that say more than the given ones; empty if there are none.
  func refined(_ errors: [SourceMessage]) async throws(BuildFailure) -> [SourceMessage] {
    if errors.contains(where: { $0.text.hasPrefix(Self.missing) }) {
      return try await missingModules()
    }
    return errors.contains(where: isOutside) ? try await syntaxErrors() : []
  }

  // MARK: Modules

  private static let missing = "no such module "

  /// An error for each import of a missing module; the compiler stops at the first.
  private func missingModules() async throws(BuildFailure) -> [SourceMessage] {
    let imports = compiler.files.flatMap(imports)
    let questions = Set(imports.map(\.module)).sorted().map { module in
      "#if !canImport(\(module))\n#warning(\"\(module)\")\n#endif\n"
    }
    let outcome = try await compiler.frontend.run(
      ["-frontend", "-typecheck", try write(questions.joined(), "imports")] + compiler.arguments)
    let answers = CompilerMessages.parse(outcome.complaints, []).map(\.text)
    return imports.filter { answers.contains($0.module) }.map {
      SourceMessage(.error, at: $0.place, "\(Self.missing)'\($0.module)'")
    }
  }

  private func imports(of file: LoweredFile) -> [(module: String, place: SourcePlace)] {
    let pattern = /^\s*(?:@\w+\s+)*(?:[a-z]+\s+)?import\s+(\w+)/
    return lines(of: file).enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: pattern) else { return nil }
      let column = line[..<match.1.startIndex].utf8.count + 1
      return (
        String(match.1),
        SourcePlace(
          file: file.path, line: index + 1,
          column: file.originalColumn(line: index + 1, column: column))
      )
    }
  }

  // MARK: Grammar

  /// Whether a message is about no place in the user's files: a bracket or a comment that does not end
  /// goes on in the code behind them.
  private func isOutside(_ message: SourceMessage) -> Bool {
    guard let place = message.place,
      let file = compiler.files.first(where: { $0.path == place.file })
    else { return true }
    return place.line > lines(of: file).count
  }

  /// The syntax errors in the files, parsed without the generated code.
  private func syntaxErrors() async throws(BuildFailure) -> [SourceMessage] {
    var own: [LoweredFile] = []
    for (index, file) in compiler.files.enumerated() {
      var copy = file
      copy.path = try write(lines(of: file).joined(separator: "\n"), "\(index)")
      own.append(copy)
    }
    let outcome = try await compiler.frontend.run(
      ["-frontend", "-parse", "-diagnostic-style", "llvm"] + own.map(\.path))
    // Behind a member that was moved, places are those of the original.
    let messages = CompilerMessages.parse(outcome.complaints, own + compiler.files)
    return messages.filter { $0.severity == .error }.map { message in
      guard let index = own.firstIndex(where: { $0.path == message.place?.file }) else {
        return message
      }
      var message = message
      message.place?.file = compiler.files[index].path
      return message
    }
  }

  // MARK: Files

  /// The user's lines in a copy, behind the one that names the file.
  private func lines(of file: LoweredFile) -> ArraySlice<Substring> {
    file.ownText.split(omittingEmptySubsequences: false) { $0.isNewline }.dropFirst()
  }

  private func write(_ text: String, _ name: String) throws(BuildFailure) -> String {
    let path = "\(try CacheFolder.folder(inside: compiler.scratch, "again"))/\(name).swift"
    do {
      try ScratchFile.write(Array(text.utf8), to: path)
    } catch {
      throw .fault("\(path) cannot be written: \(error.localizedDescription)")
    }
    return path
  }
}
