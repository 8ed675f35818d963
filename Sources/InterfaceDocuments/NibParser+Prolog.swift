// Reads what stands around a document's element: the declaration, comments, instructions, document types.

extension NibParser {
  /// Reads `<?xml …?>`, where it is there.
  ///
  /// - Throws: That it names an encoding that is not read.
  mutating func declaration() throws(NibError) {
    guard isAt("<?xml") else { return }
    let start = position
    try skip(to: "?>")
    let text = string(start..<position)
    guard let encoding = text.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1 else { return }
    let read = ["UTF-8", "UTF8", "UTF-16", "UTF16", "US-ASCII", "ASCII"]
    guard read.contains(encoding.uppercased()) else {
      throw NibError(
        line: LineCounter.line(of: start, in: bytes),
        reason: "the encoding \(encoding) is not read, only UTF-8 and UTF-16")
    }
  }

  /// Skips spaces, comments, instructions and document types.
  mutating func skipMisc() throws(NibError) {
    while true {
      skipSpace()
      if take("<!--") {
        try skip(to: "-->")
      } else if take("<?") {
        try skip(to: "?>")
      } else if take("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  /// Skips a document type to its `>`, with all that it declares between brackets. Declared entities are never
  /// expanded: a few of them can stand for gigabytes of text, or for any file.
  private mutating func skipDocumentType() throws(NibError) {
    var isInBrackets = false
    while position < bytes.count {
      if take("<!--") {
        try skip(to: "-->")
        continue
      }
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try skip(to: String(UnicodeScalar(byte)))
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets: return
      default: break
      }
    }
    throw error("the document type is not closed")
  }
}
