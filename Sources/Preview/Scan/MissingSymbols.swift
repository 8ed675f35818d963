// The names that the compiler's messages say are not there.

internal import Messages

/// Names that a module misses.
enum MissingSymbols {
  /// In the order of the messages, each once: `Gauge`, or `UIView.fancy` for a member.
  static func names(in messages: [SourceMessage]) -> [String] {
    var names: [String] = []
    for message in messages where message.severity == .error {
      if let name = name(in: message.text), !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func name(in text: String) -> String? {
    if let match = text.firstMatch(of: /cannot find (?:type |operator )?'(.+?)' in scope/) {
      return String(match.1)
    }
    let member = /type '(.+?)'(?: \(aka '.+?'\))? has no member '(.+?)'/
    if let match = text.firstMatch(of: member) { return "\(match.1).\(match.2)" }
    return text.firstMatch(of: /no such module '(.+?)'/).map { String($0.1) }
  }
}
