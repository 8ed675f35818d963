// Changes to a file's text that keep its lines where they are.

internal import Messages

/// Text in place of a range of bytes, with as many line ends.
struct TextEdit: Hashable {
  var range: Range<Int>
  var text: String
}

/// The changes to one file, collected in any order.
struct FileEdits {
  private(set) var list: [TextEdit] = []
  /// The selectors that the file names.
  var selectors: Set<String> = []
  /// The properties that the file names by text, as parts of key paths.
  var keys: Set<String> = []
  /// The previews that the file declares, in order.
  var previews: [SourcePreview] = []
  /// Messages about parts of the file that have no effect here.
  var remarks: [SourceMessage] = []

  /// Spaces in place of text: columns stay.
  mutating func blank(_ range: Range<Int>, of file: ParsedFile) {
    let isLineEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let blanks = file.bytes[range].map { isLineEnd($0) ? $0 : UInt8(ascii: " ") }
    list.append(TextEdit(range: range, text: String(decoding: blanks, as: UTF8.self)))
  }

  /// Other text of one line in place of text. Where it is shorter, or the old text had several lines,
  /// what follows keeps its column.
  mutating func replace(_ range: Range<Int>, of file: ParsedFile, with text: String) {
    let old = file.bytes[range]
    let lineEnds = old.count { $0 == UInt8(ascii: "\n") }
    let padding =
      lineEnds == 0
      ? max(0, old.count - text.utf8.count)
      : file.place(ofByte: range.upperBound).column - 1
    let ends = String(repeating: "\n", count: lineEnds)
    list.append(
      TextEdit(range: range, text: text + ends + String(repeating: " ", count: padding)))
  }

  mutating func insert(_ text: String, at offset: Int) {
    list.append(TextEdit(range: offset..<offset, text: text))
  }

  /// Text behind a byte, before a change that begins at the next one.
  mutating func append(_ text: String, behind offset: Int, of file: ParsedFile) {
    let range = offset..<offset + 1
    let byte = String(decoding: file.bytes[range], as: UTF8.self)
    list.append(TextEdit(range: range, text: byte + text))
  }

  /// In the order of the text; what lies inside of another change is left out.
  var ordered: [TextEdit] {
    let sorted = list.enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      return (a.lowerBound, -a.count, one.offset) < (b.lowerBound, -b.count, other.offset)
    }
    var end = 0
    return sorted.map(\.element).filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }
}
