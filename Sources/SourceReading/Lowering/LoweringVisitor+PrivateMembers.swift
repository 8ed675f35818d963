// Private members of classes: without an entry in the table of the class they are no part of what other files see.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `private func turn()` becomes `private final func turn()`, where no class of the file overrides it.
  func lowerPrivateMember(_ node: FunctionDeclSyntax) {
    lowerPrivateMember(node, named: [node.name.text], node.modifiers)
  }

  /// `private var angle: CGFloat { 1 }` becomes final, too; a stored one is a part of the class in any case.
  func lowerPrivateMember(_ node: VariableDeclSyntax) {
    guard node.bindings.allSatisfy(\.isComputed) else { return }
    lowerPrivateMember(node, named: node.names, node.modifiers)
  }

  private func lowerPrivateMember(
    _ node: some DeclSyntaxProtocol, named names: [String], _ modifiers: DeclModifierListSyntax
  ) {
    guard let level = modifiers.first(where: { $0.name.text == "private" && $0.detail == nil }),
      node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true,
      !Self.fixed.contains(where: modifiers.has),
      file.overriddenNames.isDisjoint(with: names)
    else { return }
    edits.insert(TextEdit.final, at: level.byteRange.upperBound)
  }

  /// Modifiers of members that are final, or must not be.
  private static let fixed = ["final", "static", "class", "override", "dynamic", "optional"]
}
