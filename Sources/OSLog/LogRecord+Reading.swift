// Reading the marks of a line.

extension LogRecord {
  /// The beginning of some bytes, which is a mark.
  package enum Beginning: Hashable, Sendable {
    /// The record without its text, and the number of the bytes before that.
    case record(LogRecord, Int)
    /// The rest of the marks has not come yet.
    case unfinished
    /// These are no marks of a record.
    case other
  }

  /// Bytes of marks at most.
  private static let longest = 8192

  /// Reads the marks that bytes begin with.
  package static func beginning(of bytes: ArraySlice<UInt8>) -> Beginning {
    var parts: [Substring] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || index - bytes.startIndex > longest { return .other }
      if byte == mark {
        parts.append(Substring(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 1
        if parts.count == 4 { return record(parts, start - bytes.startIndex) }
      }
      index += 1
    }
    return .unfinished
  }

  private static func record(_ parts: [Substring], _ length: Int) -> Beginning {
    let level = UInt8(parts[1])
    guard parts[0].isEmpty, level != nil || parts[1].isEmpty else { return .other }
    return .record(
      LogRecord(
        level: level.map(OSLogType.init(rawValue:)), place: whole(parts[2]), text: "",
        source: String(parts[3])), length)
  }

  private static func whole(_ text: Substring) -> String {
    String(text.map { $0.utf8.elementsEqual([lineBreak]) ? "\n" : $0 })
  }
}
