// A file with its changes: the copy, and where its columns moved.

internal import Messages
internal import SwiftSyntax

/// Applies changes to a file.
struct LoweredText {
  private let file: ParsedFile
  private let edits: [TextEdit]

  init(_ file: ParsedFile, _ edits: FileEdits) {
    self.file = file
    self.edits = edits.ordered
  }

  /// The copy: a line that names the original, the changed text, and the generated code. `types`: those of the module.
  ///
  /// The registration is in nothing that is read of the copy: it takes as long to parse as a fifth of the file.
  func file(appending code: AppendedCode, _ types: DeclaredTypes) -> LoweredFile {
    let head = Self.location(file.path, line: 1) + "\n"
    let declarations = LoweredFile.end + code.declarations
    let whole = 0..<file.bytes.count
    let beginning = head + text(whole) + declarations
    let copy = beginning + code.registration
    let end = whole.upperBound..<whole.upperBound
    file.kept.keep(
      CopyText(
        text: copy, beginning: beginning.utf8.count,
        edits: [(0..<0, head)] + edits.map { ($0.range, $0.text) } + [(end, declarations)]))
    return LoweredFile(
      path: file.path, text: copy, shifts: shifts, names: file.names.sorted(),
      isChanged: !edits.isEmpty,
      interface: FileInterface.fingerprint(
        of: file.tree, after: edits, appended: declarations, types)
        ?? file.kept.interface(of: head + text(whole, visibleEdits) + declarations, types),
      module: file.source.module)
  }

  /// A range of the original as it stands in the copy.
  func text(_ range: Range<Int>) -> String { text(range, edits) }

  private func text(_ range: Range<Int>, _ edits: [TextEdit]) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in edits
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      result += file.bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return String(decoding: result + file.bytes[position..<range.upperBound], as: UTF8.self)
  }

  /// The edits, and the removal of the bodies that no other file sees: most of what there is to parse. A body whose braces
  /// an edit touches stays. With an opaque type the interface has all bodies.
  private var visibleEdits: [TextEdit] {
    guard !file.says("some "), !file.tree.hasError else { return edits }
    var result: [TextEdit] = []
    var rest = edits[...]
    for body in HiddenBodies(of: file.tree).ranges {
      let before = rest.prefix { $0.range.upperBound < body.lowerBound }
      let near = rest.dropFirst(before.count).prefix { $0.range.lowerBound <= body.upperBound }
      rest = rest.dropFirst(before.count + near.count)
      result += before
      let areWithin = near.allSatisfy {
        body.lowerBound < $0.range.lowerBound && $0.range.upperBound < body.upperBound
      }
      let isFree = result.last.map { $0.range.upperBound < body.lowerBound } ?? true
      result += areWithin && isFree ? [TextEdit(range: body, text: "")] : Array(near)
    }
    return result + rest
  }

  /// Only a change within one line moves columns: see `FileEdits.replace`.
  private var shifts: [ColumnShift] {
    edits.compactMap { edit in
      let length = edit.text.utf8.count
      guard length != edit.range.count, !edit.text.utf8.contains(UInt8(ascii: "\n")) else {
        return nil
      }
      let place = file.place(ofByte: edit.range.lowerBound)
      return ColumnShift(
        line: place.line, column: place.column, oldLength: edit.range.count, newLength: length)
    }
  }

  /// From the next line on, places are those of `path` from `line` on.
  static func location(_ path: String, line: Int) -> String {
    "#sourceLocation(file: \(StringLiteral.of(path)), line: \(line))"
  }
}
