// How deep brackets stand in each other: parsers call themselves for each, and try twice at some.

internal import Messages

/// The nesting of a source's brackets and conditions.
enum SourceNesting {
  /// Deeper nesting the compiler refuses too.
  static let limit = 256

  /// The line and the column in bytes, from 1, of the first bracket or `#if` beyond the limit; nil: none
  /// is. Strings and comments do not count.
  static func excess(in text: String) -> (line: Int, column: Int)? {
    let bytes = Array(text.utf8)
    var (depth, line, lineStart, index) = (0, 1, 0, 0)
    while index < bytes.count {
      let end = pieceEnd(bytes[index...])
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "#"):
        if bytes[index...].starts(with: "#if ".utf8) { depth += 1 }
        if bytes[index...].starts(with: "#endif".utf8) { depth = max(0, depth - 1) }
      default: break
      }
      if depth > limit { return (line, index - lineStart + 1) }
      for place in index..<end where bytes[place] == UInt8(ascii: "\n") {
        line += 1
        lineStart = place + 1
      }
      index = end
    }
    return nil
  }

  /// The end of the token that begins the text: a comment, a string, or one byte of anything else.
  static func pieceEnd(_ text: ArraySlice<UInt8>) -> Int {
    switch text[text.startIndex] {
    case UInt8(ascii: "/"):
      if text.starts(with: "//".utf8) {
        return text.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      }
      if text.starts(with: "/*".utf8) { return commentEnd(text) }
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if let end = stringEnd(text) { return end }
    default: break
    }
    return text.startIndex + 1
  }

  /// The end of a comment; comments nest.
  private static func commentEnd(_ text: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var index = text.startIndex
    while index + 1 < text.endIndex {
      switch (text[index], text[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      default: index += 1
      }
    }
    return text.endIndex
  }

  /// The end of a string of any kind; nil: none begins here. Interpolations count as its text.
  private static func stringEnd(_ text: ArraySlice<UInt8>) -> Int? {
    let quote = UInt8(ascii: "\"")
    let marks = text.prefix { $0 == UInt8(ascii: "#") }.count
    guard text.dropFirst(marks).first == quote else { return nil }
    let isLong = text.dropFirst(marks).starts(with: [quote, quote, quote])
    let close =
      Array(repeating: quote, count: isLong ? 3 : 1)
      + Array(repeating: UInt8(ascii: "#"), count: marks)
    var index = text.startIndex + marks + (isLong ? 3 : 1)
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "\n"), !isLong { return index }
      if text[index...].starts(with: close) { return index + close.count }
      index += text[index] == UInt8(ascii: "\\") && marks == 0 ? 2 : 1
    }
    return text.endIndex
  }
}
