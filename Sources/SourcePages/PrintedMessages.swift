// The lines that an agent's code prints, as messages.

internal import CoreGraphics
internal import Messages
internal import OSLog
internal import Pages

/// Reads what code prints as messages: lines, and records of the system log. Reading is put off until somebody asks, and
/// what came too fast until then is counted only: a flood costs its bytes and nothing more.
struct PrintedMessages {
  /// The bytes that were not read yet.
  private var held: [UInt8] = []
  /// The number of lines that were left out since messages were read last.
  private var dropped = 0

  /// Bytes that are held at most.
  private static let mostBytes = 1 << 17
  /// Lines that are read at a time, at most.
  private static let mostLines = 400

  /// Takes what was printed.
  mutating func take(_ bytes: some Collection<UInt8>) {
    held += bytes
    guard held.count > Self.mostBytes else { return }
    let start = held.count - Self.mostBytes
    let end = held[start...].firstIndex(of: Self.lineEnd).map { $0 + 1 } ?? start
    drop(held[..<end])
    held.removeFirst(end)
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private mutating func drop(_ lines: ArraySlice<UInt8>) {
    // A line that has no end yet counts when that comes.
    for byte in lines where byte == Self.lineEnd { dropped += 1 }
  }

  /// The messages of whole lines, and the number of lines before them that were left out. `isLast`: nothing follows, so
  /// that a line without its end counts.
  mutating func read(
    at time: Date = Date(), isLast: Bool = false
  ) -> (messages: [ConsoleMessage], dropped: Int) {
    let end = isLast ? held.count : held.lastIndex(of: Self.lineEnd).map { $0 + 1 } ?? 0
    let start = Self.startOfLast(Self.mostLines, in: held[..<end])
    drop(held[..<start])
    let lines = held[start..<end].split(separator: Self.lineEnd)
    held.removeFirst(end)
    defer { dropped = 0 }
    return (lines.map { Self.message($0, at: time) }, dropped)
  }

  /// The index at which the last lines begin.
  private static func startOfLast(_ count: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var found = 0
    var index = bytes.endIndex
    while index > bytes.startIndex {
      index -= 1
      guard bytes[index] == lineEnd, index + 1 < bytes.endIndex else { continue }
      found += 1
      if found == count { return index + 1 }
    }
    return bytes.startIndex
  }

  // MARK: A line

  private static let ownPrefix = "vitrine: "

  private static func message(_ bytes: ArraySlice<UInt8>, at time: Date) -> ConsoleMessage {
    var lines = MarkedLines(namesLogs: false)
    let line = String(decoding: lines.take(Array(bytes)) + lines.rest(), as: UTF8.self)
    guard let record = lines.first else { return message(line, at: time) }
    return ConsoleMessage(
      visible(line), level: record.level.map(ConsoleLevel.init) ?? .notice,
      origin: visible(record.place), place: place(record.source), time: time)
  }

  /// The place that a record names, whether there is such a file or not: “Views/Dial.swift:12”.
  private static func place(_ source: String) -> SourcePlace? {
    guard let colon = source.lastIndex(of: ":"), let line = Int(source[colon...].dropFirst()),
      line > 0
    else { return nil }
    return SourcePlace(file: String(source[..<colon]), line: line, column: 1)
  }

  /// A line of code that says no place.
  private static func message(_ line: String, at time: Date) -> ConsoleMessage {
    if line.hasPrefix(ownPrefix) {
      return ConsoleMessage(
        visible(line.dropFirst(ownPrefix.count)), level: .warning, origin: "vitrine", time: time)
    }
    // “2026-03-01 12:00:00.123 vitrine-agent[12:34] words”.
    let stamp = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ [^ \[]+\[\d+:[0-9a-f]+\] /#
    if line.first?.isNumber == true, let stamp = line.prefixMatch(of: stamp) {
      return ConsoleMessage(
        visible(line[stamp.range.upperBound...]), origin: "NSLog", time: time)
    }
    return ConsoleMessage(visible(line), time: time)
  }

  /// Without what colours a terminal, turns the direction of writing, or cannot be seen.
  private static func visible(_ text: some StringProtocol) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain { return String(text) }
    let uncolored = String(text).replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "")
      .replacing("\t", with: "    ")
    return String(
      String.UnicodeScalarView(
        uncolored.unicodeScalars.filter { scalar in
          if scalar == "\n" || scalar == "\u{200D}" { return true }
          return ![.control, .format].contains(scalar.properties.generalCategory)
        }))
  }
}

extension ConsoleLevel {
  /// The level of a message of the system log.
  fileprivate init(_ level: OSLogType) {
    self =
      switch level {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
  }
}
