// The names that a file declares for the other files of its module.

internal import SwiftIfConfig
internal import SwiftSyntax

/// Collects the names declared at a file's top level and in its extensions.
final class NameCollector: ActiveSyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ file: ParsedFile) {
    super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
    walk(file.tree)
  }

  private func note(_ declaration: any NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(declaration.name.plain)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let patterns = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
    names.formUnion(patterns.map(\.identifier.plain))
    return .skipChildren
  }

  /// By its first label, `init(hex:)`: who calls it may leave others out.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.signature.parameterClause.parameters.first {
      names.insert("init(\(first.firstName.text):)")
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TokenSyntax {
  /// The name without backticks, as the compiler's messages have it.
  var plain: String { identifier?.name ?? text }
}
