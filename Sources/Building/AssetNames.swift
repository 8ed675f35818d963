// Names of assets as names of Swift.

/// How Xcode 15 and later name the members that stand for an asset catalog's colours and pictures.
enum AssetNames {
  /// The name of a member: lower camel case, without what no name may hold and without `suffix` at its end.
  static func member(_ asset: String, dropping suffix: String) -> String {
    var name = joined(asset, isType: false)
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    return escaped(name)
  }

  /// The name of a folder that gives its contents a namespace: upper camel case.
  static func type(_ folder: String) -> String { escaped(joined(folder, isType: true)) }

  private static func joined(_ text: String, isType: Bool) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return "_" }
    // A name without lowercase letters stays as it is: IMG_1234.
    guard text.contains(where: \.isLowercase) else { return words.joined(separator: "_") }
    var name = isType ? capitalized(first) : uncapitalized(first)
    for word in words.dropFirst() {
      if name.last?.isNumber == true, word.first?.isNumber == true { name += "_" }
      name += capitalized(word)
    }
    return name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Small letters for the capitals at the beginning, but for that of the word after them: UIColour is uiColour.
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isWhole = capitals.count == word.count || capitals.count == 1
    let hasWordAfter = word.dropFirst(capitals.count).first?.isLowercase == true
    let count = isWhole || !hasWordAfter ? capitals.count : max(0, capitals.count - 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
