// The facts about syntax that say which part of a file can be left out, and what stands for it.

internal import SwiftSyntax

extension TypeSyntax {
  /// A literal or member for a value that is empty or zero; nil: none is known.
  var emptyValue: String? {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if self.is(ArrayTypeSyntax.self) { return "[]" }
    if self.is(DictionaryTypeSyntax.self) { return "[:]" }
    return switch trimmedDescription {
    case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval": "0"
    case "Bool": "false"
    case "String": "\"\""
    case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIOffset": ".zero"
    default: nil
    }
  }
}

extension AccessorBlockSyntax {
  /// The type of the property or the subscript that it belongs to, where it is written.
  var propertyType: TypeSyntax? {
    parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}

extension FunctionDeclSyntax {
  var returnsValue: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return false }
    return !["Void", "()", "Swift.Void"].contains(type)
  }
}

extension AccessorDeclSyntax {
  var returnsValue: Bool {
    !["set", "willSet", "didSet", "init"].contains(accessorSpecifier.text)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is in a function, an accessor or a closure.
  var isInCode: Bool {
    sequence(first: Syntax(self), next: \.parent).dropFirst().contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.is(AccessorBlockSyntax.self)
    }
  }

  /// Whether it leaves the code around it: what follows may rely on that.
  var leaves: Bool {
    guard case .stmt(let statement) = item else { return false }
    return [
      .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt, .yieldStmt,
    ].contains(statement.kind)
  }

  /// Whether it is in a loop whose condition it may change: without it the loop may not end.
  var isInLoopByCondition: Bool {
    for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      if node.is(WhileStmtSyntax.self) || node.is(RepeatStmtSyntax.self) { return true }
      if node.is(ClosureExprSyntax.self) || node.asProtocol((any DeclSyntaxProtocol).self) != nil {
        return false
      }
    }
    return false
  }

  /// Whether it is the value of the body that it is alone in.
  var isValueOfBody: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let body = list.parent
    else { return false }
    if body.is(AccessorBlockSyntax.self) { return true }
    if let function = body.parent?.as(FunctionDeclSyntax.self) { return function.returnsValue }
    return body.parent?.as(AccessorDeclSyntax.self)?.returnsValue == true
  }
}

extension SyntaxProtocol {
  /// The name of the function or property around it.
  var ownerName: String {
    for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      if let member = node.asProtocol((any DeclSyntaxProtocol).self),
        !node.is(IfConfigDeclSyntax.self), !node.is(AccessorDeclSyntax.self),
        let name = DeclSyntax(member).partName
      {
        return name
      }
    }
    return "a closure"
  }
}

extension DeclSyntax {
  var isTypeDeclaration: Bool {
    [.classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl].contains(kind)
  }

  /// The name in messages; nil: it is no part of its own.
  var partName: String? {
    if self.is(IfConfigDeclSyntax.self) { return nil }
    if let node = self.as(ImportDeclSyntax.self) {
      return "the import of \(node.path.trimmedDescription)"
    }
    if let node = self.as(ExtensionDeclSyntax.self) {
      return "an extension of \(node.extendedType.trimmedDescription)"
    }
    if let node = self.as(VariableDeclSyntax.self) {
      return node.names.isEmpty ? "a variable" : node.names.joined(separator: ", ")
    }
    if let node = self.as(FunctionDeclSyntax.self) {
      return node.name.text + node.labels.inParentheses
    }
    if let node = self.as(InitializerDeclSyntax.self) {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      return "init" + labels.inParentheses
    }
    if self.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if self.is(SubscriptDeclSyntax.self) { return "a subscript" }
    if let node = self.as(EnumCaseDeclSyntax.self) {
      return "the case " + node.elements.map(\.name.text).joined(separator: ", ")
    }
    if let node = self.as(MacroExpansionDeclSyntax.self) { return "#" + node.macroName.text }
    return asProtocol((any NamedDeclSyntax).self)?.name.text ?? "a declaration"
  }
}

extension [String] {
  /// `(_:for:)`.
  var inParentheses: String { "(" + map { $0 + ":" }.joined() + ")" }
}
