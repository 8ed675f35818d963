// Lines of the system log without their marks.

internal import OSLog

/// Takes the marks of an agent's log away, so that a terminal gets each line as code would have written it there.
struct MarkedLines {
  /// The beginning of a marked line that has not ended.
  private var held: [UInt8] = []
  private var isAtStart = true

  private static let lineEnd = UInt8(ascii: "\n")
  /// Bytes of a marked line at most; a longer one is passed on as it is.
  private static let longest = 1 << 16

  /// The bytes of a part of the output that are to be passed on now.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    guard let last = bytes.last else { return [] }
    if held.isEmpty, !bytes.contains(LogRecord.mark) {
      isAtStart = last == Self.lineEnd
      return bytes
    }
    var result: [UInt8] = []
    var rest = (held + bytes)[...]
    // A held line begins where a line begins.
    if !held.isEmpty { isAtStart = true }
    held = []
    while let first = rest.first {
      let end = rest.firstIndex(of: Self.lineEnd)
      let line = rest[..<(end.map { $0 + 1 } ?? rest.endIndex)]
      if !isAtStart || first != LogRecord.mark {
        result += line
      } else if end != nil {
        result += Self.plain(line.dropLast()) + [Self.lineEnd]
      } else if line.count > Self.longest {
        result += line
      } else {
        held = Array(line)
        return result
      }
      isAtStart = end != nil
      rest = rest[line.endIndex...]
    }
    return result
  }

  /// The bytes that were held back, at the end of the output.
  mutating func rest() -> [UInt8] {
    defer { held = [] }
    return Array(Self.plain(held[...]))
  }

  /// A line without its marks.
  static func plain(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.first == LogRecord.mark else { return Array(line) }
    let text = String(decoding: line, as: UTF8.self)
    return Array((LogRecord(marked: text)?.plain ?? text).utf8)
  }
}
