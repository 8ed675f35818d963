// One file of the module: its text, its tree, and places in it.

internal import Messages
internal import SwiftIfConfig
internal import SwiftParser
internal import SwiftSyntax

/// A source file as a tree.
final class ParsedFile {
  let source: SourceText
  /// Its position among the module's files.
  let index: Int
  let bytes: [UInt8]
  /// The tree, and what the parser needs to take over parts of it.
  private let parsed: IncrementalParseResult
  /// The active clause of each `#if`.
  let regions: ConfiguredRegions
  private let converter: SourceLocationConverter
  /// Answers about the text, by words.
  private var said: [String: Bool] = [:]
  /// Facts that were found once, by their types.
  private var facts: [ObjectIdentifier: Any] = [:]

  /// `earlier`: the file as it was. Its declarations and statements that are still there are taken over,
  /// where both are without mistakes: with some the parser does not always come to the tree that it comes to
  /// anew.
  init(_ source: SourceText, index: Int, after earlier: ParsedFile? = nil) {
    self.source = source
    self.index = index
    bytes = Array(source.text.utf8)
    let taken = earlier.flatMap { $0.tree.hasError ? nil : $0.parsed(after: source.text) }
    parsed =
      taken.flatMap { $0.tree.hasError ? nil : $0 }
      ?? Parser.parseIncrementally(source: source.text, parseTransition: nil)
    let tree = parsed.tree
    regions = tree.configuredRegions(in: IOSConfiguration())
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  /// The same file at another position of its module.
  init(_ file: ParsedFile, at index: Int) {
    source = file.source
    self.index = index
    bytes = file.bytes
    parsed = file.parsed
    regions = file.regions
    converter = file.converter
  }

  var path: String { source.path }

  /// The names of the modules whose files are in the file's own module.
  var ownModules: [String] {
    source.modules.filter { source.module.imports[$0] == nil } + [source.module.name]
  }

  var tree: SourceFileSyntax { parsed.tree }

  /// Another text: all between what both begin and what both end with is one edit.
  private func parsed(after text: String) -> IncrementalParseResult {
    let (old, new) = (source.text.unicodeScalars, text.unicodeScalars)
    let front = zip(old, new).prefix { $0 == $1 }.map(\.0)
    let back = zip(old.dropFirst(front.count).reversed(), new.dropFirst(front.count).reversed())
      .prefix { $0 == $1 }.map(\.0)
    let start = front.reduce(0) { $0 + UTF8.width($1) }
    let end = bytes.count - back.reduce(0) { $0 + UTF8.width($1) }
    let replacement = String(new.dropFirst(front.count).dropLast(back.count))
    return parsed(text, after: ConcurrentEdits(Self.edit(start..<end, replacement)))
  }

  private func parsed(_ text: String, after edits: ConcurrentEdits) -> IncrementalParseResult {
    Parser.parseIncrementally(
      source: text,
      parseTransition: IncrementalParseTransition(
        previousIncrementalParseResult: parsed, edits: edits))
  }

  private static func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(
      range: AbsolutePosition(
        utf8Offset: range.lowerBound)..<AbsolutePosition(utf8Offset: range.upperBound),
      replacement: text)
  }

  /// The tree of a copy, which the file is after texts took the place of ranges: in the order of the text, none in another. Declarations
  /// and statements that no edit is near are taken over where both trees are without mistakes.
  func tree(
    of copy: String, after edits: [(range: Range<Int>, text: String)]
  ) -> SourceFileSyntax {
    let changes = edits.filter { !$0.range.isEmpty || !$0.text.isEmpty }
      .map { Self.edit($0.range, $0.text) }
    if !tree.hasError, let edits = try? ConcurrentEdits(concurrent: changes) {
      let parsed = parsed(copy, after: edits)
      if !parsed.tree.hasError { return parsed.tree }
    }
    return Parser.parse(source: copy)
  }

  /// The place where a node's text begins, after spaces and comments.
  func place(_ node: some SyntaxProtocol) -> SourcePlace {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(file: path, line: location.line, column: location.column)
  }

  func place(ofByte offset: Int) -> SourcePlace {
    let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return SourcePlace(file: path, line: location.line, column: location.column)
  }

  /// Whether the text has a word in it, anywhere.
  func says(_ word: String) -> Bool {
    if let known = said[word] { return known }
    let letters = Array(word.utf8)
    let found = bytes.indices.contains {
      bytes[$0] == letters[0] && bytes[$0...].starts(with: letters)
    }
    said[word] = found
    return found
  }

  /// A fact about the file, which is found once; one that is not `isCurrent` is found anew.
  func fact<Fact>(
    _ find: () -> Fact, isCurrent: (Fact) -> Bool = { (_: Fact) in true }
  ) -> Fact {
    let key = ObjectIdentifier(Fact.self)
    if let known = facts[key] as? Fact, isCurrent(known) { return known }
    let fact = find()
    facts[key] = fact
    return fact
  }

  /// Keeps a fact in the place of an earlier one of its type.
  func keep<Fact>(_ fact: Fact) { facts[ObjectIdentifier(Fact.self)] = fact }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The bytes of the node's own text, without spaces and comments around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
