// Access levels that only some compilers take.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `public extension Dial: Delegate` is refused: its members say it themselves.
  func lowerAccess(_ node: ExtensionDeclSyntax) {
    let levels = ["public", "internal", "fileprivate", "private"]
    guard node.inheritanceClause != nil,
      let level = node.modifiers.first(where: { levels.contains($0.name.text) })
    else { return }
    edits.blank(level.byteRange, of: file)
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        !modifiers.contains(where: { (levels + ["open"]).contains($0.name.text) })
      else { continue }
      edits.insert(level.name.text + " ", at: member.byteRange.lowerBound)
    }
  }
}
