// Overrides in extensions of the framework's classes.

internal import Messages
internal import SwiftSyntax

extension LoweringVisitor {
  /// `extension UIPageControl { override func sizeToFit() }`: the member stands in a class of its own below the
  /// framework's, from which that takes it over when the library is loaded (`ObjCRuntime.override`).
  func holdOverrides(_ node: ExtensionDeclSyntax) {
    let members = ForeignOverrides.members(of: node)
    renameOverrides(node, besides: Set(members.map(\.id)))
    let owner = node.extendedType.trimmedDescription
    let modifiers =
      node.inheritanceClause == nil
      ? node.modifiers.map { $0.trimmedDescription + " " }.joined() : ""
    for member in members {
      let holder = ForeignOverrides.holder(heldOverrides, in: file)
      edits.insert("}; private class \(holder): \(owner) {", at: place(before: member))
      edits.insert("}; \(modifiers)extension \(owner) {", at: member.byteRange.upperBound)
      heldOverrides += 1
    }
  }

  /// The end of the token before a member, so that changes at the member's own begin do not meet it; behind a condition's
  /// `#endif` the begin of the next line.
  private func place(before member: MemberBlockItemSyntax) -> Int {
    guard let token = member.previousToken(viewMode: .sourceAccurate) else {
      return member.byteRange.lowerBound
    }
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    guard token.tokenKind == .poundEndif else { return end }
    return file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
  }

  /// Lets held overrides see the private members of the extensions of their class.
  func showPrivateMembers(_ node: ExtensionDeclSyntax) {
    let owner = node.extendedType.trimmedDescription
    guard file.foreignOverrides.owners.contains(owner) else { return }
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let level = modifiers.first(where: { $0.name.text == "private" && $0.detail == nil })
      else { continue }
      edits.insert("file", at: level.byteRange.lowerBound)
    }
  }

  /// A member that cannot be overridden here gets a name of its own, and a remark says that it has no effect.
  private func renameOverrides(
    _ node: ExtensionDeclSyntax, besides held: Set<SyntaxIdentifier>
  ) {
    for item in node.memberBlock.members where !held.contains(item.id) {
      let member = item.decl
      guard let name = ForeignOverrides.name(of: member),
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let modifier = modifiers.first(where: { $0.name.text == "override" })
      else { continue }
      edits.blank(modifier.byteRange, of: file)
      edits.replace(name.byteRange, of: file, with: "vitrineUnheard_" + name.text)
      if let property = member.as(VariableDeclSyntax.self) {
        // Swift takes an observed property in an extension for a stored one.
        _ = callObservers(of: property, around: "self." + name.text)
      }
      let owner = node.extendedType.trimmedDescription
      edits.remarks.append(
        SourceMessage(
          .remark, at: file.place(name),
          "'\(name.text)' has no effect: an extension of \(owner) cannot override it here"))
    }
  }
}
