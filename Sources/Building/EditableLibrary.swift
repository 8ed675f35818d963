// A library whose literals and bodies can be changed without compiling its files.

internal import Foundation
internal import Messages

/// A library in which the literals of one file are read from a table, and the bodies of its functions can be replaced. It
/// is there as long as this is.
final class EditableLibrary: Sendable {
  /// A file, before and after lowering.
  struct File: Sendable {
    let source: SourceText
    let lowered: LoweredFile
    /// The other lowered files, as the reader has told of them.
    let others: [LoweredFile]

    /// The file of a source in the reader's report of all sources; nil where it is not there.
    init?(_ source: SourceText, in report: SourceReport) {
      guard let lowered = report.files.first(where: { $0.path == source.path }) else { return nil }
      self.source = source
      self.lowered = lowered
      others = report.files.filter { $0.path != source.path }
    }

    /// The literals of the lowered text as they stand in the source; nil for one that does not stand there as it is.
    func literals(_ literals: [TypedLiteral]) -> [TypedLiteral?] {
      let (text, copy) = (TextLines(source.text), TextLines(lowered.text))
      return literals.map { literal in
        var (line, column) = copy.place(of: literal.range.lowerBound)
        // The copy's first line names the source.
        line -= 1
        column = lowered.originalColumn(line: line, column: column)
        guard let start = text.offset(line: line, column: column) else { return nil }
        let range = start..<start + literal.range.count
        guard text.bytes(range) == copy.bytes(literal.range) else { return nil }
        return TypedLiteral(range: range, form: literal.form, value: literal.value)
      }
    }
  }

  /// A literal of the lowered text, and the same in the source.
  typealias Literal = (lowered: TypedLiteral, written: TypedLiteral)

  /// All that replacing bodies needs.
  struct Bodies: Sendable {
    let base: BodyBase
    /// The objects of all modules, in which those of the file can be replaced.
    let objects: [String]
    let interface: BodyInterface
    /// The compiler's arguments for the replacement.
    let arguments: [String]
  }

  /// Holds the library.
  let folder: OwnedFolder
  /// The library's file.
  private let path: String
  /// The sources that it was made of.
  private let sources: [SourceText]
  /// The library that was built of them.
  private let built: BuiltLibrary
  /// The file that can be changed.
  let file: File
  /// The literals in the table, in the lowered text and in the source.
  private let lowered: [TypedLiteral]
  private let written: [TypedLiteral]
  /// Their values in `sources`.
  private let values: LiteralValues
  private let readsLiterals: Bool
  /// Nil: none can be replaced.
  let bodies: Bodies?
  /// Waits for the next replacement.
  let prewarmedCompiler = PrewarmedCompiler()

  init(
    at path: String, in folder: OwnedFolder, of sources: [SourceText], as built: BuiltLibrary,
    file: File, reading literals: [Literal]?, replacing bodies: Bodies?
  ) {
    self.path = path
    self.folder = folder
    self.sources = sources
    self.built = built
    self.file = file
    self.bodies = bodies
    readsLiterals = literals != nil
    lowered = literals?.map(\.lowered) ?? []
    written = literals?.map(\.written) ?? []
    if let bodies { prewarmedCompiler.expect(fileCount: 1, bodies.arguments) }
    let text = file.source.text
    values = LiteralReader.values(of: written, in: text, as: text) ?? LiteralValues()
  }

  /// Whether the literals of a file are read from the table.
  func readsLiterals(ofFileAt path: String) -> Bool { readsLiterals && file.source.path == path }

  /// The text of the file among sources; nil where others are not those that it was made of.
  private func text(in other: [SourceText]) -> String? {
    guard other.map(\.path) == sources.map(\.path) else { return nil }
    var text = file.source.text
    for (old, new) in zip(sources, other) where old != new {
      guard old.path == file.source.path, old.module == new.module else { return nil }
      text = new.text
    }
    return text
  }

  /// The library with the literals of sources; nil where they differ in anything else. `reading` reads them where a
  /// string is another one, by which the reader may have gone.
  func library(
    of other: [SourceText], reading: () async throws(BuildFailure) -> SourceReport
  ) async throws(BuildFailure) -> BuiltLibrary? {
    guard let text = text(in: other) else { return nil }
    guard let values = LiteralReader.values(of: written, in: file.source.text, as: text) else {
      return nil
    }
    if values.strings != self.values.strings {
      let report = try await reading()
      guard let same = self.values(in: report), same == values else { return nil }
    }
    return BuiltLibrary(
      path: path, report: built.report, warnings: built.warnings,
      leftOutFiles: built.leftOutFiles, shownFiles: built.shownFiles, literals: values,
      folder: folder)
  }

  /// The values in the lowered text; nil where it differs in anything else.
  private func values(in report: SourceReport) -> LiteralValues? {
    report.files.first { $0.path == file.source.path }.flatMap {
      LiteralReader.values(of: lowered, in: file.lowered.text, as: $0.text)
    }
  }

  // MARK: Bodies

  /// Whether sources differ in the file alone.
  func differsInFile(from other: [SourceText]) -> Bool {
    text(in: other).map { $0 != file.source.text } ?? false
  }

  /// Whether a report of other sources differs in the file's copy alone, and there in what no other file sees.
  func differsInCopy(from report: SourceReport) -> Bool {
    File(file.source, in: report).map {
      $0.others == file.others && $0.lowered.interface == file.lowered.interface
    } ?? false
  }

  /// A library in which bodies are those of a report.
  func library(at path: String, replacingBodiesBy report: SourceReport) -> BuiltLibrary {
    if let copy = File(file.source, in: report) {
      bodies?.interface.lastCopy.value = copy.lowered.text
    }
    return BuiltLibrary(
      path: path, report: report, warnings: built.warnings,
      leftOutFiles: built.leftOutFiles, shownFiles: built.shownFiles, literals: values,
      folder: folder)
  }

  /// Whether it has stood for a file among the same others: the declarations are the same then.
  func hasStood(for other: File) -> Bool {
    file.source.path == other.source.path && file.others == other.others
      && (file.lowered == other.lowered || bodies?.interface.lastCopy.value == other.lowered.text)
  }
}

/// The bytes of a text, by lines and columns that begin at 1.
private struct TextLines {
  private let all: [UInt8]
  /// The first byte of each line.
  private let starts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    all = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column > 0 else { return nil }
    return starts[line - 1] + column - 1
  }

  /// The bytes of a range; nil where the text ends before.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8>? {
    range.upperBound <= all.count ? all[range] : nil
  }
}
