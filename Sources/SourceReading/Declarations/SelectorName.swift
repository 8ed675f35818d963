// The name that Objective-C's runtime gives to a Swift method.

/// Selectors from Swift names.
enum SelectorName {
  /// `tap` with `_` is `tap:`, `turn` with `to` and `by` is `turnTo:by:`, `show` with `sender` is
  /// `showWithSender:` (SE-0005's rule for the first label, in reverse).
  static func of(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    return name + suffix(first, after: name) + ":" + rest
  }

  /// Objective-C properties whose names begin with `is`, and not only their getters.
  private static let keysWithPrefix: Set<String> = ["isAccessibilityElement"]

  /// The key of a framework's property: Apple's headers declare `hidden` with `getter=isHidden`.
  static func key(ofProperty name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), rest.first?.isUppercase == true, !keysWithPrefix.contains(name)
    else { return name }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  private static func suffix(_ label: String, after name: String) -> String {
    if label == "_" { return "" }
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    let isJoined = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(name))
    return isJoined ? capitalized : "With" + capitalized
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
