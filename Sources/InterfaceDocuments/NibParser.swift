// Reads the part of XML that interface documents are written in.

/// Reads one document from its first byte to its last.
struct NibParser {
  /// Elements within elements; more are refused, as reading them recurses.
  private static let deepest = 200

  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(NibError) -> NibElement {
    try skipMisc()
    guard isAt("<") else { throw error("there is no element") }
    return try element(depth: 0)
  }

  private mutating func element(depth: Int) throws(NibError) -> NibElement {
    guard depth < Self.deepest else { throw error("elements lie too deep in one another") }
    position += 1
    var element = NibElement(name: try name())
    while true {
      skipSpace()
      if take("/>") { return element }
      if take(">") { break }
      let key = try name()
      skipSpace()
      guard take("=") else { throw error("the attribute \(key) has no value") }
      skipSpace()
      element.attributes[key] = try quoted()
    }
    try content(&element, depth)
    return element
  }

  private mutating func content(_ element: inout NibElement, _ depth: Int) throws(NibError) {
    while position < bytes.count {
      if take("</") {
        guard try name() == element.name else { throw error("\(element.name) is not closed") }
        skipSpace()
        guard take(">") else { throw error("a tag is not closed") }
        return
      }
      if isAt("<!--") || isAt("<?") {
        try skipMisc()
      } else if take("<![CDATA[") {
        element.text += string(try upTo("]]>"))
      } else if isAt("<") {
        element.children.append(try self.element(depth: depth + 1))
      } else {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        element.text += Self.decoded(string(start..<position))
      }
    }
    throw error("\(element.name) is not closed")
  }

  private mutating func name() throws(NibError) -> String {
    let start = position
    while position < bytes.count, !Self.ends.contains(bytes[position]) { position += 1 }
    guard position > start else { throw error("a name is missing") }
    return string(start..<position)
  }

  /// The bytes that end a name.
  private static let ends = Set(" \t\r\n=/><\"'".utf8)

  private mutating func quoted() throws(NibError) -> String {
    guard let quote = bytes[at: position], "\"'".utf8.contains(quote) else {
      throw error("a value is not quoted")
    }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    guard position < bytes.count else { throw error("a value is not closed") }
    position += 1
    return Self.decoded(string(start..<position - 1))
  }

  /// Skips spaces, comments, instructions and declarations.
  private mutating func skipMisc() throws(NibError) {
    while true {
      skipSpace()
      if take("<!--") {
        _ = try upTo("-->")
      } else if take("<?") {
        _ = try upTo("?>")
      } else if take("<!") {
        _ = try upTo(">")
      } else if !take("\u{FEFF}") {
        return
      }
    }
  }

  private mutating func skipSpace() {
    while let byte = bytes[at: position], " \t\r\n".utf8.contains(byte) { position += 1 }
  }

  private func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Returns the range up to `end`, and skips `end` too.
  private mutating func upTo(_ end: String) throws(NibError) -> Range<Int> {
    let start = position
    while position < bytes.count {
      if take(end) { return start..<position - end.utf8.count }
      position += 1
    }
    throw error("\(end) is missing")
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func error(_ reason: String) -> NibError {
    let before = bytes.prefix(position)
    return NibError(line: before.count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
  }

  // MARK: Entities

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// Returns the text with its entities replaced; an unknown one stays as it is written.
  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing(/&(#?\w+);/) { match in
      let name = String(match.1)
      return entities[name] ?? character(name) ?? String(match.0)
    }
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x")
    let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { index < count ? self[index] : nil }
}
