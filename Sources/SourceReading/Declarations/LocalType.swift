// The type of a local name: of a parameter, a variable, or a conditional binding.

internal import SwiftSyntax

/// The type of a name inside of a function, as far as the code around it says it.
enum LocalType {
  /// As it is written.
  case named(String)
  /// The type of another name, which this one was bound to.
  case same(ExprSyntax)

  /// The type in the nearest declaration of `name` before `node`; nil where none gives a type, as for a
  /// property.
  static func of(_ name: String, at node: some SyntaxProtocol) -> LocalType? {
    var inner = Syntax(node)
    while let outer = inner.parent, !outer.is(MemberBlockItemSyntax.self) {
      if let found = said(of: name, by: outer, before: inner) { return found }
      inner = outer
    }
    return inner.parent?.as(MemberBlockItemSyntax.self).flatMap { parameter(name, of: $0.decl) }
  }

  private static func said(
    of name: String, by outer: Syntax, before inner: Syntax
  ) -> LocalType? {
    if let statements = outer.as(CodeBlockItemListSyntax.self) {
      let earlier = statements.prefix { $0.position < inner.position }.reversed()
      return earlier.lazy.compactMap { statement(name, $0.item) }.first
    }
    if let conditions = outer.as(ConditionElementListSyntax.self) {
      return binding(name, conditions.prefix { $0.position < inner.position })
    }
    if let conditional = outer.as(IfExprSyntax.self), inner.id == conditional.body.id {
      return binding(name, conditional.conditions[...])
    }
    if let loop = outer.as(WhileStmtSyntax.self), inner.id == loop.body.id {
      return binding(name, loop.conditions[...])
    }
    if let closure = outer.as(ClosureExprSyntax.self) { return parameter(name, of: closure) }
    return outer.as(DeclSyntax.self).flatMap { parameter(name, of: $0) }
  }

  private static func statement(_ name: String, _ item: CodeBlockItemSyntax.Item) -> LocalType? {
    if let check = item.as(GuardStmtSyntax.self) { return binding(name, check.conditions[...]) }
    guard let variables = item.as(VariableDeclSyntax.self)?.bindings else { return nil }
    return variables.lazy.filter { $0.pattern.trimmedDescription == name }
      .compactMap { type($0.typeAnnotation, $0.initializer) }.first
  }

  /// `if let name = value`; without a value the name goes on to be what it was.
  private static func binding(
    _ name: String, _ conditions: Slice<ConditionElementListSyntax>
  ) -> LocalType? {
    conditions.lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      .filter { $0.pattern.trimmedDescription == name }
      .compactMap { type($0.typeAnnotation, $0.initializer) }.first
  }

  private static func type(
    _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?
  ) -> LocalType? {
    if let type = annotation?.type { return .named(type.trimmedDescription) }
    guard let value = initializer?.value else { return nil }
    if let cast = value.as(SequenceExprSyntax.self)?.elements, cast.count == 3,
      cast.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      return cast.last.map { .named($0.trimmedDescription) }
    }
    let isName = value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
    return isName ? .same(value) : nil
  }

  private static func parameter(_ name: String, of declaration: DeclSyntax) -> LocalType? {
    let parameters =
      declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    return parameters?.first { ($0.secondName ?? $0.firstName).text == name }
      .map { .named($0.type.trimmedDescription) }
  }

  private static func parameter(_ name: String, of closure: ClosureExprSyntax) -> LocalType? {
    guard case .parameterClause(let clause)? = closure.signature?.parameterClause else {
      return nil
    }
    return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
      .map { .named($0.trimmedDescription) }
  }
}
