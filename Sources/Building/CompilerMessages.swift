// The compiler's messages, with places in the user's files.

internal import Foundation
package import Messages

/// The compiler's messages.
package enum CompilerMessages {
  /// Errors and warnings with their notes, in the compiler's order, columns mapped back.
  ///
  /// A message about code that the lowering pass wrote is about no place of the user's: it is told
  /// without one.
  package static func parse(_ text: String, _ files: [LoweredFile]) -> [SourceMessage] {
    let all = text.split(separator: "\n").compactMap { message(String($0), files) }
    let told = all.filter { !isAfterthought($0) }
    return told.contains { $0.severity == .error } ? told : all
  }

  /// Whether a message says of a selector's copy what follows from another one: that there is no such method.
  private static func isAfterthought(_ message: SourceMessage) -> Bool {
    message.text.contains(/generic parameter 'Selector(Target|Argument|Result)' could not/)
      || message.text.contains(/in call to function 'selector'$/)
  }

  private static func message(_ line: String, _ files: [LoweredFile]) -> SourceMessage? {
    let pattern = /^(.+?):(\d+):(\d+): (error|warning|note|remark): (.*?)(?: \[#[\w-]+\])?$/
    let bare = /^(?:<unknown>:0: )?(error|warning): (.*)$/
    if let match = line.wholeMatch(of: pattern) {
      let severity = SourceMessage.Severity(rawValue: String(match.4)) ?? .error
      return SourceMessage(
        severity,
        at: place(String(match.1), line: Int(match.2) ?? 1, column: Int(match.3) ?? 1, in: files),
        String(match.5))
    }
    guard let match = line.wholeMatch(of: bare) else { return nil }
    return SourceMessage(match.1 == "error" ? .error : .warning, at: nil, String(match.2))
  }

  private static func place(
    _ path: String, line: Int, column: Int, in files: [LoweredFile]
  ) -> SourcePlace? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    return SourcePlace(
      file: path, line: line, column: file.originalColumn(line: line, column: column))
  }
}
