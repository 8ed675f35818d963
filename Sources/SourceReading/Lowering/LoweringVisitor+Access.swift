// Access levels that only some compilers take.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `public extension Dial: Delegate` is refused: its members say it themselves.
  func lowerAccess(_ node: ExtensionDeclSyntax) {
    guard node.inheritanceClause != nil,
      let level = node.modifiers.first(where: { Self.accessLevels.contains($0.name.text) })
    else { return }
    edits.blank(level.byteRange, of: file)
    let held = ForeignOverrides.members(of: node, in: file, missing: index.missing)
    for member in node.memberBlock.members where !held.contains(member) {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        accessLevel(of: modifiers) == nil
      else { continue }
      edits.insert(level.name.text + " ", at: member.byteRange.lowerBound)
    }
  }

  func accessLevel(of modifiers: DeclModifierListSyntax) -> String? {
    modifiers.first(where: isAccessLevel)?.name.text
  }

  func isAccessLevel(_ modifier: DeclModifierSyntax) -> Bool {
    Self.accessLevels.contains(modifier.name.text)
  }

  private static let accessLevels: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
}
