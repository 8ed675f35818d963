// Types whose values have names that inspectors show: enumerations and option sets.

internal import SwiftSyntax

/// An enumeration without associated values, or an option set, that the module declares.
struct NamedValuesRecord {
  enum Form {
    case cases
    case members
  }

  /// With the names of the types around it.
  var type: String
  /// The type whose extensions can name it.
  var host: String
  var form: Form
  /// Of the cases, or of the members that are no sets of others. In the order of declaration, without backticks.
  var names: [String]
  var file: ParsedFile
}

extension EnumDeclSyntax {
  /// The names of its cases; empty where one has associated values, or is not there in each build or version.
  var plainCases: [String] {
    let members = memberBlock.members.map(\.decl)
    let cases = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }
    let elements = cases.flatMap(\.elements)
    let isPlain =
      !members.contains { $0.is(IfConfigDeclSyntax.self) }
      && cases.allSatisfy(\.attributes.isEmpty)
      && elements.allSatisfy { $0.parameterClause == nil }
    return isPlain ? elements.map(\.name.plain) : []
  }
}

extension StructDeclSyntax {
  /// The names of the constants of its own type that are no sets of others: of an option set, its members.
  var plainMembers: [String] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { node in
        node.modifiers.isOfType && node.bindingSpecifier.text == "let" && node.attributes.isEmpty
          && !node.modifiers.has("private")
      }
      .flatMap(\.bindings).compactMap { binding in
        guard let value = binding.initializer?.value, isOwn(value, binding.typeAnnotation?.type)
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
      }
  }

  private func isOwn(_ value: ExprSyntax, _ type: TypeSyntax?) -> Bool {
    let names = [name.plain, "Self"]
    if let type {
      return names.contains(type.trimmedDescription) && !value.is(ArrayExprSyntax.self)
    }
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return callee.map { callee in names.contains { callee == $0 || callee == $0 + ".init" } }
      ?? false
  }
}
