// One pass over a file that finds what needs SwiftUI.

internal import SwiftIfConfig
internal import SwiftSyntax

/// Reads the declarations of one file, and notes which are left out.
final class SwiftUIPass {
  let regions: ConfiguredRegions
  private let declared: DeclaredNames
  private let importsSwiftUI: Bool
  private(set) var absent: SwiftUIRemoval.Absent
  private(set) var changes = SwiftUIChanges()

  init(
    names: DeclaredNames, absent: SwiftUIRemoval.Absent, regions: ConfiguredRegions,
    importsSwiftUI: Bool
  ) {
    declared = names
    self.absent = absent
    self.regions = regions
    self.importsSwiftUI = importsSwiftUI
  }

  func read(_ tree: SourceFileSyntax) {
    for item in declarations(tree.statements) { read(item) }
    for preview in previews(tree.statements) { readPreview(preview) }
  }

  // MARK: Names

  func isAbsentType(_ name: String, at node: some SyntaxProtocol) -> Bool {
    let isAttribute = node.parent?.is(AttributeSyntax.self) ?? false
    return switch declared.meaning(of: name, at: node) {
    case .local: false
    case .nested(let name): absent.types.contains(name)
    case .own: absent.types.contains(name)
    case .foreign:
      importsSwiftUI && (name == "SwiftUI" || SwiftUINames.all.contains(name))
        && !(SwiftUINames.ofClasses.contains(name) && node.isInClass && !isAttribute)
    }
  }

  func isAbsentValue(_ name: String) -> Bool { absent.values.contains(name) }

  func isAbsentMember(_ name: String, of type: String) -> Bool {
    absent.members[type]?.contains(name) ?? false || absent.types.contains("\(type).\(name)")
  }

  private func needs(_ node: (some SyntaxProtocol)?, skippingBodies: Bool = false) -> Bool {
    AbsentReferences.exist(in: node, self, skippingBodies: skippingBodies)
  }

  // MARK: Active declarations

  private func declarations(_ items: CodeBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard case .decl(let declaration) = item.item else { return [] }
      return active(declaration)
    }
  }

  private func declarations(_ items: MemberBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { active($0.decl) }
  }

  private func active(_ declaration: DeclSyntax) -> [DeclSyntax] {
    guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
    switch regions.activeClause(for: condition)?.elements {
    case .statements(let items): return declarations(items)
    case .decls(let items): return declarations(items)
    default: return []
    }
  }

  // MARK: Previews

  /// The active `#Preview`s, which are parsed as declarations or as expressions.
  private func previews(_ items: CodeBlockItemListSyntax) -> [any FreestandingMacroExpansionSyntax]
  {
    items.flatMap { item -> [any FreestandingMacroExpansionSyntax] in
      if let condition = item.item.as(IfConfigDeclSyntax.self) {
        guard case .statements(let items) = regions.activeClause(for: condition)?.elements else {
          return []
        }
        return previews(items)
      }
      let macro = Syntax(item.item).asProtocol((any FreestandingMacroExpansionSyntax).self)
      return macro.map { $0.isPreview ? [$0] : [] } ?? []
    }
  }

  /// Leaves a preview out whose body makes a view of SwiftUI.
  private func readPreview(_ node: any FreestandingMacroExpansionSyntax) {
    guard let body = node.trailingClosure,
      AbsentReferences.exist(in: body, self, locals: LocalNames.of(body))
    else { return }
    let name = node.arguments.previewName.map { "(\"\($0)\")" } ?? ""
    changes.remove(Syntax(node), named: "#Preview" + name)
  }

  // MARK: Declarations

  private func read(_ declaration: DeclSyntax) {
    if let node = declaration.asProtocol((any DeclGroupSyntax).self) {
      read(node)
    } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
      if needs(node) { removeType(node) }
    } else if let node = declaration.as(FunctionDeclSyntax.self) {
      readFunction(node, name: node.name.text, body: node.body)
    } else if let node = declaration.as(InitializerDeclSyntax.self) {
      readFunction(node, name: "init", body: node.body)
    } else if let node = declaration.as(DeinitializerDeclSyntax.self) {
      stop(node.body, in: node, name: "deinit")
    } else if let node = declaration.as(VariableDeclSyntax.self) {
      readVariable(node)
    } else if let node = declaration.as(SubscriptDeclSyntax.self) {
      if needs(node, skippingBodies: true) { return removeMember(node, ["subscript"]) }
      stop(node.accessorBlock, in: node, name: "subscript")
    }
  }

  private func read(_ node: any DeclGroupSyntax) {
    if isLeftOut(node) {
      if node.is(ExtensionDeclSyntax.self) {
        changes.remove(node, named: "an extension of " + (node.enclosingType ?? ""))
      } else {
        removeType(node)
      }
      return
    }
    if let node = node.as(ClassDeclSyntax.self) { dropConformances(node) }
    for member in declarations(node.memberBlock.members) { read(member) }
  }

  private func isLeftOut(_ node: any DeclGroupSyntax) -> Bool {
    let conditions =
      node.as(ExtensionDeclSyntax.self)?.genericWhereClause
      ?? node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
    let parameters =
      node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    if needs(node.attributes) || needs(conditions) || needs(parameters)
      || needs(node.as(ExtensionDeclSyntax.self)?.extendedType)
    {
      return true
    }
    if node.is(ClassDeclSyntax.self) {
      return needs(node.inheritanceClause?.inheritedTypes.first)
    }
    if needs(node.inheritanceClause) { return true }
    let members = declarations(node.memberBlock.members)
    switch node.kind {
    case .structDecl: return members.contains(where: isStoredAbsence)
    case .enumDecl: return members.contains { needs($0.as(EnumCaseDeclSyntax.self)) }
    case .protocolDecl: return members.contains { needs($0.as(AssociatedTypeDeclSyntax.self)) }
    default: return false
    }
  }

  /// A stored property of a structure is part of its initialiser.
  private func isStoredAbsence(_ member: DeclSyntax) -> Bool {
    guard let node = member.as(VariableDeclSyntax.self), !node.modifiers.isOfType,
      node.bindings.contains(where: { !$0.isComputed })
    else { return false }
    return needs(node, skippingBodies: true)
  }

  /// A class stays without the protocols that are absent.
  private func dropConformances(_ node: ClassDeclSyntax) {
    guard let types = node.inheritanceClause?.inheritedTypes.map(\.self) else { return }
    for (before, type) in zip(types, types.dropFirst()) where needs(type) {
      let start = before.trailingComma?.byteRange.lowerBound ?? type.byteRange.lowerBound
      changes.blank(start..<type.type.byteRange.upperBound)
    }
  }

  private func removeType(_ node: some DeclSyntaxProtocol) {
    guard let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text else { return }
    let inherited = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.names ?? []
    absent.types.insert(node.ownerType.map { "\($0).\(name)" } ?? name)
    changes.remove(node, named: name, isPreview: inherited.contains("PreviewProvider"))
  }

  // MARK: Members

  private func removeMember(_ node: some DeclSyntaxProtocol, _ names: [String]) {
    changes.remove(node, named: names.first ?? "")
    // Other members of the name may stay: they are told apart by their parameters.
    guard node.is(VariableDeclSyntax.self) else { return }
    if let owner = node.ownerType {
      absent.members[owner, default: []].formUnion(names)
    } else {
      absent.values.formUnion(names)
    }
  }

  private func readFunction(
    _ node: some DeclSyntaxProtocol, name: String, body: CodeBlockSyntax?
  ) {
    if needs(node, skippingBodies: true) { return removeMember(node, [name]) }
    stop(body, in: node, name: name)
  }

  private func readVariable(_ node: VariableDeclSyntax) {
    let values = node.bindings.compactMap { $0.initializer }
    if needs(node, skippingBodies: true) || values.contains(where: { needs($0) }) {
      return removeMember(node, node.names)
    }
    for binding in node.bindings {
      stop(binding.accessorBlock, in: node, name: node.names.first ?? "")
    }
  }

  // MARK: Bodies

  private func stop(_ body: CodeBlockSyntax?, in node: some SyntaxProtocol, name: String) {
    guard let body, needsStop(body, in: node) else { return }
    stop(body.leftBrace, to: body.rightBrace, name: name)
  }

  private func stop(_ block: AccessorBlockSyntax?, in node: some SyntaxProtocol, name: String) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let items):
      if needsStop(items, in: node) { stop(block.leftBrace, to: block.rightBrace, name: name) }
    case .accessors(let list):
      for accessor in list { stop(accessor.body, in: node, name: name) }
    @unknown default: break
    }
  }

  private func needsStop(_ body: some SyntaxProtocol, in node: some SyntaxProtocol) -> Bool {
    AbsentReferences.exist(in: body, self, locals: LocalNames.of(node))
  }

  private func stop(_ open: TokenSyntax, to close: TokenSyntax, name: String) {
    changes.stop(open.byteRange.upperBound..<close.byteRange.lowerBound, named: name)
  }
}

extension SyntaxProtocol {
  /// Whether a class of UIKit or below it is around the node, whose nested types go before SwiftUI's of the same name.
  fileprivate var isInClass: Bool {
    var next = parent
    while let here = next {
      if here.is(ClassDeclSyntax.self) { return true }
      if here.is(ExtensionDeclSyntax.self), here.enclosingType?.hasPrefix("UI") == true {
        return true
      }
      next = here.parent
    }
    return false
  }
}
