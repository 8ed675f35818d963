// The bodies of functions that no other file sees.

internal import SwiftSyntax

/// Finds the bodies of which nothing is in a file's interface: see ``FileInterface``.
final class HiddenBodies: SyntaxVisitor {
  /// Between the braces, in the order of the text. None is within another.
  private(set) var ranges: [Range<Int>] = []

  init(of file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.keepsItsBody { add(node.body) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.attributes.areCopied { add(node.body) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ body: CodeBlockSyntax?) {
    guard let body else { return }
    let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    ranges.append(start..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
