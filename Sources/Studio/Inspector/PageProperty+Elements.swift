// The values of a list or dictionary, each as a property of its own.

internal import Messages

extension PageProperty {
  /// Whether the value is lengths at four sides.
  var isInsets: Bool { kind == "insets" || kind == "directionalInsets" }

  /// A value of the list or dictionary by its text.
  func element(_ text: String) -> PageProperty {
    PageProperty(
      name: name, readableName: readableName, kind: elementKind ?? "string", choices: choices,
      value: text)
  }

  /// A key of the dictionary by its text.
  func key(_ text: String) -> PageProperty {
    PageProperty(
      name: name, readableName: readableName, kind: keyKind ?? "string", choices: keyChoices,
      value: text)
  }

  /// The text of the first value that is added.
  var freshElement: String {
    switch elementKind {
    case "integer", "number": "0"
    case "boolean": "false"
    case "color": "#0a66e0"
    case "point", "size", "range": "0,0"
    case "rect", "insets", "directionalInsets": "0,0,0,0"
    case "font": "system 17"
    case "image": "star"
    case "choice": choices.first ?? ""
    case "options": "none"
    default: ""
    }
  }

  /// The text of a key that is added beside others; nil where all choices are taken.
  func freshKey(besides keys: [String]) -> String? {
    switch keyKind {
    case "choice": keyChoices.first { !keys.contains($0) }
    case "integer", "number":
      "\((keys.compactMap { Double($0) }.max().flatMap { Int(exactly: $0.rounded(.down)) } ?? -1) + 1)"
    default:
      keys.contains("key")
        ? (2...keys.count + 2).lazy.map { "key \($0)" }.first { !keys.contains($0) } : "key"
    }
  }
}
