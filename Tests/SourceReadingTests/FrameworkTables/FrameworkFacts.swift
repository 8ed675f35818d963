// The public declarations of the framework that the reader's tables are made from.

import Foundation
import SwiftSyntax

/// The facts about the framework's public declarations, gathered from all its files.
struct FrameworkFacts {
  /// By class, with the names of the types around it; `""` for a class without a superclass.
  private(set) var superclasses: [String: String] = [:]
  private(set) var initializers: [String: [Initializer]] = [:]
  /// By protocol.
  private(set) var inherited: [String: [String]] = [:]
  private(set) var requirements: [String: [Function]] = [:]
  /// The functions and properties of extensions and types, by type.
  private(set) var functions: [String: [Function]] = [:]
  private(set) var properties: [String: [Property]] = [:]
  /// The methods and properties that subclasses can override, by the class that declares them first.
  private(set) var openMembers: [String: Set<String>] = [:]
  /// The types and type aliases, with the names of the types around them.
  private(set) var types: Set<String> = []

  struct Initializer: Hashable {
    /// Those of the parameters without a default value.
    var neededLabels: [String]
    var labels: [String]
    var isConvenience: Bool
    var isFailable: Bool
    var isUnavailable: Bool
  }

  struct Function {
    /// `scrollViewDidScroll(_:)`
    var name: String
    var baseName: String
    var labels: [String]
    /// The types of the parameters as they are written.
    var types: [String]
    var returnsOptional: Bool
  }

  struct Property {
    var name: String
    var isStatic: Bool
  }

  /// Of all rooms that a user's sources are compiled with.
  static func gathered() throws -> FrameworkFacts {
    var facts = FrameworkFacts()
    let collectors = try FrameworkSources.rooms().flatMap(FrameworkSources.files).map { file in
      let collector = PublicDeclarations(viewMode: .sourceAccurate)
      collector.walk(file)
      return collector
    }
    for collector in collectors { facts.add(collector) }
    for (name, above) in facts.superclasses {
      facts.superclasses[name] = facts.resolved(above, in: name)
    }
    return facts
  }

  private mutating func add(_ collector: PublicDeclarations) {
    superclasses.merge(collector.superclasses) { first, _ in first }
    inherited.merge(collector.inherited) { first, _ in first }
    requirements.merge(collector.requirements) { first, _ in first }
    initializers.merge(collector.initializers, uniquingKeysWith: +)
    functions.merge(collector.functions, uniquingKeysWith: +)
    properties.merge(collector.properties, uniquingKeysWith: +)
    openMembers.merge(collector.openMembers) { $0.union($1) }
    types.formUnion(collector.types)
  }

  /// The full name of the class that `name` means in a type; `""` where it is a protocol.
  private func resolved(_ name: String, in type: String) -> String {
    let scopes = sequence(first: type[...]) { scope in
      scope.lastIndex(of: ".").map { scope[..<$0] }
    }
    let full = scopes.lazy.map { "\($0).\(name)" }.first { superclasses[$0] != nil } ?? name
    return superclasses[full] != nil || NSClassFromString(full) != nil ? full : ""
  }

  /// The class and the framework's classes above it, nearest first.
  func chain(_ name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] }.prefix { superclasses[$0] != nil })
  }
}

/// Collects the public declarations of one file.
private final class PublicDeclarations: SyntaxVisitor {
  var superclasses: [String: String] = [:]
  var initializers: [String: [FrameworkFacts.Initializer]] = [:]
  var inherited: [String: [String]] = [:]
  var requirements: [String: [FrameworkFacts.Function]] = [:]
  var functions: [String: [FrameworkFacts.Function]] = [:]
  var properties: [String: [FrameworkFacts.Property]] = [:]
  var openMembers: [String: Set<String>] = [:]
  var types: Set<String> = []

  /// The types and extensions around a declaration.
  private var scopes: [Scope] = []

  private struct Scope {
    let name: String
    let isPublic: Bool
    let isExtension: Bool
    /// Whether members are public without saying so.
    let sharesAccess: Bool
  }

  // MARK: Types

  private func enter(
    _ name: String, _ modifiers: DeclModifierListSyntax, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let full = (scopes.last.map { $0.name + "." } ?? "") + name
    let isPublic = isExtension || isPublic(modifiers)
    if isPublic, !isExtension { types.insert(full) }
    scopes.append(
      Scope(
        name: full, isPublic: isPublic, isExtension: isExtension,
        sharesAccess: isExtension && modifiers.isPublic))
    return isPublic ? .visitChildren : .skipChildren
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    guard scopes.last?.isPublic ?? true else { return false }
    return modifiers.isPublic || scopes.last?.sharesAccess == true && !modifiers.hasAccess
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = enter(node.name.text, node.modifiers)
    if kind == .visitChildren, let scope = scopes.last {
      superclasses[scope.name] = node.inheritanceClause?.firstName ?? ""
    }
    return kind
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isPublic(node.modifiers) else { return .skipChildren }
    types.insert(node.name.text)
    inherited[node.name.text] = node.inheritanceClause?.inheritedTypes.map {
      $0.type.trimmedDescription
    }
    requirements[node.name.text] = node.memberBlock.members
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map(FrameworkFacts.Function.init)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.modifiers, isExtension: true)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) {
      types.insert((scopes.last.map { $0.name + "." } ?? "") + node.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = scopes.last?.name else { return .skipChildren }
    let parameters = node.signature.parameterClause.parameters
    let record = FrameworkFacts.Initializer(
      neededLabels: parameters.filter { $0.defaultValue == nil }.map(\.firstName.text),
      labels: parameters.map(\.firstName.text),
      isConvenience: node.modifiers.contains { $0.name.text == "convenience" },
      isFailable: node.optionalMark != nil,
      isUnavailable: !isPublic(node.modifiers)
        || node.attributes.contains { $0.trimmedDescription.contains("unavailable") })
    initializers[owner, default: []].append(record)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = scopes.last?.name, isPublic(node.modifiers) {
      functions[owner, default: []].append(FrameworkFacts.Function(node))
      noteOpen(node.name.text, node.modifiers)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = scopes.last?.name, isPublic(node.modifiers) else { return .skipChildren }
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for binding in node.bindings {
      properties[owner, default: []].append(
        FrameworkFacts.Property(name: binding.pattern.trimmedDescription, isStatic: isStatic))
      noteOpen(binding.pattern.trimmedDescription, node.modifiers)
    }
    return .skipChildren
  }

  /// Members of extensions are not overridden, and one that overrides is that of a class above.
  private func noteOpen(_ name: String, _ modifiers: DeclModifierListSyntax) {
    guard let scope = scopes.last, superclasses[scope.name] != nil, !scope.isExtension,
      modifiers.contains(where: { $0.name.text == "open" }),
      !modifiers.contains(where: { $0.name.text == "override" })
    else { return }
    openMembers[scope.name, default: []].insert(name)
  }
}

extension FrameworkFacts.Function {
  fileprivate init(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    let returned = node.signature.returnClause?.type
    baseName = node.name.text
    labels = parameters.map(\.firstName.text)
    name = "\(baseName)(\(labels.map { $0 + ":" }.joined()))"
    types = parameters.map(\.type.trimmedDescription)
    returnsOptional =
      returned?.is(OptionalTypeSyntax.self) == true
      || returned?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool {
    contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }

  fileprivate var hasAccess: Bool {
    let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
    return contains { levels.contains($0.name.text) && $0.detail == nil }
  }
}

extension InheritanceClauseSyntax {
  /// The first inherited type, without generic arguments.
  fileprivate var firstName: String? {
    let type = inheritedTypes.first?.type
    return type?.as(IdentifierTypeSyntax.self)?.name.text ?? type?.trimmedDescription
  }
}
