// The visual format language: one line of text for a row or a column of views.

import CoreGraphics

/// An error in a format, and its place.
struct VisualFormatError: Error, CustomStringConvertible {
  var description: String
}

/// `H:|-8-[icon(==24)]-(>=4)-[title]-|` as views and the rules between them
/// ([Apple](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html)).
@MainActor
struct VisualFormat {
  /// `==8@750`, or the name of a metric or a view in place of the number.
  struct Rule {
    var relation = NSLayoutConstraint.Relation.equal
    var value: String
    var priority: String?
  }

  /// A view, or the superview where it has no name.
  struct Item {
    var name: String?
    var sizes: [Rule] = []
  }

  private(set) var isVertical = false
  private(set) var items: [Item] = []
  /// Before each item but the first: the distances to the one before; nil: the standard one.
  private(set) var gaps: [[Rule]?] = []
  private var text: Substring

  init(_ format: String) throws(VisualFormatError) {
    text = format.filter { !$0.isWhitespace }[...]
    if take("V:") { isVertical = true } else { _ = take("H:") }
    items.append(try item())
    while !text.isEmpty {
      gaps.append(try gap())
      items.append(try item())
    }
    if items.dropFirst().dropLast().contains(where: { $0.name == nil }) {
      throw VisualFormatError(description: "| stands at the ends alone")
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard text.hasPrefix(word) else { return false }
    text.removeFirst(word.count)
    return true
  }

  private mutating func expect(_ word: String) throws(VisualFormatError) {
    if take(word) { return }
    let found = text.first.map { "“\($0)”" } ?? "its end"
    throw VisualFormatError(description: "“\(word)” is expected in place of \(found)")
  }

  private mutating func word() throws(VisualFormatError) -> String {
    let end =
      text.firstIndex { !($0.isLetter || $0.isNumber || "_.".contains($0)) } ?? text.endIndex
    guard end > text.startIndex else {
      throw VisualFormatError(description: "a name or a number is expected before “\(text)”")
    }
    defer { text = text[end...] }
    return String(text[..<end])
  }

  private mutating func item() throws(VisualFormatError) -> Item {
    if take("|") { return Item() }
    try expect("[")
    var item = Item(name: try word())
    if text.first == "(" { item.sizes = try rules() }
    try expect("]")
    return item
  }

  /// `-`, `-8-`, `-(>=8,<=20)-`, or nothing for 0.
  private mutating func gap() throws(VisualFormatError) -> [Rule]? {
    guard take("-") else { return [Rule(value: "0")] }
    if text.first == "[" || text.first == "|" { return nil }
    let found = text.first == "(" ? try rules() : [try rule()]
    try expect("-")
    return found
  }

  private mutating func rules() throws(VisualFormatError) -> [Rule] {
    try expect("(")
    var found = [try rule()]
    while take(",") { found.append(try rule()) }
    try expect(")")
    return found
  }

  private mutating func rule() throws(VisualFormatError) -> Rule {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative = take("-")
    let value = (isNegative ? "-" : "") + (try word())
    return Rule(relation: relation, value: value, priority: take("@") ? try word() : nil)
  }
}
