// One file of the module: its text, its tree, and places in it.

internal import Foundation
internal import Messages
internal import SwiftIfConfig
internal import SwiftSyntax

/// A source file as a tree.
final class ParsedFile {
  let source: SourceText
  /// Its position among the module's files.
  let index: Int
  let bytes: [UInt8]
  private let parsed: ParsedText
  /// The copy that was parsed last, this file's or that of the file as it was; nil: nobody has edited the file, and no
  /// memory is spent on it.
  private var parsedCopy: ParsedText?
  /// Whether its text was another one before.
  let isEdited: Bool
  /// The active clause of each `#if`.
  let regions: ConfiguredRegions
  private let converter: SourceLocationConverter
  /// Guards `said` and `facts`: files are worked on at the same time.
  private let lock = NSLock()
  /// Answers about the text, by words.
  private var said: [String: Bool] = [:]
  /// Facts that were found once, by their types.
  private var facts: [ObjectIdentifier: Any] = [:]

  /// `earlier`: the file as it was; nil: nobody has read it yet.
  init(_ source: SourceText, index: Int, after earlier: ParsedFile? = nil) {
    self.source = source
    self.index = index
    bytes = Array(source.text.utf8)
    parsed = ParsedText(source.text, after: earlier?.parsed)
    parsedCopy = earlier?.parsedCopy
    isEdited = earlier != nil
    let tree = parsed.tree
    // To find that a tree has no conditions takes a walk over all of it.
    let conditional = source.text.containsBytes(of: "#if") ? tree : SourceFileSyntax(statements: [])
    regions = conditional.configuredRegions(in: IOSConfiguration())
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  /// The same file at another position of its module.
  init(_ file: ParsedFile, at index: Int) {
    source = file.source
    self.index = index
    bytes = file.bytes
    (parsed, parsedCopy, isEdited) = (file.parsed, file.parsedCopy, file.isEdited)
    regions = file.regions
    converter = file.converter
  }

  var path: String { source.path }

  /// The names of the modules whose files are in the file's own module.
  var ownModules: [String] {
    source.modules.filter { source.module.imports[$0] == nil } + [source.module.name]
  }

  var tree: SourceFileSyntax { parsed.tree }

  /// The tree of a copy, which the file is after edits in the order of the text.
  func tree(
    of copy: String, after edits: [(range: Range<Int>, text: String)]
  ) -> SourceFileSyntax {
    let parsed =
      parsedCopy.map { ParsedText(copy, after: $0) }
      ?? ParsedText(copy, after: parsed, edits: edits)
    if isEdited { parsedCopy = parsed }
    return parsed.tree
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
    if let known = lock.withLock({ said[word] }) { return known }
    let found = source.text.containsBytes(of: word)
    lock.withLock { said[word] = found }
    return found
  }

  /// A fact about the file, which is found once; one that is not `isCurrent` is found anew.
  func fact<Fact>(
    _ find: () -> Fact, isCurrent: (Fact) -> Bool = { (_: Fact) in true }
  ) -> Fact {
    let key = ObjectIdentifier(Fact.self)
    if let known = lock.withLock({ facts[key] }) as? Fact, isCurrent(known) { return known }
    let fact = find()
    keep(fact)
    return fact
  }

  /// Keeps a fact in the place of an earlier one of its type.
  func keep<Fact>(_ fact: Fact) {
    lock.withLock { facts[ObjectIdentifier(Fact.self)] = fact }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The bytes of the node's own text, without spaces and comments around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
