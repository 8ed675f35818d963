// The members of a file that are declared with `override`.

internal import SwiftSyntax

/// Finds the names of functions and properties that override.
final class OverriddenNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// The names in a file, at any depth.
  static func of(_ tree: SourceFileSyntax) -> Set<String> {
    let visitor = OverriddenNames(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override") { names.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override") { names.formUnion(node.names) }
    return .visitChildren
  }
}
