// Words in a line of Markdown: emphasis, code, links, pictures and breaks, as CommonMark has them.

internal import Foundation

/// Words that are meant alike.
struct MarkdownSpan {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: URL?
  var image: URL?
}

/// Reads one block's text.
struct MarkdownInlines {
  private let characters: [Character]
  private var position = 0
  private var pieces: [Piece] = []
  private var brackets: [Bracket] = []
  private let references: [String: String]
  private let baseURL: URL?
  private let keepsSpaces: Bool

  private struct Piece {
    var span: MarkdownSpan
    var delimiter: Delimiter?
  }

  /// A run of signs that may begin or end emphasis.
  private struct Delimiter {
    let sign: Character
    var count: Int
    let length: Int
    let opens: Bool
    let closes: Bool
  }

  /// Where a link's or a picture's text may begin.
  private struct Bracket {
    let piece: Int
    let isImage: Bool
    var isActive = true
    let start: Int
  }

  /// The text's words; with `keepsSpaces` line ends and spaces stay as they are.
  static func spans(
    _ text: String, references: [String: String] = [:], baseURL: URL?, keepsSpaces: Bool
  ) -> [MarkdownSpan] {
    var reader = MarkdownInlines(
      text, references: references, baseURL: baseURL, keepsSpaces: keepsSpaces)
    reader.read()
    return reader.joined
  }

  private init(_ text: String, references: [String: String], baseURL: URL?, keepsSpaces: Bool) {
    characters = Array(text)
    (self.references, self.baseURL, self.keepsSpaces) = (references, baseURL, keepsSpaces)
  }

  private mutating func read() {
    while position < characters.count { readOne() }
    emphasize(from: 0)
  }

  private var joined: [MarkdownSpan] {
    pieces.reduce(into: []) { spans, piece in
      var span = piece.span
      if let delimiter = piece.delimiter {
        span.text = String(repeating: delimiter.sign, count: delimiter.count)
      }
      guard !span.text.isEmpty else { return }
      if let last = spans.last, last.intent == span.intent, last.link == span.link,
        last.image == span.image, last.intent.isDisjoint(with: [.softBreak, .lineBreak])
      {
        spans[spans.count - 1].text += span.text
      } else {
        spans.append(span)
      }
    }
  }

  private func character(_ index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  private mutating func add(_ text: String, _ intent: InlinePresentationIntent = []) {
    if intent.isEmpty, let last = pieces.last, last.delimiter == nil, last.span.intent.isEmpty,
      last.span.link == nil, last.span.image == nil,
      !brackets.contains(where: { $0.piece == pieces.count - 1 })
    {
      pieces[pieces.count - 1].span.text += text
    } else {
      pieces.append(Piece(span: MarkdownSpan(text: text, intent: intent)))
    }
  }

  private mutating func readOne() {
    let sign = characters[position]
    switch sign {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiter(sign)
    case "!" where character(position + 1) == "[": openBracket(isImage: true)
    case "[": openBracket(isImage: false)
    case "]": closeBracket()
    case "<": readAngle()
    case "&": readEntity()
    case "\n", "\r\n": readLineEnd()
    default: readText(sign)
    }
  }

  private mutating func readText(_ sign: Character) {
    if "hw".contains(sign), startsWord, let end = bareLinkEnd { return addBareLink(end) }
    add(String(sign))
    position += 1
  }

  private mutating func readEscape() {
    guard let next = character(position + 1) else {
      add("\\")
      position += 1
      return
    }
    position += 2
    if next == "\n" || next == "\r\n" {
      addBreak()
    } else if next.isMarkdownPunctuation {
      add(String(next))
    } else {
      add("\\")
      position -= 1
    }
  }

  private mutating func addBreak() {
    pieces.append(Piece(span: MarkdownSpan(text: "\n", intent: .lineBreak)))
    skipSpaces()
  }

  private mutating func skipSpaces() {
    guard !keepsSpaces else { return }
    while character(position) == " " || character(position) == "\t" { position += 1 }
  }

  private mutating func readLineEnd() {
    position += 1
    if keepsSpaces { return add("\n") }
    var spaces = 0
    if pieces.last?.delimiter == nil, let last = pieces.last?.span.text {
      spaces = last.reversed().prefix { $0 == " " }.count
      pieces[pieces.count - 1].span.text.removeLast(spaces)
    }
    if spaces >= 2 { return addBreak() }
    pieces.append(Piece(span: MarkdownSpan(text: " ", intent: .softBreak)))
    skipSpaces()
  }

  /// From a run of backticks to the next of the same length.
  private mutating func readCode() {
    let length = run(of: "`", from: position)
    var end = position + length
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = run(of: "`", from: end)
      if closing == length {
        var code = String(characters[(position + length)..<end])
          .replacingOccurrences(of: "\n", with: " ")
        if code.count > 1, code.hasPrefix(" "), code.hasSuffix(" "),
          code.contains(where: { $0 != " " })
        {
          code = String(code.dropFirst().dropLast())
        }
        add(code, .code)
        position = end + length
        return
      }
      end += closing
    }
    add(String(repeating: "`", count: length))
    position += length
  }

  private func run(of sign: Character, from start: Int) -> Int {
    characters[start...].prefix { $0 == sign }.count
  }

  private mutating func readDelimiter(_ sign: Character) {
    let length = run(of: sign, from: position)
    let (before, after) = (character(position - 1), character(position + length))
    position += length
    let isLeft = Self.isFlanking(after, before)
    let isRight = Self.isFlanking(before, after)
    // Inside of words underscores are letters.
    let opens = isLeft && (sign != "_" || !isRight || before?.isMarkdownPunctuation == true)
    let closes = isRight && (sign != "_" || !isLeft || after?.isMarkdownPunctuation == true)
    guard opens || closes, sign != "~" || length <= 2 else {
      return add(String(repeating: sign, count: length))
    }
    pieces.append(
      Piece(
        span: MarkdownSpan(text: ""),
        delimiter: Delimiter(
          sign: sign, count: length, length: length, opens: opens, closes: closes)))
  }

  /// Whether signs hold on to `inner`, with `outer` on their other side.
  private static func isFlanking(_ inner: Character?, _ outer: Character?) -> Bool {
    guard let inner, !inner.isWhitespace else { return false }
    guard inner.isMarkdownPunctuation else { return true }
    return outer.map { $0.isWhitespace || $0.isMarkdownPunctuation } ?? true
  }

  /// Finds what begins and ends emphasis, in pieces from an index on.
  private mutating func emphasize(from start: Int) {
    var closer = start
    while closer < pieces.count {
      guard let ending = pieces[closer].delimiter, ending.closes, ending.count > 0,
        let opener = opener(of: ending, before: closer, from: start),
        let beginning = pieces[opener].delimiter
      else {
        closer += 1
        continue
      }
      let used = ending.sign == "~" ? ending.count : min(2, ending.count, beginning.count)
      let intent: InlinePresentationIntent =
        ending.sign == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for index in (opener + 1)..<closer {
        pieces[index].span.intent.formUnion(intent)
        if let crossed = pieces[index].delimiter {
          pieces[index].span.text = String(repeating: crossed.sign, count: crossed.count)
          pieces[index].delimiter = nil
        }
      }
      pieces[opener].delimiter?.count -= used
      pieces[closer].delimiter?.count -= used
    }
    for index in pieces.indices.dropFirst(start) {
      guard let left = pieces[index].delimiter else { continue }
      pieces[index].span.text = String(repeating: left.sign, count: left.count)
      pieces[index].delimiter = nil
    }
  }

  private func opener(of ending: Delimiter, before closer: Int, from start: Int) -> Int? {
    (start..<closer).reversed().first { index in
      guard let found = pieces[index].delimiter, found.opens, found.count > 0,
        found.sign == ending.sign
      else { return false }
      if found.sign == "~" { return found.count == ending.count }
      let isMixed = found.closes || ending.opens
      let isOdd = (found.length + ending.length) % 3 == 0
      let areThrees = found.length % 3 == 0 && ending.length % 3 == 0
      return !isMixed || !isOdd || areThrees
    }
  }

  private mutating func openBracket(isImage: Bool) {
    let text = isImage ? "![" : "["
    position += text.count
    brackets.append(Bracket(piece: pieces.count, isImage: isImage, start: position))
    pieces.append(Piece(span: MarkdownSpan(text: text)))
  }

  private mutating func closeBracket() {
    let end = position
    position += 1
    guard let bracket = brackets.popLast(), bracket.isActive,
      let target = target(of: String(characters[bracket.start..<end]))
    else { return add("]") }
    emphasize(from: bracket.piece + 1)
    let address = URL(string: target, relativeTo: baseURL)
    for index in pieces.indices.dropFirst(bracket.piece + 1) {
      if bracket.isImage {
        pieces[index].span.image = address
      } else {
        pieces[index].span.link = pieces[index].span.link ?? address
      }
    }
    pieces[bracket.piece].span.text = ""
    guard !bracket.isImage else { return }
    // No link holds another.
    for index in brackets.indices where !brackets[index].isImage {
      brackets[index].isActive = false
    }
  }

  /// What stands behind a bracket: an address in parentheses, or the name of one.
  private mutating func target(of label: String) -> String? {
    if character(position) == "(", let found = destination(from: position + 1) {
      position = found.end
      return found.address
    }
    if character(position) == "[",
      let end = characters[position...].firstIndex(of: "]")
    {
      let name = String(characters[(position + 1)..<end])
      guard let address = references[Self.key(name.isEmpty ? label : name)] else { return nil }
      position = end + 1
      return address
    }
    return references[Self.key(label)]
  }

  static func key(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  private func destination(from start: Int) -> (address: String, end: Int)? {
    var index = afterSpaces(start)
    var address = ""
    if character(index) == "<" {
      guard let end = characters[index...].firstIndex(of: ">") else { return nil }
      address = String(characters[(index + 1)..<end])
      index = end + 1
    } else {
      var depth = 0
      while let next = character(index), !next.isWhitespace {
        if next == "(" { depth += 1 }
        if next == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if next == "\\", let escaped = character(index + 1), escaped.isMarkdownPunctuation {
          index += 1
        }
        address.append(characters[index])
        index += 1
      }
    }
    index = afterSpaces(index)
    if let quote = character(index), "\"'".contains(quote) {
      guard let end = characters[(index + 1)...].firstIndex(of: quote) else { return nil }
      index = afterSpaces(end + 1)
    }
    return character(index) == ")" ? (address, index + 1) : nil
  }

  private func afterSpaces(_ start: Int) -> Int {
    var index = start
    while character(index)?.isWhitespace == true { index += 1 }
    return index
  }

  /// `<https://…>`, or a tag of HTML.
  private mutating func readAngle() {
    guard let end = characters[position...].firstIndex(of: ">"), end > position + 1 else {
      add("<")
      position += 1
      return
    }
    let inner = String(characters[(position + 1)..<end])
    if inner.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]{1,31}:[^\s<>]*/) != nil {
      addLink(inner, to: inner)
    } else if inner.wholeMatch(of: /[^\s@<>]+@[A-Za-z0-9.\-]+/) != nil {
      addLink(inner, to: "mailto:" + inner)
    } else if inner.wholeMatch(of: /\/?[A-Za-z][^<>]*|!--.*--/) != nil {
      add("<" + inner + ">", .inlineHTML)
    } else {
      add("<")
      position += 1
      return
    }
    position = end + 1
  }

  private mutating func addLink(_ text: String, to address: String) {
    pieces.append(
      Piece(span: MarkdownSpan(text: text, link: URL(string: address, relativeTo: baseURL))))
  }

  private var startsWord: Bool {
    character(position - 1).map { $0.isWhitespace || "*_~(".contains($0) } ?? true
  }

  /// The end of an address that nothing marks as such.
  private var bareLinkEnd: Int? {
    let starts = ["https://", "http://", "www."]
    let head = String(characters[position...].prefix(8))
    guard !brackets.contains(where: \.isActive), let start = starts.first(where: head.hasPrefix)
    else { return nil }
    var end = position
    while let next = character(end), !next.isWhitespace, next != "<" { end += 1 }
    while let last = character(end - 1), "?!.,:*_~'\")".contains(last), end > position {
      if last == ")",
        characters[position..<end].count(where: { $0 == "(" })
          >= characters[position..<end].count(where: { $0 == ")" })
      {
        break
      }
      end -= 1
    }
    return end > position + start.count ? end : nil
  }

  private mutating func addBareLink(_ end: Int) {
    let text = String(characters[position..<end])
    addLink(text, to: text.hasPrefix("www.") ? "http://" + text : text)
    position = end
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€", "deg": "°",
    "times": "×", "middot": "·", "laquo": "«", "raquo": "»",
  ]

  private mutating func readEntity() {
    guard let end = characters[position...].prefix(12).firstIndex(of: ";") else {
      add("&")
      position += 1
      return
    }
    let name = String(characters[(position + 1)..<end])
    guard let text = Self.entities[name] ?? Self.numbered(name) else {
      add("&")
      position += 1
      return
    }
    add(text)
    position = end + 1
  }

  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().first.map { "xX".contains($0) } ?? false
    let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return number.flatMap { $0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0).map(String.init) }
  }
}

extension Character {
  /// What a backslash may stand before, and what counts as punctuation beside emphasis.
  fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
