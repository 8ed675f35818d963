// Members of extensions that override, or that a subclass overrides.

internal import Messages
internal import SwiftSyntax

extension LoweringVisitor {
  func moveOverrides(_ node: ExtensionDeclSyntax) {
    guard let target = index.record(node.extendedType.trimmedDescription), index.isOwn(target.file)
    else {
      return holdOverrides(node)
    }
    heldOverrides += ForeignOverrides.members(of: node, in: file, missing: index.missing).count
    for member in node.memberBlock.members where mustMove(member.decl, target) {
      moves.append(
        MovedMember(
          file: file, range: member.byteRange, target: target.file,
          end: target.declaration.memberBlock.rightBrace.byteRange.lowerBound))
      keepAccess(of: member, in: node)
    }
  }

  /// A member that moves out of a `public extension` gets its own access level.
  private func keepAccess(of member: MemberBlockItemSyntax, in node: ExtensionDeclSyntax) {
    guard node.inheritanceClause == nil, let level = accessLevel(of: node.modifiers),
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      accessLevel(of: modifiers) == nil
    else { return }
    let own = level == "private" ? "fileprivate" : level
    edits.insert(own + " ", at: member.byteRange.lowerBound)
  }

  private func mustMove(_ member: DeclSyntax, _ target: ClassRecord) -> Bool {
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    if modifiers.has("override") { return true }
    let names =
      member.as(FunctionDeclSyntax.self).map { [$0.name.text] }
      ?? member.as(VariableDeclSyntax.self)?.names ?? []
    return names.contains { index.isOverridden($0, of: target.name) }
  }
}
