// The bodies of a copy that can be replaced.

package import Messages
internal import SwiftParser
internal import SwiftSyntax

/// The replaceable bodies of a copy, in the order of its text. They have no bodies in them that are listed themselves.
package struct ReplaceableBodies {
  private let text: [UInt8]
  let bodies: [ReplaceableBody]
  /// The import declarations.
  private let imports: [String]
  /// The text's tree, from which the bodies' words are read; nil: they are parsed again.
  private var tree: SourceFileSyntax?

  /// Those of a text that nobody has parsed yet.
  init(_ text: String) {
    self.init(of: Parser.parse(source: text), text, keepsTree: false)
  }

  /// Those of a text. `tree`: that of the text's beginning; the rest has no replaceable bodies. `keepsTree`: whether
  /// the tree's memory is held.
  init(of tree: SourceFileSyntax, _ text: String, keepsTree: Bool) {
    let collector = BodyCollector(tree)
    collector.walk(tree)
    self.text = Array(text.utf8)
    bodies = collector.bodies
    imports = collector.imports
    self.tree = keepsTree ? tree : nil
  }

  /// Whether they are those of a text.
  func areOf(_ other: String) -> Bool { text.elementsEqual(other.utf8) }

  func isOfSameText(as other: ReplaceableBodies) -> Bool { text == other.text }

  /// The same, which hold no tree's memory.
  var withoutTree: ReplaceableBodies {
    var bodies = self
    bodies.tree = nil
    return bodies
  }

  /// Code that replaces the bodies which have changed since `base`, in a library of that copy; nil where something else
  /// has changed, nothing has, or a body needs the compiler to see all of the file. `source`: the name of the module's
  /// file, and the module.
  package func replacement(
    since base: ReplaceableBodies, in source: BodyBase
  ) -> String? {
    guard bodies.count == base.bodies.count, imports == base.imports else { return nil }
    var (place, old) = (0, 0)
    var parts: [String] = []
    for (body, before) in zip(bodies, base.bodies) {
      guard text[place..<body.range.lowerBound] == base.text[old..<before.range.lowerBound] else {
        return nil
      }
      (place, old) = (body.range.upperBound, before.range.upperBound)
      if text[body.range] == base.text[before.range] { continue }
      let code = String(decoding: text[body.range], as: UTF8.self)
      guard body.canStandAlone(tokens(of: body.range, code)) else { return nil }
      parts.append(body.replacement(code, number: parts.count))
    }
    guard text[place...] == base.text[old...], !parts.isEmpty else { return nil }
    let own = "@_private(sourceFile: \(StringLiteral.of(source.fileName))) import \(source.module)"
    return ([own] + imports + parts).joined(separator: "\n")
  }

  private func tokens(of range: Range<Int>, _ code: String) -> [TokenSyntax] {
    guard let tree else {
      return Array(Parser.parse(source: code).tokens(viewMode: .sourceAccurate))
    }
    guard let first = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else {
      return []
    }
    return Array(
      sequence(first: first) { $0.nextToken(viewMode: .sourceAccurate) }
        .prefix { $0.position.utf8Offset < range.upperBound })
  }
}

extension ReplaceableBody {
  /// Whether a body of these tokens means the same in the replacement as in its place. There the name of what is replaced
  /// stands for what it was before.
  fileprivate func canStandAlone(_ tokens: [TokenSyntax]) -> Bool {
    tokens.indices.allSatisfy { index in
      let isMacro = index > 0 && tokens[index - 1].tokenKind == .pound
      if isMacro, ["function", "fileID"].contains(tokens[index].text) { return false }
      guard tokens[index].plain == baseName else { return true }
      let before = tokens[..<index].suffix(2).map(\.text)
      let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
      if before == ["super", "."] { return true }
      if after == ":", ["(", ","].contains(before.last) { return true }
      return kind == .observers && Self.isRead(before: before, after: after)
    }
  }

  /// Whether a property of `self` is read where its name stands between such tokens. A change of a part of it is none.
  private static func isRead(before: [String], after: String) -> Bool {
    if before.last == "&" || before.last == "." && before.first != "self" { return false }
    let comparisons = ["==", "!=", "<=", ">=", "===", "!=="]
    if after.hasSuffix("=") { return comparisons.contains(after) }
    return ![".", "[", "?", "!", ":"].contains(after)
  }
}
