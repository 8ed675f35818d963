// The types that a module declares, and which of them a name means at a place.

internal import SwiftIfConfig
internal import SwiftSyntax

/// The names of a module's types: at the top level, and inside of each type.
struct DeclaredNames {
  private(set) var top: Set<String> = []
  /// By type, without the types around it: what is nested in it or in its extensions, its associated types, and its
  /// aliases.
  private var nested: [String: Set<String>] = [:]
  /// By type, the types that it inherits from.
  private var inherited: [String: Set<String>] = [:]

  init(_ files: [(tree: SourceFileSyntax, regions: ConfiguredRegions)]) {
    for file in files {
      let collector = Collector(file.regions)
      collector.walk(file.tree)
      top.formUnion(collector.top)
      nested.merge(collector.nested) { $0.union($1) }
      inherited.merge(collector.inherited) { $0.union($1) }
    }
  }

  /// The meaning of a type's name.
  enum Meaning: Equatable {
    /// A type inside of a type: `Dial.Body`.
    case nested(String)
    /// A type of the module's top level.
    case own
    /// A generic parameter, or an associated type.
    case local
    /// A type of another module.
    case foreign
  }

  func meaning(of name: String, at node: some SyntaxProtocol) -> Meaning {
    var inner = Syntax(node)
    var next = node.parent
    while let here = next {
      defer {
        inner = here
        next = here.parent
      }
      if let generic = here.asProtocol((any WithGenericParametersSyntax).self),
        generic.genericParameterClause?.parameters.contains(where: { $0.name.text == name })
          ?? false
      {
        return .local
      }
      // A type's own members are no names for what it inherits from.
      let isAbove = inner.is(InheritanceClauseSyntax.self) || inner.isExtended
      if !isAbove, let type = here.enclosingType {
        if nested[type]?.contains(name) ?? false { return .nested("\(type).\(name)") }
        if isInherited(name, by: here) { return .local }
      }
    }
    return top.contains(name) ? .own : .foreign
  }

  /// Whether a protocol that a type adopts or a condition names has such an associated type.
  private func isInherited(_ name: String, by node: Syntax) -> Bool {
    var open = Self.typesAbove(node).union([node.enclosingType ?? ""])
    var seen: Set<String> = []
    while let type = open.popFirst() {
      guard seen.insert(type).inserted else { continue }
      if nested[type]?.contains(name) ?? false { return true }
      open.formUnion(inherited[type] ?? [])
    }
    return false
  }

  /// The types in an inheritance clause and in conditions.
  private static func typesAbove(_ node: Syntax) -> Set<String> {
    let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.names ?? []
    let conditions =
      node.as(ExtensionDeclSyntax.self)?.genericWhereClause
      ?? node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
    let words = conditions?.tokens(viewMode: .sourceAccurate).compactMap { $0.identifier?.name }
    return Set(clause + (words ?? []))
  }

  /// Collects the types of one file.
  private final class Collector: ActiveSyntaxVisitor {
    var top: Set<String> = []
    var nested: [String: Set<String>] = [:]
    var inherited: [String: Set<String>] = [:]

    init(_ regions: ConfiguredRegions) {
      super.init(viewMode: .sourceAccurate, configuredRegions: regions)
    }

    private func note(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
      if let owner = node.ownerType {
        nested[owner, default: []].insert(node.name.text)
      } else {
        top.insert(node.name.text)
      }
      let above = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.names ?? []
      inherited[node.name.text, default: []].formUnion(above)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node)
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension SyntaxProtocol {
  /// Whether it is the type that an extension extends.
  fileprivate var isExtended: Bool { parent?.as(ExtensionDeclSyntax.self)?.extendedType.id == id }

  /// The name of the type that a node declares or extends, without the types around it.
  var enclosingType: String? {
    if let node = Syntax(self).as(ExtensionDeclSyntax.self) {
      return node.extendedType.as(MemberTypeSyntax.self)?.name.text
        ?? node.extendedType.as(IdentifierTypeSyntax.self)?.name.text
    }
    guard asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  /// The name of the innermost type around a node.
  var ownerType: String? {
    var next = parent
    while let here = next {
      if let name = here.enclosingType { return name }
      next = here.parent
    }
    return nil
  }
}
