// `@objc` protocols: bound to classes, and with functions that a class need not have.

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
  /// `ObjCRuntime.responding(delegate, to: "dialDidTurn:")?.dialDidTurn(self)`.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let call = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = call.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.text
    let chained = base.as(OptionalChainingExprSyntax.self)
    guard let requirement = requirement(name, node) else {
      if FrameworkClasses.delegateMethods.contains(name) {
        lowerFrameworkCall(node, call, isChained: chained != nil)
      }
      return
    }
    edits.blank(call.questionMark.byteRange, of: file)
    let object = chained?.expression ?? base
    edits.insert("\(OurNames.runtime).responding(", at: object.byteRange.lowerBound)
    let selector = LoweredText.literal(requirement.selector)
    edits.insert(
      ", to: \(selector))" + (chained == nil ? "?" : ""), at: object.byteRange.upperBound)
  }

  /// `delegate?.title` of an optional property asks first, too.
  func lowerOptionalProperty(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    let chained = node.base?.as(OptionalChainingExprSyntax.self)
    guard let object = chained?.expression ?? node.base,
      let variable = object.as(DeclReferenceExprSyntax.self)
        ?? object.as(MemberAccessExprSyntax.self)?.declName,
      index.asksOptional(name, of: variable.baseName.text)
    else { return }
    edits.insert("\(OurNames.runtime).responding(", at: object.byteRange.lowerBound)
    edits.insert(
      ", to: \(LoweredText.literal(name)))" + (chained == nil ? "?" : ""),
      at: object.byteRange.upperBound)
  }

  /// `delegate?.scrollViewDidScroll?(self)`: the framework's delegates have all of their functions,
  /// most of which do nothing.
  private func lowerFrameworkCall(
    _ node: FunctionCallExprSyntax, _ call: OptionalChainingExprSyntax, isChained: Bool
  ) {
    edits.blank(call.questionMark.byteRange, of: file)
    guard !isChained else { return }
    edits.insert("Optional(", at: node.byteRange.lowerBound)
    edits.insert(")", at: node.byteRange.upperBound)
  }

  /// The function that a call names, by its labels where several have the name.
  private func requirement(_ name: String, _ call: FunctionCallExprSyntax) -> OptionalRequirement? {
    let named = index.requirements.values.flatMap(\.self).filter { $0.name == name }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return named.first { $0.labels == labels } ?? named.first { $0.labels.starts(with: labels) }
  }
}
