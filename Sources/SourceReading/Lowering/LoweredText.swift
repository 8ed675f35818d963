// A file with its changes: the copy, and where its columns moved.

internal import Messages

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
  /// The interface is read of the copy without the registration, which takes as long to parse as a fifth of the file.
  func file(appending code: AppendedCode, _ types: DeclaredTypes) -> LoweredFile {
    let head = Self.location(file.path, line: 1) + "\n"
    let declarations = LoweredFile.end + code.declarations
    let seen = head + text(0..<file.bytes.count) + declarations
    let copy = seen + code.registration
    let interface = file.kept.interface(of: copy, types, keepsTree: file.isEdited) {
      let end = file.bytes.count..<file.bytes.count
      return file.tree(
        of: seen,
        after: [(0..<0, head)] + edits.map { ($0.range, $0.text) } + [(end, declarations)])
    }
    return LoweredFile(
      path: file.path, text: copy, shifts: shifts, names: file.names.sorted(),
      isChanged: !edits.isEmpty, interface: interface, module: file.source.module)
  }

  /// A range of the original as it stands in the copy.
  func text(_ range: Range<Int>) -> String {
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
