// The lines of a crash that a person wants to see.

internal import CoreGraphics
package import Messages
package import Pages

/// The facts about a crash in a program's log.
package struct CrashLog: Hashable {
  /// The reason in the runtime's words; nil: it gave none.
  package private(set) var reason: String?
  /// The top frames of the user's code.
  package private(set) var frames: [PageMessage.Line]
  /// The functions of the user's code that were being called, each once, the innermost first.
  package private(set) var functions: [String]
  /// The last lines that the code printed.
  package private(set) var printed: [String]

  private static let mostFrames = 3
  /// So many frames, and so many of one function of the code's among them, are an endless recursion: on the
  /// way from the code to itself may lie dozens of the framework's.
  private static let (manyFrames, manyCalls) = (100, 3)
  private static let mostPrinted = 3

  /// - Parameters:
  ///   - log: The program's lines.
  ///   - files: The copies that its library was made of: a crash names their columns.
  package init(_ log: [String], of files: [LoweredFile] = []) {
    let start = log.firstIndex { $0.hasPrefix("*** ") || Self.reason($0) != nil }
    reason = log.compactMap(Self.reason).last.map(Self.visible)
    let all = log.compactMap { Self.frame($0, files) }
    // Code that calls itself has the same frames again and again.
    var distinct: [PageMessage.Line] = []
    for frame in all where !distinct.contains(where: { $0.text == frame.text }) {
      distinct.append(frame)
    }
    frames = Array(distinct.prefix(Self.mostFrames))
    functions = distinct.map(\.text)
    let isDeep = log.count(where: Self.isFrame) >= Self.manyFrames
    let repeated = frames.first { frame in
      all.count { $0.text == frame.text } >= Self.manyCalls
    }
    if reason == nil, isDeep, let repeated {
      reason = "\(repeated.text) calls itself until the stack is full"
    } else if reason == nil, isDeep, log.contains(where: Self.isAboutStack) {
      reason = "the stack is full: calls, views or layers lie too deep in one another"
    }
    printed = Array(log[..<(start ?? log.endIndex)].suffix(Self.mostPrinted))
      .map(Self.visible)
  }

  /// All of it as text: why, where, and what was printed before.
  package var lines: [String] {
    let places = frames.map { frame in frame.place.map { "\(frame.text) at \($0)" } ?? frame.text }
    return (reason.map { [$0] } ?? []) + places + printed
  }

  /// “no hands” of “Live/Dial.swift:3: Fatal error: no hands”.
  private static func reason(_ line: String) -> String? {
    guard let mark = line.range(of: "Fatal error") else { return nil }
    let words = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
    if words.hasPrefix("failed to allocate") { return "No memory was left: \(words)" }
    return words.isEmpty ? "a fatal error" : String(words)
  }

  /// Without what colours a terminal, and other characters that nobody sees.
  private static func visible(_ line: String) -> String {
    let color = /\x1B\[[0-9;]*[A-Za-z]/
    return line.replacing(color, with: "").filter { character in
      !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  }

  /// Whether it is a line of Swift's backtrace.
  private static func isFrame(_ line: String) -> Bool {
    let start = /^ *\d+ .*0x[0-9a-f]+\b/
    return line.prefixMatch(of: start) != nil
  }

  /// Whether it is the line of Swift's backtrace that says that no memory was where the stack lies, at the end of the
  /// 47 bits of addresses.
  private static func isAboutStack(_ line: String) -> Bool {
    let words = /Program crashed: .* at 0x0*7ff[0-9a-f]{9}\b/
    return line.contains(words)
  }

  /// “Dial.draw(_:)” with its place, of a line of Swift's backtrace that is about the sources' library.
  private static func frame(_ line: String, _ files: [LoweredFile]) -> PageMessage.Line? {
    let pattern = /^ *\d+ .*0x[0-9a-f]+ (.*?) \+ \d+ in \w+\.so(?: at (.+?):(\d+)(?::(\d+))?)?$/
    guard let match = line.firstMatch(of: pattern), !line.contains(" in lib") else { return nil }
    // The code that makes the views is in no file of the sources.
    if match.2 == "<stdin>" { return nil }
    let place = match.2.map {
      SourcePlace(
        file: String($0), line: match.3.flatMap { Int($0) } ?? 1,
        column: match.4.flatMap { $0 }.flatMap { Int($0) } ?? 1)
    }
    return PageMessage.Line(
      named(String(match.1)), at: place.map { original($0, files) })
  }

  /// The name of a function, and `#Preview` for the one that the copy has in its place.
  private static func named(_ function: String) -> String {
    function.replacing(/(?:closure #\d+ in )?__vitrine_preview_\d+_\d+\(\)/, with: "#Preview")
  }

  /// A place of a copy as one of the file that somebody wrote.
  private static func original(_ place: SourcePlace, _ files: [LoweredFile]) -> SourcePlace {
    let file = files.first { $0.path == place.file || place.file.hasSuffix("/" + $0.path) }
    guard let file else { return place }
    var place = place
    place.file = file.path
    place.column = file.originalColumn(line: place.line, column: place.column)
    return place
  }
}
