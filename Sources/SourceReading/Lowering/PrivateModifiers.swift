// Finds `private` and `fileprivate` that must go when a member moves to another file.

internal import SwiftIfConfig
internal import SwiftSyntax

/// The places of `private` and `fileprivate` at a file's top and in its extensions: what a member that
/// moves to its class may name there has to be seen from the other file.
final class PrivateModifiers: ActiveSyntaxVisitor {
  private var places: [Range<Int>] = []

  static func of(_ file: ParsedFile) -> [Range<Int>] {
    let visitor = PrivateModifiers(viewMode: .sourceAccurate, configuredRegions: file.regions)
    visitor.walk(file.tree)
    return visitor.places
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["private", "fileprivate"].contains(node.name.text) { places.append(node.byteRange) }
    return .skipChildren
  }

  // Nothing outside of a type or a function names the private declarations in it.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(ExtensionDeclSyntax.self) == true ? .visitChildren : .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
