// The members that a source calls on types.

/// Finds calls of static members and initialisers of types that are named, without parsing.
enum TypeCalls {
  /// A call: `CALayer` and `animate`, or `UIBlurEffect.Style` and `init(style:)`.
  struct Call: Hashable {
    let type: String
    let member: String
  }

  /// The calls in a text, each once.
  static func names(in text: String) -> Set<Call> {
    var calls: Set<Call> = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(where: isInPath) {
      let path = rest[start...].prefix(while: isInPath)
      rest = rest[path.endIndex...]
      guard let first = path.first, 0x41...0x5A ~= first, rest.first == UInt8(ascii: "(") else {
        continue
      }
      let arguments = rest.dropFirst()
      // An argument without a label is `_`; none is the type's own initialiser.
      let isEmpty = arguments.first == UInt8(ascii: ")")
      insert(
        String(Substring(path)), firstLabel: label(arguments) ?? (isEmpty ? nil : "_"),
        into: &calls)
    }
    return calls
  }

  private static func insert(_ path: String, firstLabel: String?, into calls: inout Set<Call>) {
    if let firstLabel { calls.insert(Call(type: path, member: "init(\(firstLabel):)")) }
    guard let dot = path.lastIndex(of: ".") else { return }
    calls.insert(
      Call(type: String(path[..<dot]), member: String(path[path.index(after: dot)...])))
  }

  /// The label at the beginning of arguments.
  private static func label(_ arguments: Substring.UTF8View) -> String? {
    let word = arguments.prefix { isInPath($0) && $0 != UInt8(ascii: ".") }
    guard !word.isEmpty, arguments[word.endIndex...].first == UInt8(ascii: ":") else { return nil }
    return String(Substring(word))
  }

  private static func isInPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x2E: true
    default: false
    }
  }
}
