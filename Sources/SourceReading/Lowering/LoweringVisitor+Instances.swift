// Instances made of the value of a class: `type.init(frame: .zero)` where `type` is a `UIView.Type`.

internal import SwiftSyntax

extension LoweringVisitor {
  /// Objective-C's runtime makes an instance of the class that the value is when the code runs. Swift does
  /// so for initialisers that are `required`; the lowered call asks the framework, which knows all classes.
  func lowerInstance(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base,
      node.trailingClosure == nil, let name = ClassValue.name(of: base),
      index.isView(name) && [[], ["frame"]].contains(labels)
        || index.isLayer(name) && labels.isEmpty,
      !index.chain(name).contains(where: { $0.initializers.contains { $0.takes(labels) } })
    else { return }
    edits.replace(member.declName.byteRange, of: file, with: ReservedNames.initializer)
  }
}

extension LoweringVisitor {
  /// `View.init` as a value, where `View` is an associated type or a generic parameter that stands below a view
  /// class: a closure makes the instance, for Swift refers to `required` initialisers alone.
  func lowerInitializerValue(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      let bound = bound(of: name, at: node), index.isView(index.aliases[bound] ?? bound)
    else { return }
    edits.replace(node.byteRange, of: file, with: "{ \(name)() }")
  }

  /// The class that a generic parameter or an associated type stands below, as it is written.
  private func bound(of name: String, at node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let here = next {
      let parameters =
        here.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      if let found = parameters?.first(where: { $0.name.text == name }) {
        return found.inheritedType?.withoutModule()
      }
      next = here.parent
    }
    return index.record(name) == nil ? index.associatedTypes[name] : nil
  }
}

/// Expressions whose value is a class.
private enum ClassValue {
  /// The class that a value is or stands below; nil where that is not written near it.
  static func name(of value: ExprSyntax) -> String? {
    if let chained = value.as(OptionalChainingExprSyntax.self) {
      return name(of: chained.expression)
    }
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { castName($0.expression) ?? name(of: $0.expression) }
    }
    if value.trimmedDescription == "type(of: self)" { return TypeAround.name(of: value) }
    guard let reference = value.as(DeclReferenceExprSyntax.self) else { return nil }
    if reference.baseName.text == "self" {
      return isInTypeMember(value) ? TypeAround.name(of: value) : nil
    }
    return ClassBindings.name(of: reference)
  }

  /// `X` of `value as? X.Type`.
  static func castName(_ value: ExprSyntax) -> String? {
    guard let list = value.as(SequenceExprSyntax.self)?.elements,
      list.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return list.last?.as(TypeExprSyntax.self).flatMap { name(of: $0.type) }
  }

  /// `X` of `X.Type` and of `X.Type?`.
  static func name(of type: TypeSyntax) -> String? {
    let wrapped =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard let meta = (wrapped ?? type).as(MetatypeTypeSyntax.self),
      meta.metatypeSpecifier.text == "Type"
    else { return nil }
    return meta.baseType.withoutModule()
  }

  /// Whether `self` is the class there.
  private static func isInTypeMember(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let here = next, !here.is(InitializerDeclSyntax.self) {
      if here.parent?.is(MemberBlockItemSyntax.self) == true {
        return here.asProtocol((any WithModifiersSyntax).self)?.modifiers.isOfType ?? false
      }
      next = here.parent
    }
    return false
  }
}

/// The variables and parameters of one name, in a function or a type.
private final class ClassBindings: SyntaxVisitor {
  private let variable: String
  private var found: String?

  private init(_ variable: String) {
    self.variable = variable
    super.init(viewMode: .sourceAccurate)
  }

  /// The class of the values of a name, by where it is declared: in the functions around, then the types.
  static func name(of reference: DeclReferenceExprSyntax) -> String? {
    let visitor = ClassBindings(reference.baseName.text)
    var next = reference.parent
    while let here = next, visitor.found == nil {
      if here.parent?.is(MemberBlockItemSyntax.self) == true {
        visitor.walk(here)
      } else if let members = here.as(MemberBlockItemListSyntax.self) {
        for member in members where member.decl.is(VariableDeclSyntax.self) {
          visitor.walk(member)
        }
      }
      next = here.parent
    }
    return visitor.found
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, type: node.type, value: nil)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(
      node.pattern.trimmedDescription, type: node.typeAnnotation?.type,
      value: node.initializer?.value)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(
      node.pattern.trimmedDescription, type: node.typeAnnotation?.type,
      value: node.initializer?.value)
  }

  private func note(
    _ name: String, type: TypeSyntax?, value: ExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard name == variable, found == nil else { return .visitChildren }
    found =
      type.flatMap { ClassValue.name(of: $0) }
      ?? value.flatMap { value in
        value.trimmedDescription == name
          ? nil : ClassValue.castName(value) ?? ClassValue.name(of: value)
      }
    return .visitChildren
  }
}
