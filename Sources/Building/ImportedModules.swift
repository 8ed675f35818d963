// The modules that a Swift source imports.

/// Reads the import declarations of a source, line by line, without looking at the rest.
package enum ImportedModules {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
  /// Words that may stand before `import`.
  private static let longestHead = 4

  /// Returns the names of the modules: `Dials` for `@testable import class Dials.Dial`.
  package static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(line.count + 1)
      if canBeImport(line), let name = name(in: Substring(line)) { names.insert(name) }
    }
    return names
  }

  /// Whether a line begins as one of imports does: with the word, an attribute or an access level.
  private static func canBeImport(_ line: Substring.UTF8View.SubSequence) -> Bool {
    switch line.first(where: { $0 != 0x20 && $0 != 0x09 }) {
    case UInt8(ascii: "i"), UInt8(ascii: "@"), UInt8(ascii: "p"), UInt8(ascii: "f"): true
    default: false
    }
  }

  private static func name(in line: Substring) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0.isNewline }
    guard let index = words.prefix(longestHead).firstIndex(of: "import") else { return nil }
    let behind = words[(index + 1)...]
    guard let first = behind.first else { return nil }
    let path = kinds.contains(first) ? behind.dropFirst().first : first
    return path.map { String($0.prefix { $0 != "." }) }
  }
}
