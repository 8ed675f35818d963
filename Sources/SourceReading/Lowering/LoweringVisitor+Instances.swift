// Instances of types that only generic code's parameters name.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `Content()` where `Content` is a parameter for views or layers: Objective-C's runtime makes an
  /// instance of any class, Swift's only with an initialiser that is `required`.
  func lowerInstance(_ node: FunctionCallExprSyntax) {
    guard let type = Self.madeType(node.calledExpression), node.trailingClosure == nil,
      ["", "frame"].contains(node.arguments.map { $0.label?.text ?? "_" }.joined(separator: ":")),
      let bound = GenericBounds.of(type.baseName.text, around: node),
      index.isView(bound) || index.isLayer(bound)
    else { return }
    edits.insert("\(OurNames.source).make(", at: node.calledExpression.byteRange.lowerBound)
    let comma = node.arguments.isEmpty ? "" : ", "
    edits.replace(
      type.byteRange
        .upperBound..<(node.leftParen?.byteRange.upperBound ?? type.byteRange.upperBound),
      of: file, with: ".self" + comma)
  }

  /// `Content` of `Content` and of `Content.init`.
  private static func madeType(_ called: ExprSyntax) -> DeclReferenceExprSyntax? {
    if let name = called.as(DeclReferenceExprSyntax.self) { return name }
    guard let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    else { return nil }
    return member.base?.as(DeclReferenceExprSyntax.self)
  }
}

/// What generic parameters are bound to.
enum GenericBounds {
  /// The class that a parameter of the declarations around a piece of code stands below; `Self` of a
  /// protocol's extension is one.
  static func of(_ name: String, around node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let here = next {
      if let bound = bound(name, here) { return bound }
      next = here.parent
    }
    return nil
  }

  private static func bound(_ name: String, _ node: Syntax) -> String? {
    let parameters =
      node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
    if let found = parameters?.first(where: { $0.name.text == name })?.inheritedType {
      return found.trimmedDescription
    }
    let requirements =
      node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause?.requirements
      ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements
    return requirements?.lazy.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
      .first { $0.leftType.trimmedDescription == name }?.rightType.trimmedDescription
  }
}
