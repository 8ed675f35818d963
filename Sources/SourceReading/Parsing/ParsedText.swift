// A text as a tree, from which the tree of a similar text can be made.

internal import SwiftParser
internal import SwiftSyntax

/// A text and its tree, with what the parser needs to take over parts of it.
///
/// Declarations and statements that no edit is near are taken over where both trees are without mistakes: with some the
/// parser does not always come to the tree that it comes to anew.
struct ParsedText {
  private let text: String
  private let result: IncrementalParseResult

  var tree: SourceFileSyntax { result.tree }

  /// Parses a text. `earlier`: a similar one; all between the beginning and the end that both share is one edit. Default:
  /// there is none.
  init(_ text: String, after earlier: ParsedText? = nil) {
    self.init(text, taken: earlier.flatMap { $0.result(of: text, after: [$0.edit(to: text)]) })
  }

  /// Parses what another text is after texts took the place of ranges: in the order of the text, none in another.
  init(_ text: String, after earlier: ParsedText, edits: [(range: Range<Int>, text: String)]) {
    let changes = edits.filter { !$0.range.isEmpty || !$0.text.isEmpty }
    self.init(
      text, taken: earlier.result(of: text, after: changes.map { Self.edit($0.range, $0.text) }))
  }

  private init(_ text: String, taken: IncrementalParseResult?) {
    self.text = text
    result = taken ?? Parser.parseIncrementally(source: text, parseTransition: nil)
  }

  /// Another text after edits of this one; nil where a tree has mistakes.
  private func result(of text: String, after edits: [SourceEdit]) -> IncrementalParseResult? {
    guard !tree.hasError, let edits = try? ConcurrentEdits(concurrent: edits) else { return nil }
    let result = Parser.parseIncrementally(
      source: text,
      parseTransition: IncrementalParseTransition(
        previousIncrementalParseResult: result, edits: edits))
    return result.tree.hasError ? nil : result
  }

  private func edit(to other: String) -> SourceEdit {
    let (old, new) = (text.unicodeScalars, other.unicodeScalars)
    let front = zip(old, new).prefix { $0 == $1 }.map(\.0)
    let back = zip(old.dropFirst(front.count).reversed(), new.dropFirst(front.count).reversed())
      .prefix { $0 == $1 }.map(\.0)
    let start = front.reduce(0) { $0 + UTF8.width($1) }
    let end = text.utf8.count - back.reduce(0) { $0 + UTF8.width($1) }
    let replacement = String(new.dropFirst(front.count).dropLast(back.count))
    return Self.edit(start..<end, replacement)
  }

  private static func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(
      range: AbsolutePosition(
        utf8Offset: range.lowerBound)..<AbsolutePosition(utf8Offset: range.upperBound),
      replacement: text)
  }
}
