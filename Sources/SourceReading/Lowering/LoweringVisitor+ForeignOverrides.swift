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
    for member in members {
      let holder = ForeignOverrides.holder(heldOverrides, in: file)
      let owner = node.extendedType.trimmedDescription
      begin("}; open class \(holder): \(owner) { @_optimize(none) ", member)
      publish(member)
      edits.insert("}; \(node.opening) {", at: member.byteRange.upperBound)
      castAsObjects(in: member)
      heldOverrides += 1
    }
  }

  /// Puts text before a member, where no other change begins: behind the token before it, or on the member's own line
  /// where that is a condition's `#endif`. Where no space is left for that, the text follows the last byte before the
  /// member in one change.
  private func begin(_ text: String, _ member: MemberBlockItemSyntax) {
    let start = member.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let token = member.previousToken(viewMode: .sourceAccurate) else { return }
    var place = token.endPositionBeforeTrailingTrivia.utf8Offset
    if token.tokenKind == .poundEndif,
      let lineEnd = file.bytes[place...].firstIndex(of: UInt8(ascii: "\n"))
    {
      place = lineEnd + 1
    }
    if place < start { return edits.insert(text, at: place) }
    edits.append(text, behind: start - 1, of: file)
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

  /// Lets casts of `self` see any class: the compiler knows that an object of the class that holds the member is of no
  /// other class of the framework's.
  private func castAsObjects(in member: MemberBlockItemSyntax) {
    for reference in CastSelves.of(member) {
      edits.insert("(", at: reference.byteRange.lowerBound)
      edits.insert(" as AnyObject?)", at: reference.byteRange.upperBound)
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

/// Finds where `self` is asked for its class: `self as? UILabel`, `self is UILabel`, `switch self { case is UILabel: … }`.
private final class CastSelves: SyntaxVisitor {
  private var found: [DeclReferenceExprSyntax] = []

  static func of(_ node: some SyntaxProtocol) -> [DeclReferenceExprSyntax] {
    let visitor = CastSelves(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for (element, next) in zip(node.elements, node.elements.dropFirst()) where next.isCast {
      add(element)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let items = node.cases.compactMap {
      $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
    }
    .flatMap(\.caseItems)
    if items.allSatisfy({ $0.pattern.isCast }) { add(node.subject) }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.isCast { add(node.initializer.value) }
    return .visitChildren
  }

  private func add(_ expression: ExprSyntax) {
    guard let reference = expression.as(DeclReferenceExprSyntax.self),
      reference.baseName.tokenKind == .keyword(.self)
    else { return }
    found.append(reference)
  }
}

extension ExprSyntax {
  /// Whether it is the operator of a cast that may fail.
  fileprivate var isCast: Bool {
    `is`(UnresolvedIsExprSyntax.self)
      || self.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
  }
}

extension PatternSyntax {
  /// Whether it is one of a class: `is UILabel`, `let label as UILabel`.
  fileprivate var isCast: Bool {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.isCast }
    if let expression = self.as(ExpressionPatternSyntax.self)?.expression {
      return expression.as(SequenceExprSyntax.self)?.elements.contains {
        $0.is(UnresolvedAsExprSyntax.self)
      } == true
    }
    return self.is(IsTypePatternSyntax.self)
  }
}
