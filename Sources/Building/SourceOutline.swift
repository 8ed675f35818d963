// A source's declarations, found without parsing it.

/// The declarations that a source has for other files, found by its keywords and brackets alone: a hundredth of the
/// work of the parser, for the thousands of files of an application. Conditions are not looked at.
package struct SourceOutline: Sendable {
  /// The names declared at the top level and in extensions; of initialisers their first labels, `init(hex:)`, of
  /// operators the types of their first operands, `+(CGPoint)`, and `>>>-` of one that is declared. Also those for
  /// Objective-C, `@objc(Ring)`, which documents use.
  package private(set) var names: Set<String> = []
  /// Those of them that are types at the top level.
  package private(set) var types: Set<String> = []
  /// The modules that it imports.
  package private(set) var imports: Set<String> = []
  /// Whether `@IBDesignable` stands in it.
  package private(set) var isDesignable = false
  /// Whether `@IBInspectable` stands in it.
  package private(set) var isInspectable = false
  /// Whether `#Preview` stands in it.
  package private(set) var hasPreviews = false
  /// The types that it extends.
  package private(set) var extendedTypes: Set<String> = []
  /// The name of what stands first behind a class's in its declaration, without a module's; classes without one are
  /// not in it.
  package private(set) var superclasses: [String: String] = [:]

  private static let typeWords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
  private static let members: Set<Substring> = ["func", "var", "let", "typealias", "case"]

  private var depth = 0
  /// Whether the brackets around the position are an extension's.
  private var isInExtension = false
  /// Words that say what the next name is, and the class that a colon is behind.
  private var keyword: Substring?
  private var subclass: String?

  /// Reads a source once, from its beginning to its end.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if Self.isInWord(bytes[index]) {
        let start = index
        while index < bytes.count, Self.isInWord(bytes[index]) { index += 1 }
        if start > 0 { mark(bytes[start - 1], bytes[start..<index]) }
        if depth == 0 || depth == 1 && isInExtension {
          word(Substring(decoding: bytes[start..<index], as: UTF8.self), bytes, behind: index)
        }
      } else {
        sign(bytes[index])
        // Other brackets and operators are single bytes.
        let isLong = bytes[index] == 0x2F || bytes[index] == 0x22 || bytes[index] == 0x23
        index = isLong ? SourceNesting.pieceEnd(bytes[index...]) : index + 1
      }
    }
  }

  /// Takes note of a word behind a sign, at any depth.
  private mutating func mark(_ sign: UInt8, _ word: ArraySlice<UInt8>) {
    if sign == UInt8(ascii: "@"), word.first == UInt8(ascii: "I") {
      if word.elementsEqual("IBDesignable".utf8) { isDesignable = true }
      if word.elementsEqual("IBInspectable".utf8) { isInspectable = true }
    } else if sign == UInt8(ascii: "#"), word.elementsEqual("Preview".utf8) {
      hasPreviews = true
    }
  }

  private mutating func sign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      if depth == 0, byte == UInt8(ascii: "{") { isInExtension = keyword == "in extension" }
      depth += 1
      keyword = nil
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      if depth == 0 { isInExtension = false }
    case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"),
      UInt8(ascii: "\n"), UInt8(ascii: "."), UInt8(ascii: "`"), UInt8(ascii: ","):
      break
    default: subclass = nil
    }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",") { subclass = nil }
  }

  private mutating func word(_ word: Substring, _ bytes: [UInt8], behind end: Int) {
    if word == "extension" || word == "import" {
      keyword = word
    } else if keyword == "import" {
      // Of `import class UIKit.UIView` the second word is the module.
      guard !Self.typeWords.contains(word), !Self.members.contains(word) else { return }
      imports.insert(String(word))
      keyword = nil
    } else if word == "objc", bytes[end...].first == UInt8(ascii: "(") {
      let name = bytes[end...].dropFirst().prefix(while: Self.isInWord)
      names.insert(String(decoding: name, as: UTF8.self))
    } else if word == "init", isInExtension {
      if let label = Self.firstLabel(in: bytes[end...]) { names.insert("init(\(label):)") }
    } else if word == "func", let name = Self.operatorName(in: bytes[end...]) {
      names.insert(name)
      keyword = nil
    } else if word == "operator", let sign = Self.declaredOperator(in: bytes[end...]) {
      names.insert(sign)
    } else if Self.typeWords.contains(word) || Self.members.contains(word) {
      keyword = word
    } else if let known = keyword {
      name(String(word), of: known, bytes, behind: end)
    } else if let name = subclass {
      // Of `Core.Dial` the last name counts.
      superclasses[name] = String(word)
      if end < bytes.count, bytes[end] != UInt8(ascii: ".") { subclass = nil }
    }
  }

  private mutating func name(
    _ name: String, of known: Substring, _ bytes: [UInt8], behind end: Int
  ) {
    switch known {
    case "extension":
      let path = bytes[end...].prefix { Self.isInWord($0) || $0 == UInt8(ascii: ".") }
      extendedTypes.insert(name + String(decoding: path, as: UTF8.self))
      keyword = "in extension"
    case "in extension": break
    default:
      names.insert(name)
      if depth == 0, Self.typeWords.contains(known) { types.insert(name) }
      keyword = nil
      subclass = known == "class" ? name : nil
    }
  }

  /// The operator behind `func`, with the type of its first operand; nil for other functions.
  private static func operatorName(in bytes: ArraySlice<UInt8>) -> String? {
    let sign = bytes.drop(while: isSpace).prefix { operatorSigns.contains($0) }
    let behind = bytes[sign.endIndex...].drop { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "{") }
    guard !sign.isEmpty, behind.first == UInt8(ascii: ":") else { return nil }
    var type = behind.dropFirst().drop(while: isSpace)
    if type.starts(with: "inout ".utf8) { type = type.dropFirst(6).drop(while: isSpace) }
    let path = type.prefix { isInWord($0) || $0 == UInt8(ascii: ".") }
    guard let name = path.split(separator: UInt8(ascii: ".")).last else { return nil }
    return operatorName(
      String(decoding: sign, as: UTF8.self), on: String(decoding: name, as: UTF8.self))
  }

  /// The operator behind `infix operator`; nil where the word is no declaration's.
  private static func declaredOperator(in bytes: ArraySlice<UInt8>) -> String? {
    let behind = bytes.drop(while: isSpace)
    let sign = behind.prefix { operatorSigns.contains($0) || $0 >= 0x80 }
    return behind.startIndex == bytes.startIndex || sign.isEmpty
      ? nil : String(decoding: sign, as: UTF8.self)
  }

  private static let operatorSigns = Set("/=-+!*%<>&|^~?".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  /// The name of an operator whose first operand is of a type.
  static func operatorName(_ sign: String, on type: String) -> String { "\(sign)(\(type))" }

  /// The label behind `init`, which may be one that can fail.
  private static func firstLabel(in bytes: ArraySlice<UInt8>) -> String? {
    let behind = bytes.drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
    guard behind.first == UInt8(ascii: "(") else { return nil }
    let label = behind.dropFirst().drop(while: isSpace).prefix(while: isInWord)
    return label.isEmpty ? nil : String(decoding: label, as: UTF8.self)
  }

  /// The words of a text that begin with a capital letter, as types' names do.
  package static func capitalizedWords(in text: String) -> Set<String> {
    var words: Set<String> = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(where: isInWord) {
      let word = rest[start...].prefix(while: isInWord)
      if let first = word.first, 0x41...0x5A ~= first { words.insert(String(Substring(word))) }
      rest = rest[start...].dropFirst(word.count)
    }
    return words
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x80...: true
    default: false
    }
  }
}
