// Reads the part of XML that interface documents are written in.

/// Reads one document from its first byte to its last.
///
/// An own scanner instead of libxml2 or Expat, as edits have to know where each attribute and its value stand:
/// libxml2's events carry lines alone, Expat's the bytes of a tag but not those of its attributes. Time is linear
/// in the bytes: none is looked at more often than a fixed number of times. Nothing recurses.
struct NibParser {
  /// Elements within elements; more are refused, as those who walk the tree recurse. The deepest of a thousand
  /// documents of open projects has 28.
  private static let deepest = 200

  let bytes: [UInt8]
  var position = 0
  /// References to entities that are not XML's own, with their lines.
  private(set) var unknownEntities: [(line: Int, name: String)] = []
  /// The elements around the position, the outermost first.
  private var open: [NibElement] = []
  private var lines = LineCounter()

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the outermost element. A parser reads once.
  mutating func document() throws(NibError) -> NibElement {
    _ = take("\u{FEFF}")
    try declaration()
    try skipMisc()
    guard take("<") else { throw error("there is no element") }
    var root = try tag()
    while root == nil { root = try content() }
    try skipMisc()
    guard let root, position == bytes.count else {
      throw error("something stands behind the end of the document's element")
    }
    return root
  }

  /// Reads what is next in the innermost element; returns the outermost element at its end.
  private mutating func content() throws(NibError) -> NibElement? {
    guard position < bytes.count else { throw unclosed() }
    guard bytes[position] == UInt8(ascii: "<") else {
      try characters()
      return nil
    }
    if take("</") { return try closingTag() }
    if take("<!--") {
      try skip(to: "-->")
    } else if take("<?") {
      try skip(to: "?>")
    } else if take("<![CDATA[") {
      try literalCharacters()
    } else {
      position += 1
      return try tag()
    }
    return nil
  }

  private func unclosed() -> NibError {
    guard let innermost = open.last else { return error("there is no element") }
    return error("\(innermost.name), which begins in line \(innermost.line), is not closed")
  }

  // MARK: Tags

  /// Reads an opening tag behind its `<`; returns the element where it is the whole document.
  private mutating func tag() throws(NibError) -> NibElement? {
    let start = position - 1
    guard open.count < Self.deepest else {
      throw error("elements lie more than \(Self.deepest) deep in one another")
    }
    guard !isAt("<<<<<<") else {
      position = start
      throw error("a merge conflict is not resolved")
    }
    var element = NibElement(name: try name())
    element.line = lines.line(of: start, in: bytes)
    var place = NibPlace(tag: start..<start, whole: start..<start)
    let isClosed = try attributes(of: &element, &place)
    place.tag = start..<position
    place.whole = place.tag
    element.place = place
    if open.isEmpty, let reason = DocumentKind.reasonRefused(element) {
      throw NibError(line: element.line, reason: reason)
    }
    if isClosed { return close(element) }
    open.append(element)
    return nil
  }

  /// Reads attributes and the end of the tag; returns whether that is `/>`.
  private mutating func attributes(
    of element: inout NibElement, _ place: inout NibPlace
  ) throws(NibError) -> Bool {
    while true {
      let start = position
      skipSpace()
      if take("/>") { return true }
      if take(">") { return false }
      guard position < bytes.count else { throw error("the tag of \(element.name) is not closed") }
      guard position > start else { throw error("a space is missing before an attribute") }
      let attribute = try attribute(from: start, of: element.name)
      guard element.attributes.updateValue(attribute.text, forKey: attribute.place.name) == nil
      else { throw error("the attribute \(attribute.place.name) stands twice in a tag") }
      place.attributes.append(attribute.place)
    }
  }

  private mutating func attribute(
    from start: Int, of element: String
  ) throws(NibError) -> (place: NibPlace.Attribute, text: String) {
    let key = try name()
    skipSpace()
    guard take("=") else { throw error("the attribute \(key) of \(element) has no value") }
    skipSpace()
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      throw error("the value of \(key) is not quoted")
    }
    let quote = bytes[position]
    position += 1
    let value = try quoted(by: quote, key)
    let text = try text(value.range, isPlain: value.isPlain, isAttribute: true)
    return (NibPlace.Attribute(name: key, whole: start..<position, value: value.range), text)
  }

  /// Reads a value and its closing quote.
  private mutating func quoted(
    by quote: UInt8, _ key: String
  ) throws(NibError) -> (range: Range<Int>, isPlain: Bool) {
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != quote {
      let byte = bytes[position]
      guard byte != UInt8(ascii: "<") else {
        throw error("the value of \(key) contains a <; it is written &lt;")
      }
      if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
      position += 1
    }
    guard position < bytes.count else { throw error("the value of \(key) is not closed") }
    position += 1
    return (start..<position - 1, isPlain)
  }

  private mutating func closingTag() throws(NibError) -> NibElement? {
    let start = position - 2
    let name = try name()
    guard var element = open.popLast() else { throw error("</\(name)> closes nothing") }
    guard name == element.name else {
      throw error(
        "\(element.name), which begins in line \(element.line), is closed by </\(name)>")
    }
    skipSpace()
    guard take(">") else { throw error("the tag </\(name) is not closed") }
    if let place = element.place {
      element.place?.content = place.tag.upperBound..<start
      element.place?.whole = place.tag.lowerBound..<position
    }
    return close(element)
  }

  /// Gives a read element to the one around it; returns it where there is none.
  private mutating func close(_ element: NibElement) -> NibElement? {
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  // MARK: Characters

  private mutating func characters() throws(NibError) {
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if bytes[position] == UInt8(ascii: "&") || bytes[position] == 0x0D { isPlain = false }
      position += 1
    }
    open[open.count - 1].text += try text(start..<position, isPlain: isPlain, isAttribute: false)
  }

  private mutating func literalCharacters() throws(NibError) {
    let start = position
    try skip(to: "]]>")
    open[open.count - 1].text += string(start..<position - 3)
  }

  /// Returns characters with their entities replaced and their line ends as XML reads them.
  private mutating func text(
    _ range: Range<Int>, isPlain: Bool, isAttribute: Bool
  ) throws(NibError) -> String {
    if isPlain { return string(range) }
    do throws(CharacterData.Fault) {
      let text = try CharacterData.decode(bytes[range], isAttribute: isAttribute)
      for entity in text.unknownEntities {
        unknownEntities.append((lines.line(of: entity.position, in: bytes), entity.name))
      }
      return text.characters
    } catch {
      throw NibError(
        line: LineCounter.line(of: error.position, in: bytes), reason: error.reason)
    }
  }

  // MARK: Bytes

  private mutating func name() throws(NibError) -> String {
    let start = position
    while position < bytes.count, Self.isInName(bytes[position]) { position += 1 }
    guard position > start else { throw error("a name is missing") }
    return string(start..<position)
  }

  /// Whether a byte can be in a name; those of characters beyond ASCII all can.
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x2D, 0x2E, 0x5F, 0x80...: true
    default: false
    }
  }

  mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  func isAt(_ text: String) -> Bool {
    guard position < bytes.count, bytes[position] == text.utf8.first else { return false }
    return bytes[position...].starts(with: text.utf8)
  }

  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Moves behind the next `end`.
  mutating func skip(to end: String) throws(NibError) {
    while position < bytes.count {
      if take(end) { return }
      position += 1
    }
    throw error("\(end) is missing")
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func error(_ reason: String) -> NibError {
    NibError(line: LineCounter.line(of: position, in: bytes), reason: reason)
  }
}
