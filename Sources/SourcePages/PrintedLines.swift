// The lines that an agent's code prints, on their way to this program's standard error stream.

internal import Messages

/// Passes on what code prints, and holds back the report of a crash: the fatal error's line and Swift's backtrace
/// with the frames of the framework. A crash is told by its place in the sources instead.
struct PrintedLines {
  /// Whether also the report of a crash is passed on, as it comes.
  let tellsAll: Bool
  /// The bytes since the report of a crash began; nil: none has.
  private var held: [UInt8]?
  /// The bytes of the line that has not ended.
  private var line: [UInt8] = []
  /// The number of them that were passed on.
  private var passed = 0

  /// Holds nothing back where it `tellsAll`.
  init(tellsAll: Bool) { self.tellsAll = tellsAll }

  /// The bytes of a part of the output that are to be passed on now.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard !tellsAll else { return Array(bytes) }
    if let held {
      if held.count + bytes.count > Self.longestReport { return rest() + bytes }
      self.held = held + bytes
      return []
    }
    var ready: [UInt8] = []
    for (index, byte) in zip(bytes.indices, bytes) {
      line.append(byte)
      guard byte == UInt8(ascii: "\n") else { continue }
      if Self.beginsReport(line) {
        held = Array(line[passed...]) + bytes[(index + 1)...]
        (line, passed) = ([], 0)
        return ready
      }
      ready += line[passed...]
      (line, passed) = ([], 0)
    }
    // A longer one begins no report: its beginning is all that is asked about.
    if line.count > Self.longestBeginning {
      ready += line[passed...]
      line = Array(line.prefix(Self.longestBeginning))
      passed = line.count
    }
    // The beginning of a line waits for its end only where it may be such a report's.
    if !Self.mayBeginReport(line) {
      ready += line[passed...]
      passed = line.count
    }
    return ready
  }

  /// The bytes that were held back, where no crash came of them.
  mutating func rest() -> [UInt8] {
    let rest = Array(line[passed...]) + (held ?? [])
    (held, line, passed) = (nil, [], 0)
    return rest
  }

  /// Bytes of the report of a crash at most; more is none.
  private static let longestReport = 1 << 20
  /// Bytes of a line that does not end, at most, before the rest is passed on unread.
  private static let longestBeginning = 4096

  private static let marks = ["Fatal error", "*** Signal "]

  private static func beginsReport(_ line: [UInt8]) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    // “Dial/Dial.swift:3: Fatal error: no hands”.
    return text.contains("Fatal error") && text.contains(#/^(?:\S+:\d+: )?Fatal error(?::|$)/#)
      || text.hasPrefix("*** Signal ") && text.contains(#/^\*\*\* Signal \d+: Backtracing /#)
  }

  /// Whether an unfinished line may become the first one of a report.
  private static func mayBeginReport(_ line: [UInt8]) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    guard !text.isEmpty else { return false }
    return marks.contains { $0.hasPrefix(text) || text.hasPrefix($0) } || text.contains("Fatal e")
  }
}
