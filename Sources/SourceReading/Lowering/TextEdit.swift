// Changes to a file's text that keep its lines where they are.

internal import Messages

/// Text in place of a range of bytes, with as many line ends.
struct TextEdit: Hashable {
  var range: Range<Int>
  var text: String
  /// Whether it stands before others that begin at the same place; else the longest one does.
  var comesFirst = false

  /// Inserted behind `private`.
  static let final = " final"

  /// Whether nothing but spaces and line ends stands in the range's place.
  var isBlank: Bool {
    text.unicodeScalars.allSatisfy { [" ", "\n", "\r"].contains($0) }
  }
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

  /// Inserts text that stands before all other changes that begin at `offset`, and behind such texts that came earlier.
  mutating func insertFirst(_ text: String, at offset: Int) {
    list.append(TextEdit(range: offset..<offset, text: text, comesFirst: true))
  }

  /// In the order of the text; what lies inside of another change is left out.
  var ordered: [TextEdit] {
    let sorted = list.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.range.lowerBound, a.comesFirst ? 0 : 1, -a.range.count, one.offset)
        < (b.range.lowerBound, b.comesFirst ? 0 : 1, -b.range.count, other.offset)
    }
    var end = 0
    return sorted.map(\.element).filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }
}
