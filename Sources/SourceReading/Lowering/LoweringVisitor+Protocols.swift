// `@objc` protocols: class-bound, with optional requirements.

internal import SwiftSyntax

extension LoweringVisitor {
  /// Every `@objc` protocol is one of classes, which `weak` needs.
  func lowerProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.has("objc") else { return }
    let names = node.inheritanceClause?.names ?? []
    if names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      return
    }
    if let clause = node.inheritanceClause {
      edits.insert(" AnyObject,", at: clause.colon.byteRange.upperBound)
    } else {
      edits.insert(": AnyObject", at: node.name.byteRange.upperBound)
    }
  }

  /// `delegate?.dialDidTurn?(self)` asks the runtime first:
  /// `ObjCRuntime.responding(delegate, to: "dialDidTurn:")?.dialDidTurn(self)`; so does `dialDidTurn!(self)`.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let called = chain?.expression ?? forced?.expression,
      let mark = chain?.questionMark ?? forced?.exclamationMark,
      let member = called.as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.text
    guard !isFunctionProperty(name, of: base) else { return }
    guard let (owner, requirement) = requirement(name, node) else {
      guard let function = FrameworkDelegates.function(name, node) else { return }
      guard let chain else { return edits.blank(mark.byteRange, of: file) }
      let isChained = base.is(OptionalChainingExprSyntax.self)
      return lowerFrameworkCall(
        node, chain, isOptional: isChained || function.returnsOptional)
    }
    edits.blank(mark.byteRange, of: file)
    ask(base, for: requirement.selector, of: owner, mark: mark.text)
  }

  /// `if let turned = delegate.dialDidTurn` and `delegate?.dialDidTurn != nil` ask, too.
  func lowerOptionalFunction(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard index.optionalNames.contains(name), let base = node.base, isTakenAsOptional(node) else {
      return
    }
    let types = index.declaredTypes(of: Self.object(base))
    guard types.count == 1, let type = types.first,
      let requirement = index.requirements[type]?.first(where: { $0.name == name })
    else { return }
    ask(base, for: requirement.selector, of: type, mark: "?")
  }

  /// Puts the question to the runtime in the place of `base`; an `AnyObject` becomes one of the protocol's.
  private func ask(_ base: ExprSyntax, for selector: String, of owner: String, mark: String) {
    let chained = base.as(OptionalChainingExprSyntax.self)
    let object = chained?.expression ?? base
    let isAny = index.declaredTypes(of: Self.object(base)).contains("AnyObject")
    edits.insert(
      (isAny ? "(" : "") + "\(ReservedNames.runtime).responding(", at: object.byteRange.lowerBound)
    edits.insert(
      ", to: \(StringLiteral.of(selector)))" + (isAny ? " as? any \(owner))" : "")
        + (chained == nil ? mark : ""), at: object.byteRange.upperBound)
  }

  /// Whether the module's type that `base` is declared as has a property of that name, which holds a function.
  private func isFunctionProperty(_ name: String, of base: ExprSyntax) -> Bool {
    index.declaredTypes(of: Self.object(base))
      .contains { index.functionProperties.contains("\($0).\(name)") }
  }

  /// `delegate` of `delegate?` and `delegate!`.
  private static func object(_ base: ExprSyntax) -> ExprSyntax {
    base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
  }

  /// Whether it is what `if let` binds, or is compared with nil.
  private func isTakenAsOptional(_ node: MemberAccessExprSyntax) -> Bool {
    if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let list = node.parent?.as(ExprListSyntax.self),
      let place = list.firstIndex(where: { $0.id == node.id })
    else { return false }
    let after = list[place...].dropFirst().prefix(2).map(\.trimmedDescription)
    return after == ["!=", "nil"] || after == ["==", "nil"]
  }

  /// `delegate?.title` of an optional property asks first, too.
  func lowerOptionalProperty(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    let chained = node.base?.as(OptionalChainingExprSyntax.self)
    guard index.optionalNames.contains(name), let object = chained?.expression ?? node.base,
      index.hasOptional(name, index.declaredTypes(of: object))
    else { return }
    edits.insert("\(ReservedNames.runtime).responding(", at: object.byteRange.lowerBound)
    edits.insert(
      ", to: \(StringLiteral.of(name)))" + (chained == nil ? "?" : ""),
      at: object.byteRange.upperBound)
  }

  /// `delegate?.scrollViewDidScroll?(self)`: the framework's delegates have all of their functions,
  /// most of which do nothing.
  private func lowerFrameworkCall(
    _ node: FunctionCallExprSyntax, _ call: OptionalChainingExprSyntax, isOptional: Bool
  ) {
    edits.blank(call.questionMark.byteRange, of: file)
    guard !isOptional else { return }
    edits.insert("Optional(", at: node.byteRange.lowerBound)
    edits.insert(")", at: node.byteRange.upperBound)
  }

  /// The function that a call names, by its labels where several have the name.
  private func requirement(
    _ name: String, _ call: FunctionCallExprSyntax
  ) -> (owner: String, OptionalRequirement)? {
    let named = index.requirements.sorted { $0.key < $1.key }.flatMap { owner, requirements in
      requirements.filter { $0.name == name }.map { (owner, $0) }
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return named.first { $0.1.labels == labels } ?? named.first { $0.1.labels.starts(with: labels) }
  }
}
