// Reads HTML: its words, its lines, and how they look.

internal import CoreGraphics

/// A reader of HTML that survives any text. Pictures, tables and lists' marks are left out.
struct HTMLText {
  private let text = NSMutableAttributedString()
  /// The elements that are open, each with the look of what lies in it.
  private var open: [(element: String, look: HTMLLook)]

  /// Elements that end a line.
  private static let lineEnds: Set<String> = ["br", "/p", "/div", "/li", "/h1", "/h2", "/h3"]
  /// Elements whose text is none of the document's.
  private static let hidden: Set<String> = ["style", "script", "title"]
  /// Elements that hold nothing.
  private static let empty: Set<String> = ["br", "img", "hr", "meta", "link", "input", "!doctype"]

  static func read(
    _ html: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    var reader = HTMLText(attributes)
    reader.read(html)
    return reader.text
  }

  private init(_ attributes: [NSAttributedString.Key: Any]) {
    open = [("", HTMLLook(attributes))]
  }

  private mutating func read(_ html: String) {
    var rest = html[...]
    while let start = Self.tagStart(in: rest) {
      add(rest[..<start])
      if rest[start...].hasPrefix("<!--") {
        rest = rest[start...].range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = Self.tagEnd(from: start, in: rest) else { return }
      let tag = HTMLTag(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
      if Self.hidden.contains(tag.name) {
        let close = rest.range(of: "</\(tag.name)", options: .caseInsensitive)
        if tag.name == "style" { declare(rest[..<(close?.lowerBound ?? rest.endIndex)]) }
        rest = close.map { rest[$0.lowerBound...] } ?? ""
      } else {
        take(tag)
      }
    }
    add(rest)
  }

  /// Returns the first "<" that opens a tag or a comment: one before a letter, "/", "!" or "?". Others are text
  /// (https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state).
  private static func tagStart(in text: Substring) -> Substring.Index? {
    text.indices.first { index in
      guard text[index] == "<" else { return false }
      guard let next = text[index...].dropFirst().first else { return false }
      return next.isASCII && next.isLetter || next == "/" || next == "!" || next == "?"
    }
  }

  /// Returns the ">" that ends a tag, outside of quoted values. A quote counts where a value begins.
  private static func tagEnd(from start: Substring.Index, in text: Substring) -> Substring.Index? {
    var quote: Character?
    var last: Character = "<"
    for index in text[start...].indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return index
      } else if last == "=", character == "\"" || character == "'" {
        quote = character
      }
      if !character.isWhitespace { last = character }
    }
    return quote == nil ? nil : text[start...].firstIndex(of: ">")
  }

  private mutating func take(_ tag: HTMLTag) {
    if Self.lineEnds.contains(tag.name), text.length > 0 { append("\n") }
    if tag.name.hasPrefix("/") {
      guard let place = open.lastIndex(where: { $0.element == tag.name.dropFirst() }), place > 0
      else { return }
      open.removeSubrange(place...)
    } else if !Self.empty.contains(tag.name), !tag.isClosed, var look = open.last?.look {
      look.enter(tag.name, tag.values)
      open.append((tag.name, look))
    }
  }

  /// Rules for the whole document hold for what lies in it; others are left out.
  private mutating func declare(_ style: Substring) {
    for rule in style.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let selectors = parts[0].split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard selectors.contains(where: { ["*", "html", "body"].contains($0) }) else { continue }
      for place in open.indices { open[place].look.declare(String(parts[1])) }
    }
  }

  /// Runs of spaces and line ends are one space, and none at a line's begin.
  private mutating func add(_ words: Substring) {
    let parts = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let last = text.string.last
    let isAtStart = last == nil || last == "\n" || last == " "
    let leads = words.first?.isWhitespace == true && !isAtStart
    let trails = words.last?.isWhitespace == true && !parts.isEmpty
    append(HTMLEntities.resolved((leads ? " " : "") + parts + (trails ? " " : "")))
  }

  private mutating func append(_ words: String) {
    guard !words.isEmpty, let look = open.last?.look else { return }
    text.append(NSAttributedString(string: words, attributes: look.attributes))
  }
}

/// The name of an element and what it is given: `/p`, or `a` with `href`.
struct HTMLTag {
  /// In small letters, with `/` where the element ends.
  let name: String
  /// By names in small letters.
  private(set) var values: [String: String] = [:]
  /// Whether it ends where it begins.
  let isClosed: Bool

  init(_ text: Substring) {
    name = text.prefix { !$0.isWhitespace && ($0 != "/" || $0 == text.first) }.lowercased()
    isClosed = text.last == "/"
    var rest = text.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      let mark = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
      if mark != nil { rest = rest.dropFirst() }
      let value = rest.prefix { $0 != mark && (mark != nil || !$0.isWhitespace) }
      values[key] = HTMLEntities.resolved(String(value))
      rest = rest.dropFirst(value.count + (mark == nil ? 0 : 1))
    }
  }
}

/// Characters by name or number.
enum HTMLEntities {
  private static let names = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "amp": "&",
    "copy": "©", "reg": "®", "trade": "™", "euro": "€", "pound": "£", "bull": "•",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "times": "×", "deg": "°",
  ]

  static func resolved(_ text: String) -> String {
    text.contains("&") ? text.replacing(/&(#?\w+);/) { character($0.1) ?? $0.0 } : text
  }

  private static func character(_ name: Substring) -> Substring? {
    guard name.first == "#" else { return names[String(name)].map { $0[...] } }
    let isHex = name.dropFirst().first?.lowercased() == "x"
    return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      .flatMap { Unicode.Scalar($0) }.map { String(Character($0))[...] }
  }
}
