// Parts of a text that are left out, without moving the lines behind them.

internal import Messages

/// Spaces in place of parts of a text, and code in place of some.
struct TextRemoval {
  private var blanks: [Range<Int>] = []
  private var replaced: [(range: Range<Int>, code: String)] = []

  /// Bytes become spaces.
  mutating func blank(_ range: Range<Int>) { blanks.append(range) }

  /// Code of one line stands in place of bytes.
  mutating func replace(_ range: Range<Int>, with code: String) { replaced.append((range, code)) }

  /// The text without the parts. Line ends stay. `shifts`: the columns that move, as code is longer than the first line of
  /// what it stands for.
  func applied(to text: String) -> (text: String, shifts: [ColumnShift]) {
    guard !blanks.isEmpty || !replaced.isEmpty else { return (text, []) }
    var bytes = Array(text.utf8)
    for range in blanks + replaced.map(\.range) {
      for position in range where !Self.isLineEnd(bytes[position]) {
        bytes[position] = UInt8(ascii: " ")
      }
    }
    let original = bytes
    var shifts: [ColumnShift] = []
    for (range, code) in outermost.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let line = bytes[range].prefix { !Self.isLineEnd($0) }.count
      let end = range.lowerBound + min(line, code.utf8.count)
      bytes.replaceSubrange(range.lowerBound..<end, with: code.utf8)
      guard line < code.utf8.count else { continue }
      let before = original[..<range.lowerBound]
      let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      shifts.append(
        ColumnShift(
          line: before.count { $0 == UInt8(ascii: "\n") } + 1,
          column: range.lowerBound - start + 1, oldLength: line, newLength: code.utf8.count))
    }
    return (String(decoding: bytes, as: UTF8.self), shifts.reversed())
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The replaced parts that are in no other part; of two that are the same bytes the first.
  private var outermost: [(range: Range<Int>, code: String)] {
    replaced.enumerated().filter { index, part in
      let isInOther = replaced.enumerated().contains { other, outer in
        outer.range == part.range ? other < index : outer.range.contains(part.range)
      }
      return !isInOther && !blanks.contains { $0.contains(part.range.lowerBound) }
    }.map(\.element)
  }
}
