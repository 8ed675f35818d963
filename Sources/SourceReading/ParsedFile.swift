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
  let tree: SourceFileSyntax
  /// Which side of each `#if` counts.
  let regions: ConfiguredRegions
  private let converter: SourceLocationConverter

  init(_ source: SourceText, index: Int) {
    self.source = source
    self.index = index
    bytes = Array(source.text.utf8)
    tree = Parser.parse(source: source.text)
    regions = tree.configuredRegions(in: IOSConfiguration())
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  var path: String { source.path }

  /// Where a node's own text begins.
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
    let word = Array(word.utf8)
    return bytes.indices.contains {
      bytes[$0] == word[0] && bytes[$0...].starts(with: word)
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The bytes of the node's own text, without spaces and comments around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
