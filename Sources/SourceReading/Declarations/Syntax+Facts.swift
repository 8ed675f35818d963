// Properties of syntax nodes: attributes, access, labels, selectors.

internal import SwiftSyntax

extension AttributeListSyntax {
  /// The attribute of that name, without `@`.
  func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }

  func has(_ name: String) -> Bool { named(name) != nil }

  /// Whether there are no other attributes than these, and none in an `#if`.
  func areAll(in names: Set<String>) -> Bool {
    allSatisfy { $0.as(AttributeSyntax.self).map { names.contains($0.name) } ?? false }
  }

  /// Whether no code may use what is declared: `@available(*, unavailable)`.
  var isUnavailable: Bool {
    lazy.compactMap { $0.as(AttributeSyntax.self)?.availability }.contains { said in
      ["*", "iOS"].contains { said.hasPrefix($0) } && said.contains("unavailable")
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether a call of it ends the program: `required init?(coder:) { fatalError() }`.
  var isFatal: Bool {
    guard let statements = body?.statements, statements.count == 1,
      let call = statements.first?.item.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["fatalError", "preconditionFailure", "assertionFailure"].contains(
      call.calledExpression.trimmedDescription)
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }

  /// The arguments of `@available`; nil for another attribute.
  var availability: String? { name == "available" ? arguments?.trimmedDescription : nil }
}

extension DeclModifierListSyntax {
  /// Whether a modifier stands there for the declaration itself, not for its setter.
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  /// Whether the member belongs to the type and not to its instances.
  var isOfType: Bool { has("static") || has("class") }

  var access: String {
    ["private", "fileprivate", "public", "open", "internal"].first { has($0) } ?? "internal"
  }
}

extension InheritanceClauseSyntax {
  /// The names of the inherited types, without generic arguments.
  var names: [String] {
    inheritedTypes.map { inherited in
      if let type = inherited.type.as(IdentifierTypeSyntax.self) { return type.name.text }
      return inherited.type.withoutModule()
    }
  }
}

extension TypeSyntaxProtocol {
  /// The text without the names of the framework's modules, and of `others`: `UIView` for `UIKit.UIView`.
  func withoutModule(_ others: [String] = []) -> String {
    let text = trimmedDescription
    guard text.contains(".") else { return text }
    return text.replacing(/(?<before>^|[^\w.])(?<module>\w+)\.(?=\w)/) { match in
      let module = String(match.output.module)
      let isModule = IOSConfiguration.modules.contains(module) || others.contains(module)
      return String(isModule ? match.output.before : match.output.0)
    }
  }
}

extension FunctionDeclSyntax {
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

  /// The parameters' types for a closure, where `!` is not welcome.
  var types: [String] {
    signature.parameterClause.parameters.map { parameter in
      let text = parameter.type.trimmedDescription
      return text.hasSuffix("!") ? text.dropLast() + "?" : text
    }
  }

  /// The name in `@objc(name)`, else the one that Objective-C derives from the Swift name.
  var selector: String {
    if case .objCName(let pieces)? = attributes.named("objc")?.arguments {
      return pieces.trimmedDescription
    }
    return SelectorName.of(name.text, labels: labels)
  }

  var isCallable: Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.count <= 3 && genericParameterClause == nil
      && signature.effectSpecifiers == nil
      && parameters.allSatisfy { !$0.type.is(AttributedTypeSyntax.self) && $0.ellipsis == nil }
  }
}

extension FunctionSignatureSyntax {
  /// As it is written, on one line.
  var oneLine: String { trimmedDescription.replacing("\n", with: " ") }

  /// As a protocol asks for it: on one line, and without default values.
  var requirement: String {
    guard parameterClause.parameters.contains(where: { $0.defaultValue != nil }) else {
      return oneLine
    }
    var signature = trimmed
    signature.parameterClause.parameters = FunctionParameterListSyntax(
      signature.parameterClause.parameters.map { $0.with(\.defaultValue, nil) })
    return signature.oneLine
  }
}

extension PatternBindingSyntax {
  var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.accessorSpecifier.text == "get" }
  }

  /// A stored property, or a computed one with a setter.
  var isWritable: Bool {
    guard isComputed else { return true }
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}

extension VariableDeclSyntax {
  /// The names that it declares; without those of tuples.
  var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}
