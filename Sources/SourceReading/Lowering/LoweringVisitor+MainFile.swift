// Statements of `main.swift`, which starts an application without `@main`.

internal import SwiftSyntax

extension LoweringVisitor {
  /// Whether a statement at the top of `main.swift` would run when the application starts. Views are
  /// shown without it, as in Interface Builder; what the file declares stays.
  func startsApplication(_ node: CodeBlockItemSyntax) -> Bool {
    guard file.path == "main.swift" || file.path.hasSuffix("/main.swift") else { return false }
    if case .decl = node.item { return false }
    if case .expr(let expression) = node.item,
      expression.as(MacroExpansionExprSyntax.self)?.isPreview == true
    {
      return false
    }
    var next = node.parent
    while let here = next, here.is(CodeBlockItemListSyntax.self) || here.isCondition {
      next = here.parent?.as(CodeBlockItemSyntax.self)?.parent ?? here.parent
    }
    return next?.is(SourceFileSyntax.self) == true
  }
}

extension Syntax {
  /// Whether it is a part of `#if`.
  fileprivate var isCondition: Bool {
    self.is(IfConfigDeclSyntax.self) || self.is(IfConfigClauseListSyntax.self)
      || self.is(IfConfigClauseSyntax.self)
  }
}
