// Rewrites what the compiler for Linux refuses, in all files of a module.

internal import Messages
internal import SwiftSyntax

/// The changes that make the copies.
enum Lowering {
  /// The changes to each file. Those to files that are as they were, among declarations that are as they were, are
  /// taken over.
  static func changes(of files: [ParsedFile], _ index: ModuleIndex) -> ModuleChanges {
    let own = files.mapInParallel { ownChanges(of: $0, index) }
    let moves = own.flatMap(\.moves)
    let mixed = moves.flatMap { [$0.file.index, $0.target.index] }
    var changes = ModuleChanges(
      edits: own.map(\.edits), facts: index.facts, mixed: Set(mixed))
    for file in files where moves.contains(where: { $0.file === file && $0.target !== file }) {
      for modifier in PrivateModifiers.of(file) {
        changes.edits[file.index].blank(modifier, of: file)
      }
    }
    for move in moves { apply(move, to: &changes.edits) }
    return changes
  }

  /// The changes to one file, and the members that have to move.
  private static func ownChanges(
    of file: ParsedFile, _ index: ModuleIndex
  ) -> (edits: FileEdits, moves: [MovedMember]) {
    if let known = file.kept.edits(among: index.facts) { return (known, []) }
    let visitor = LoweringVisitor(file, index)
    visitor.walk(file.tree)
    file.kept.keep(visitor.moves.isEmpty ? visitor.edits : nil, among: index.facts)
    return (visitor.edits, visitor.moves)
  }

  /// Takes a member out of its extension and puts it at the end of its class.
  private static func apply(_ move: MovedMember, to edits: inout [FileEdits]) {
    let from = move.file
    let text = LoweredText(from, edits[from.index]).text(move.range)
    edits[from.index].blank(move.range, of: from)
    let start = from.place(ofByte: move.range.lowerBound)
    let end = move.target.place(ofByte: move.end)
    let lines = [
      "", LoweredText.location(from.path, line: start.line),
      spaces(before: start.column) + text,
      LoweredText.location(move.target.path, line: end.line), spaces(before: end.column),
    ]
    edits[move.target.index].insert(lines.joined(separator: "\n"), at: move.end)
  }

  private static func spaces(before column: Int) -> String {
    String(repeating: " ", count: column - 1)
  }
}

/// A member of an extension that must stand in its class, since Swift on Linux cannot override
/// what an extension declares, nor override in an extension.
struct MovedMember {
  let file: ParsedFile
  let range: Range<Int>
  let target: ParsedFile
  /// The closing brace of the class.
  let end: Int
}
