// The few lines of a crash that a person wants to see.

/// What a program's log says about its crash.
enum CrashLog {
  /// The fatal error, the top frames of the user's code, and the last lines before.
  static func summary(_ log: [String]) -> [String] {
    let fatal = log.last { $0.contains("Fatal error") }
    let start = log.firstIndex { $0.hasPrefix("*** ") || $0.contains("Fatal error") }
    let printed = log[..<(start ?? log.endIndex)].suffix(3)
    let frames = log.compactMap(frame).prefix(3)
    return (fatal.map { [$0] } ?? []) + frames + printed
  }

  /// “Dial.draw(_:) at Dial.swift:12” of a line of Swift's backtrace that is about the sources'
  /// library.
  private static func frame(_ line: String) -> String? {
    let pattern =
      /^ *\d+ .*0x[0-9a-f]+ (.*?) \+ \d+ in \w+\.so(?: at (?:.*\/)?(\S+?):(\d+)(?::\d+)?)?$/
    guard let match = line.firstMatch(of: pattern), !line.contains(" in lib") else { return nil }
    let place = match.2.map { " at \($0):\(match.3 ?? "")" } ?? ""
    return match.1 + place
  }
}
