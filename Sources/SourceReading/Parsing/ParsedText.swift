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

  /// One edit that makes another text of this one, between what both begin and end with.
  func edit(to other: String) -> SourceEdit {
    let (old, new) = (text.utf8.span, other.utf8.span)
    let shorter = min(old.count, new.count)
    var front = 0
    while front < shorter, old[front] == new[front] { front += 1 }
    // Characters are not cut.
    while front > 0, old.isWithinScalar(front) || new.isWithinScalar(front) { front -= 1 }
    var back = 0
    while back < shorter - front, old[old.count - 1 - back] == new[new.count - 1 - back] {
      back += 1
    }
    while back > 0, old.isWithinScalar(old.count - back) { back -= 1 }
    let replacement = Array(other.utf8)[front..<new.count - back]
    return Self.edit(front..<old.count - back, String(decoding: replacement, as: UTF8.self))
  }

  private static func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(
      range: AbsolutePosition(
        utf8Offset: range.lowerBound)..<AbsolutePosition(utf8Offset: range.upperBound),
      replacement: text)
  }
}

extension Span<UInt8> {
  /// Whether the byte at an index, or the end, continues a character of UTF-8.
  fileprivate func isWithinScalar(_ index: Int) -> Bool {
    index < count && UTF8.isContinuation(self[index])
  }
}
