// The literals of a lowered text, with the types that the compiler has given them.

internal import Foundation
package import Messages
internal import SwiftParser
internal import SwiftSyntax

/// Finds literals whose value may be another one without changing what the rest of the text means.
package enum TypedLiterals {
  /// The literals of the user's code that both the text's syntax and the compiler's tree have. None where the tree
  /// cannot be read.
  package static func reply(to request: LiteralRequest) -> LiteralReply {
    let found = LiteralCollector(Parser.parse(source: request.text)).literals
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: request.treePath)),
      let tree = try? JSONSerialization.jsonObject(with: data)
    else { return LiteralReply(literals: []) }
    var types = CompilerTypes()
    types.collect(tree)
    let end = request.text.range(of: LoweredFile.end, options: .backwards)
    let length = end.map { request.text[..<$0.lowerBound].utf8.count } ?? request.text.utf8.count
    let literals = found.filter { $0.range.upperBound <= length }.compactMap { literal in
      types.value(at: literal.range.lowerBound, form: literal.form).map {
        TypedLiteral(range: literal.range, form: literal.form, value: $0)
      }
    }
    return LiteralReply(literals: literals)
  }
}

/// The types of literals in the compiler's tree, by the byte at which each begins.
private struct CompilerTypes {
  private struct Entry: Hashable {
    let kind: String
    let type: String
  }

  /// The same place may be in the tree more than once; nil: with different types, or within a text that is put
  /// together.
  private var entries: [Int: Entry?] = [:]

  mutating func collect(_ node: Any) {
    if let list = node as? [Any] {
      for element in list { collect(element) }
    } else if let fields = node as? [String: Any] {
      take(fields)
      for (_, value) in fields { collect(value) }
    }
  }

  private mutating func take(_ node: [String: Any]) {
    guard let kind = node["_kind"] as? String, kind.hasSuffix("literal_expr"),
      let range = node["range"] as? [String: Any], let start = range["start"] as? Int
    else { return }
    let entry = (node["type"] as? String).map { Entry(kind: kind, type: $0) }
    if let known = entries[start], known != entry {
      entries[start] = .some(nil)
    } else {
      entries[start] = .some(entry)
    }
  }

  /// The type of the value of a literal; nil: one that the tree does not have, or another type than these.
  func value(at start: Int, form: TypedLiteral.Form) -> TypedLiteral.Value? {
    guard let entry = entries[start] ?? nil, entry.kind == "\(form)_literal_expr" else {
      return nil
    }
    switch (entry.type, form) {
    case ("$sSiD", .integer): return .integer
    case ("$sSuD", .integer): return .unsigned
    case ("$ss6UInt32VD", .integer): return .unsigned32
    case ("$s10Foundation8NSNumberCD", .integer): return .integerNumber
    case ("$s10Foundation8NSNumberCD", .float): return .doubleNumber
    case ("$sSdD", .integer), ("$sSdD", .float): return .double
    case ("$sSfD", .integer), ("$sSfD", .float): return .float
    case ("$sSSD", .string): return .string
    case (let type, .integer), (let type, .float):
      return type.hasSuffix("Foundation7CGFloatVD") ? .cgFloat : nil
    default: return nil
    }
  }
}

/// The literals of a syntax tree, in the order of the text.
private final class LiteralCollector: SyntaxVisitor {
  private(set) var literals: [(range: Range<Int>, form: TypedLiteral.Form)] = []

  init(_ file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, .integer)
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, .float)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let isPlain =
      node.openingPounds == nil && node.openingQuote.text == "\""
      && node.representedLiteralValue != nil
    return isPlain ? add(node, .string) : .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.text == "-" else { return .visitChildren }
    if node.expression.is(IntegerLiteralExprSyntax.self) { return add(node, .integer) }
    return node.expression.is(FloatLiteralExprSyntax.self) ? add(node, .float) : .visitChildren
  }

  private func add(
    _ node: some SyntaxProtocol, _ form: TypedLiteral.Form
  ) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    literals.append((start..<start + node.trimmedLength.utf8Length, form))
    return .skipChildren
  }
}
