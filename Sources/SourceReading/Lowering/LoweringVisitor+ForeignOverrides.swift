// Overrides in extensions of the framework's classes.

internal import Messages
internal import SwiftSyntax

extension LoweringVisitor {
  /// `extension UIPageControl { override func sizeToFit() }`: the member stands in a class of its own below the
  /// framework's class. When the library is loaded, `ObjCRuntime.override` puts it into the framework's class.
  ///
  /// `self` in the member is an object of the framework's class or of any below it. The compiler must not take it for one
  /// of the class that holds the member, and call its methods directly: so that class is open, and the member is not
  /// optimised.
  func holdOverrides(_ node: ExtensionDeclSyntax) {
    let members = ForeignOverrides.members(of: node, in: file, missing: index.missing)
    renameOverrides(node, besides: Set(members.map(\.id)))
    let owner = node.extendedType.trimmedDescription
    for member in members {
      let holder = ForeignOverrides.holder(heldOverrides, in: file)
      let (start, end) = (member.byteRange.lowerBound, member.byteRange.upperBound)
      edits.insertFirst("}; open class \(holder): \(owner) { @_optimize(none) ", at: start)
      edits.insertFirst("}; \(node.opening) {", at: end)
      publish(member)
      showOwner(owner, in: member)
      heldOverrides += 1
    }
  }

  /// Makes a member public, as an override in an open class has to be.
  private func publish(_ member: MemberBlockItemSyntax) {
    guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      let override = modifiers.first(where: { $0.name.text == "override" })
    else { return }
    let level = modifiers.first { $0.detail == nil && isAccessLevel($0) }
    switch level?.name.text {
    case "open", "public": break
    case nil: edits.insert("public ", at: override.byteRange.lowerBound)
    default: level.map { edits.replace($0.byteRange, of: file, with: "public") }
    }
  }

  /// Gives `self` the type of the framework's class: the compiler knows that an object of the class that holds the member
  /// is of no other class below the framework's, and casts to these would fail.
  private func showOwner(_ owner: String, in member: MemberBlockItemSyntax) {
    guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      !modifiers.has("class"), !modifiers.has("static")
    else { return }
    let references = SelfReferences(in: member)
    for (list, type) in [(references.strong, owner), (references.weakCasts, "AnyObject?")] {
      for range in list.map(\.byteRange) {
        edits.insert("(", at: range.lowerBound)
        edits.insert(" as \(type))", at: range.upperBound)
      }
    }
  }

  /// Lets held overrides see the private members of the extensions of their class.
  func showPrivateMembers(_ node: ExtensionDeclSyntax) {
    let owner = node.extendedType.trimmedDescription
    guard file.foreignOverrides(missing: index.missing).owners.contains(owner) else { return }
    for member in node.memberBlock.members.active(in: file) {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let level = modifiers.first(where: { $0.name.text == "private" })
      else { continue }
      edits.insert("file", at: level.byteRange.lowerBound)
    }
  }

  /// A member that cannot be overridden here gets a name of its own, and a remark says that it has no effect.
  private func renameOverrides(
    _ node: ExtensionDeclSyntax, besides held: Set<SyntaxIdentifier>
  ) {
    for item in node.memberBlock.members.active(in: file) where !held.contains(item.id) {
      let member = item.decl
      guard !member.isForLaterSystem(missing: index.missing),
        let name = ForeignOverrides.name(of: member),
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

extension ExtensionDeclSyntax {
  /// How the extension begins again behind a member that was taken out of it: without protocols, and without the
  /// attributes that only Objective-C and versions of systems have. One with protocols says no access level.
  fileprivate var opening: String {
    let dropped: Set<String> = ["available", "nonobjc", "objc", "objcMembers"]
    let kept = attributes.filter { element in
      guard case .attribute(let attribute) = element else { return false }
      return !dropped.contains(attribute.name)
    }
    let words =
      kept.map(\.trimmedDescription)
      + (inheritanceClause == nil ? modifiers.map(\.trimmedDescription) : [])
      + ["extension", extendedType.trimmedDescription]
    return words.joined(separator: " ")
  }
}

/// The places where a body names `self` by itself, not to reach a member of it.
private final class SelfReferences: SyntaxVisitor {
  /// Those where `self` is an object.
  private(set) var strong: [DeclReferenceExprSyntax] = []
  /// Casts in closures that capture `self` weakly, where it is an object or nil.
  private(set) var weakCasts: [DeclReferenceExprSyntax] = []
  private var weakClosures = 0

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.tokenKind == .keyword(.self), let parent = node.parent else {
      return .visitChildren
    }
    if weakClosures > 0 {
      if node.isCast { weakCasts.append(node) }
    } else if !Self.reachesMember(parent) {
      strong.append(node)
    }
    return .visitChildren
  }

  private static func reachesMember(_ parent: Syntax) -> Bool {
    parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.is(ForceUnwrapExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
      || parent.is(KeyPathPropertyComponentSyntax.self)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.capturesSelfWeakly { weakClosures += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    if node.capturesSelfWeakly { weakClosures -= 1 }
  }

  // In these `self` is something else.
  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
  fileprivate var capturesSelfWeakly: Bool {
    signature?.capture?.items.contains { item in
      item.specifier?.specifier.text == "weak" && item.description.contains("self")
    } == true
  }
}

extension DeclReferenceExprSyntax {
  /// Whether a cast that may fail follows.
  fileprivate var isCast: Bool {
    guard let list = parent?.as(ExprListSyntax.self),
      let place = list.firstIndex(where: { $0.id == ExprSyntax(self).id }),
      let next = list[place...].dropFirst().first
    else { return false }
    return next.is(UnresolvedIsExprSyntax.self)
      || next.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
  }
}
