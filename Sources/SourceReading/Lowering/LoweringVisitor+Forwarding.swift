// Classes that forward messages to another object: `responds(to:)` and `forwardingTarget(for:)`.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `override func responds(to name: Selector)`: an override may say that the selector is never nil, the member of a
  /// protocol may not.
  func lowerForwardingMethod(_ node: FunctionDeclSyntax) {
    guard ForwardingProtocol.of(node.name.text, node.labels) != nil,
      let type = node.signature.parameterClause.parameters.first?.type,
      type.trimmedDescription == "Selector"
    else { return }
    edits.insert("!", at: type.byteRange.upperBound)
  }

  /// Foundation on Linux has no such methods to override; a class of the module above may.
  func isForwardingOverride(_ node: DeclModifierSyntax) -> Bool {
    guard node.name.text == "override",
      let function = node.parent?.parent?.as(FunctionDeclSyntax.self)
    else { return false }
    return ForwardingProtocol.of(function.name.text, function.labels) != nil
      && !index.inherits(function.selector, TypeAround.name(of: function) ?? "")
  }

  /// `super.responds(to: name)` asks what the class itself has: `ObjCRuntime.hasMethod(self, name)`.
  func lowerForwarding(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, let argument = node.arguments.first,
      let adopted = ForwardingProtocol.of(
        member.declName.baseName.text, node.arguments.map { $0.label?.text ?? "_" }),
      !index.inherits(
        SelectorName.of(
          member.declName.baseName.text, labels: node.arguments.map { $0.label?.text ?? "_" }),
        TypeAround.name(of: node) ?? "")
    else { return }
    let start = node.byteRange.lowerBound
    edits.replace(
      start..<argument.expression.byteRange.lowerBound, of: file,
      with: adopted == "SelectorResponding"
        ? "\(ReservedNames.runtime).hasMethod(self, " : "\(ReservedNames.runtime).noTarget(")
  }
}
