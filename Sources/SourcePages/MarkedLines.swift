// The output of an agent's code, without its marks.

internal import OSLog

/// Takes the marks of an agent's output away, so that a terminal gets each line as code would have written it there.
struct MarkedLines {
  private let namesLogs: Bool
  /// The first record whose marks were found, without its text.
  private(set) var first: LogRecord?
  /// The beginning of marks.
  private var held: [UInt8] = []
  /// Whether the line's rest is a message of a log.
  private var isLogged = false

  private static let lineEnd = UInt8(ascii: "\n")

  /// `namesLogs`: whether the text of a log's message begins with its subsystem and category.
  init(namesLogs: Bool = true) { self.namesLogs = namesLogs }

  /// The bytes of a part of the output that are to be passed on now.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    if held.isEmpty, !isLogged, !bytes.contains(LogRecord.mark) { return bytes }
    var result: [UInt8] = []
    var rest = (held + bytes)[...]
    held = []
    while let next = rest.first {
      if next == LogRecord.mark {
        switch LogRecord.beginning(of: rest) {
        case .record(let record, let length):
          begin(record, &result)
          rest = rest.dropFirst(length)
          continue
        case .unfinished:
          held = Array(rest)
          return result
        case .other: break
        }
      }
      if next == Self.lineEnd { isLogged = false }
      // Text, and the byte of a mark that is none, up to the next mark or line.
      let end = rest.dropFirst().firstIndex { $0 == LogRecord.mark || $0 == Self.lineEnd }
      let run = rest[..<(end ?? rest.endIndex)]
      result += isLogged ? run.map { $0 == LogRecord.lineBreak ? Self.lineEnd : $0 } : Array(run)
      rest = rest[run.endIndex...]
    }
    return result
  }

  private mutating func begin(_ record: LogRecord, _ result: inout [UInt8]) {
    if first == nil { first = record }
    isLogged = record.level != nil
    if namesLogs { result += record.front.utf8 }
  }

  /// All that was held back, at the end of the output.
  mutating func rest() -> [UInt8] {
    defer { held = [] }
    return held
  }

  /// A line without its marks.
  static func plain(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var lines = MarkedLines()
    return lines.take(Array(line)) + lines.rest()
  }
}
