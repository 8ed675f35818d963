// The names that the compiler's messages report as missing.

package import Messages

/// Names that a module misses.
package enum MissingSymbols {
  /// In the order of the messages, each once: `Gauge`, `UIView.fancy` for a member, `+(CGPoint)` for an operator.
  package static func names(in messages: [SourceMessage]) -> [String] {
    var names: [String] = []
    for message in messages where message.severity == .error {
      if let name = name(in: message.text), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The type and the member of a name: `UIView` and `fancy` of `UIView.fancy`; no type for one without a dot.
  static func parts(of name: String) -> (type: String?, member: String) {
    let parts = name.split(separator: ".")
    let type = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
    return (type, parts.last.map(String.init) ?? name)
  }

  /// The initialisers called in a line about which a message complains, by their first labels: what it compared them
  /// with is none of the sources' own. `init(hex:)` for `UIColor(hex: 0, alpha: 1)`; `withTypes`: `UIColor.init(hex:)`.
  package static func initializers(
    in line: String, for message: SourceMessage, withTypes: Bool = false
  ) -> [String] {
    guard message.severity == .error, message.text.firstMatch(of: /argument|initializer/) != nil
    else {
      return []
    }
    let labelled = line.matches(of: /(?:\b([A-Z][\w.]*)|[\w>\]])\((\w+):/).map {
      (type: $0.1.map(String.init) ?? "", label: String($0.2))
    }
    let lacksLabels = message.text.hasPrefix("missing argument label")
    let unlabelled = (lacksLabels ? line.matches(of: /\b([A-Z][\w.]*)\(/) : []).map {
      (type: String($0.1), label: "_")
    }
    return (labelled + unlabelled).compactMap { type, label in
      guard type.last != "." else { return nil }
      return (withTypes && !type.isEmpty ? type + "." : "") + "init(\(label):)"
    }
  }

  /// The names before a dot in a line that the compiler took for the sources' own module: `Dials` of `Dials.Kind`,
  /// a class of a framework of the same name.
  package static func owners(in line: String, for message: SourceMessage) -> [String] {
    let absent = /no type named '(\w+)' in module '|module '\w+' has no member named '(\w+)'/
    guard message.severity == .error, let match = message.text.firstMatch(of: absent),
      let member = match.1 ?? match.2
    else { return [] }
    return line.matches(of: /(\w+)\.(\w+)/).filter { $0.2 == member }.map { String($0.1) }
  }

  private static func name(in text: String) -> String? {
    if let match = text.firstMatch(of: /cannot find (?:type |operator )?'(.+?)' in scope/) {
      return String(match.1)
    }
    let member = /type '(.+?)'(?: \(aka '.+?'\))? has no member '(.+?)'/
    if let match = text.firstMatch(of: member) { return "\(match.1).\(match.2)" }
    if let match = text.firstMatch(of: /incorrect argument labels? in call \(have '(.+?)'/) {
      return "init(\(match.1))"
    }
    let operands =
      /operator '(.+?)' cannot be applied to (?:two|operands of type|an operand of type) '([\w.]+)'/
    if let match = text.firstMatch(of: operands), let type = match.2.split(separator: ".").last {
      return SourceOutline.operatorName(String(match.1), on: String(type))
    }
    return text.firstMatch(of: /no such module '(.+?)'/).map { String($0.1) }
  }
}
