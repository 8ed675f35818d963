// A library whose literals can be changed without compiling.

internal import Foundation
internal import Messages

/// A library in which the literals of one file are read from a table. It is there as long as this is.
final class LiteralLibrary: Sendable {
  /// A file, before and after lowering.
  struct File: Sendable {
    let source: SourceText
    let lowered: LoweredFile

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

  /// The library's file, in a folder of its own.
  private let path: String
  /// The sources that it was made of.
  private let sources: [SourceText]
  /// The library that was built of them.
  private let built: BuiltLibrary
  /// The file whose literals are in the table.
  private let file: File
  /// These literals in the lowered text, and in the source.
  private let lowered: [TypedLiteral]
  private let written: [TypedLiteral]
  /// Their strings as they are in `sources`.
  private let strings: [String]

  init(
    at path: String, of sources: [SourceText], as built: BuiltLibrary, file: File,
    reading literals: [(lowered: TypedLiteral, written: TypedLiteral)]
  ) {
    self.path = path
    self.sources = sources
    self.built = built
    self.file = file
    lowered = literals.map(\.lowered)
    written = literals.map(\.written)
    let text = file.source.text
    strings = LiteralReader.values(of: written, in: text, as: text)?.strings ?? []
  }

  /// Whether it stands for the literals of a file.
  func isMade(for path: String) -> Bool { file.source.path == path }

  /// The library with the literals of sources; nil where they differ in anything else. `reading` reads them where a
  /// string is another one, by which the reader may have gone.
  func library(
    of other: [SourceText], reading: () async throws(BuildFailure) -> SourceReport
  ) async throws(BuildFailure) -> BuiltLibrary? {
    guard other.map(\.path) == sources.map(\.path) else { return nil }
    var text = file.source.text
    for (old, new) in zip(sources, other) where old != new {
      guard old.path == file.source.path, old.module == new.module else { return nil }
      text = new.text
    }
    guard let values = LiteralReader.values(of: written, in: file.source.text, as: text) else {
      return nil
    }
    if values.strings != strings {
      let report = try await reading()
      guard let same = self.values(in: report), same == values else { return nil }
    }
    return BuiltLibrary(
      path: path, report: built.report, warnings: built.warnings, leftOut: built.leftOut,
      literals: values)
  }

  /// The values in the lowered text; nil where it differs in anything else.
  private func values(in report: SourceReport) -> LiteralValues? {
    report.files.first { $0.path == file.source.path }.flatMap {
      LiteralReader.values(of: lowered, in: file.lowered.text, as: $0.text)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
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
