// A fingerprint of the declarations that the other files of a module can see.

internal import Messages
internal import SwiftSyntax

/// Reads a file without the bodies of its functions, its spaces and its comments.
final class FileInterface: SyntaxVisitor {
  private var result = Fingerprint()

  /// Another one wherever the compiler might make something else of the other files. Of bodies it looks
  /// into those that give a type (`some`), those that are copied elsewhere, and observers: one that does
  /// not name the old value is called in another way.
  static func fingerprint(of file: ParsedFile) -> String {
    let visitor = FileInterface(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.result.name
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    result.add(token.text)
    return .skipChildren
  }

  /// A preview is its file's own.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isPreview ? .skipChildren : .visitChildren
  }

  /// A preview is its file's own.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.isPreview ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    let isOwn =
      switch node.parent?.kind {
      case .initializerDecl, .deinitializerDecl: true
      case .functionDecl: node.parent?.as(FunctionDeclSyntax.self)?.keepsItsBody == true
      case .accessorDecl:
        ["get", "set"].contains(
          node.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text ?? "")
          && node.parent?.parent?.parent?.as(AccessorBlockSyntax.self)?.givesType == false
      default: false
      }
    return isOwn ? .skipChildren : .visitChildren
  }

  /// `var angle: Int { 1 }`
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors, !node.givesType else { return .visitChildren }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether nothing of its body is known outside.
  fileprivate var keepsItsBody: Bool {
    let copied = ["inlinable", "_transparent", "inline", "_alwaysEmitIntoClient"]
    return !copied.contains(where: attributes.has)
      && signature.returnClause?.trimmedDescription.contains("some ") != true
  }
}

extension AccessorBlockSyntax {
  /// Whether the type is what the body makes it.
  fileprivate var givesType: Bool {
    let type =
      parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.trimmedDescription
      ?? parent?.as(SubscriptDeclSyntax.self)?.returnClause.trimmedDescription
    return type?.contains("some ") != false
  }
}
