// Collects the classes of a file, and the members that inspectors and selectors reach.

internal import Messages
internal import SwiftIfConfig
internal import SwiftSyntax

/// The declarations of one file, in active code.
final class DeclarationCollector: ActiveSyntaxVisitor {
  private(set) var classes: [ClassRecord] = []
  private(set) var initializers: [(owner: String, record: InitializerRecord)] = []
  private(set) var conformances: [(owner: String, names: [String])] = []
  private(set) var methods: [MethodRecord] = []
  /// The static methods and class methods.
  private(set) var typeMethods: [MethodRecord] = []
  private(set) var properties: [PropertyRecord] = []
  private(set) var namedValues: [NamedValuesRecord] = []
  /// The names of overriding properties, each with its class.
  private(set) var overrides: [(owner: String, name: String)] = []
  /// Structures and enumerations: no selector and no inspector reaches their members.
  private(set) var valueTypes: Set<String> = []
  /// The types that type aliases stand for, by the aliases' names with the types around them.
  private(set) var aliases: [String: String] = [:]
  /// The bounds of associated types, by the types' names alone.
  private(set) var associatedTypes: [String: String] = [:]
  private(set) var requirements: [String: [OptionalRequirement]] = [:]
  private(set) var optionalProperties: [String: [OptionalProperty]] = [:]

  private let file: ParsedFile
  /// The names that are there in later versions of iOS alone.
  private let missing: Set<String>
  private var scopes: [Scope] = []

  /// A type or an extension around the declarations.
  private struct Scope {
    let name: String
    let isMarked: Bool
    let isGeneric: Bool
    /// Whether generated code cannot name the declarations in it.
    let isHidden: Bool
    /// The type whose extensions can name what it declares: of a class that is private to the type
    /// around it that type, else the type itself.
    let host: String
  }

  init(_ file: ParsedFile, missing: Set<String>) {
    self.file = file
    self.missing = missing
    super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
  }

  /// The declarations of a file; `missing`: names that are for later versions of iOS.
  static func walked(_ file: ParsedFile, missing: Set<String>) -> DeclarationCollector {
    let collector = DeclarationCollector(file, missing: missing)
    collector.walk(file.tree)
    return collector
  }

  /// Another one wherever what the file declares means something else for other files. Places are no part of it, nor are
  /// private methods with names that no other file says. `isSaid`: whether one does.
  func facts(isSaid: (String) -> Bool) -> String {
    var fingerprint = Fingerprint()
    func add(_ texts: [String?]) {
      for text in texts { fingerprint.add(text ?? "-") }
      fingerprint.add("")
    }
    func add(_ flags: Bool...) { fingerprint.add(flags.map { $0 ? "1" : "0" }.joined()) }
    for record in classes {
      add([record.name, record.superclass, record.host, record.obstacle, record.objcName])
      add(record.conformances)
      add(record.isMarkedDesignable, record.isGeneric)
    }
    for (owner, record) in initializers {
      add([owner] + record.labels)
      add(record.neededLabels)
      add(record.isConvenience, record.isOverride, record.isFailable, record.isUnavailable)
    }
    for (owner, names) in conformances { add([owner] + names) }
    let visible = (methods + typeMethods).filter { method in
      !method.isPrivate || isSaid(method.name)
        || isSaid(String(method.selector.prefix { $0 != ":" }))
    }
    for method in visible {
      add([method.owner, method.host, method.name, method.selector, method.signature])
      add(method.labels + method.types)
      add(method.isMarked, method.isCallable, method.isOverride, method.isOfType)
    }
    for property in properties {
      let declaration = property.declaration
      add([declaration.owner, declaration.name, declaration.type, declaration.madeType])
      add([declaration.access, property.host])
      add(declaration.isComputed, declaration.isOverride, declaration.isWritable)
      add(property.isInspectable, property.isOutlet)
    }
    for (owner, name) in overrides { add([owner, name]) }
    add(valueTypes.sorted())
    for (name, type) in aliases.sorted(by: { $0.key < $1.key }) { add([name, type]) }
    for (name, type) in associatedTypes.sorted(by: { $0.key < $1.key }) { add([name, type]) }
    for (owner, requirements) in requirements.sorted(by: { $0.key < $1.key }) {
      for one in requirements {
        add([owner, one.name, one.selector, one.declaration] + one.labels)
        add(one.returnsValue, one.isPublic)
      }
    }
    for (owner, properties) in optionalProperties.sorted(by: { $0.key < $1.key }) {
      for one in properties {
        add([owner, one.name, one.type])
        add(one.isWritable, one.isPublic)
      }
    }
    return fingerprint.name
  }

  /// The names of the types and protocols that the file declares.
  var typeNames: Set<String> {
    valueTypes.union(classes.map(\.name)).union(requirements.keys).union(optionalProperties.keys)
  }

  /// Puts a module's name before those of types: another module has types of these names.
  func qualify(_ names: Set<String>, by module: String) {
    guard !names.isEmpty else { return }
    func qualified(_ name: String) -> String {
      let outermost = String(name.prefix { $0 != "." })
      return names.contains(outermost) ? "\(module).\(name)" : name
    }
    for position in classes.indices {
      classes[position].name = qualified(classes[position].name)
      classes[position].host = qualified(classes[position].host)
      classes[position].superclass = classes[position].superclass.map(qualified)
      classes[position].conformances = classes[position].conformances.map(qualified)
    }
    initializers = initializers.map { (qualified($0.owner), $0.record) }
    conformances = conformances.map { (qualified($0.owner), $0.names.map(qualified)) }
    for position in methods.indices { methods[position].owner = qualified(methods[position].owner) }
    for position in typeMethods.indices {
      typeMethods[position].owner = qualified(typeMethods[position].owner)
    }
    for position in properties.indices {
      properties[position].declaration.owner = qualified(properties[position].declaration.owner)
    }
    overrides = overrides.map { (qualified($0.owner), $0.name) }
    valueTypes = Set(valueTypes.map(qualified))
    requirements = Dictionary(requirements.map { (qualified($0), $1) }) { first, _ in first }
    optionalProperties = Dictionary(
      optionalProperties.map { (qualified($0), $1) }
    ) { first, _ in first }
  }

  private var owner: String? { scopes.last?.name }

  private func enter(
    _ name: String, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
    isGeneric: Bool = false, isHidden: Bool = false, isValue: Bool = false
  ) {
    if isValue { valueTypes.insert(name) }
    let outer = scopes.last
    let isPrivate = modifiers.has("private") && outer != nil
    let isOuterPrivate = outer.map { $0.host != $0.name } ?? false
    scopes.append(
      Scope(
        name: name, isMarked: attributes.has("objc") || attributes.has("objcMembers"),
        isGeneric: isGeneric,
        isHidden: isHidden || isPrivate && isOuterPrivate
          || outer.map { $0.isHidden || $0.isGeneric } ?? false,
        host: isPrivate || isOuterPrivate ? outer?.host ?? name : name))
  }

  private func nested(_ name: String) -> String { owner.map { "\($0).\(name)" } ?? name }

  // MARK: Declarations for later versions of iOS

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .decl(let declaration) = node.item else { return .visitChildren }
    return kind(of: declaration)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    kind(of: node.decl)
  }

  /// Records the classes among declarations that the copy leaves out, so that a remark can say why they are
  /// not shown.
  private func kind(of declaration: DeclSyntax) -> SyntaxVisitorContinueKind {
    guard declaration.isForLaterSystem(missing: missing) else { return .visitChildren }
    if let node = declaration.as(ClassDeclSyntax.self) {
      var record = ClassRecord(
        name: nested(node.name.text), superclass: inherited(node.inheritanceClause).first,
        declaration: node, file: file)
      record.isMarkedDesignable = node.attributes.has("IBDesignable")
      record.obstacle = "it is for a later version of iOS"
      record.host = record.name
      classes.append(record)
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = inherited(node.inheritanceClause)
    enter(
      nested(node.name.text), attributes: node.attributes, modifiers: node.modifiers,
      isGeneric: node.genericParameterClause != nil, isHidden: node.attributes.isUnavailable)
    var record = ClassRecord(
      name: owner ?? "", superclass: inherited.first, declaration: node, file: file)
    record.conformances = inherited
    record.isMarkedDesignable = node.attributes.has("IBDesignable")
    record.obstacle = obstacle(node)
    record.host = scopes.last?.host ?? record.name
    classes.append(record)
    return .visitChildren
  }

  private func obstacle(_ node: ClassDeclSyntax) -> String? {
    if node.genericParameterClause != nil { return "it is generic" }
    if node.attributes.isUnavailable { return "it is marked unavailable" }
    return scopes.last?.isHidden == true ? "it is private to a private type around it" : nil
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      nested(node.name.text), attributes: node.attributes, modifiers: node.modifiers,
      isHidden: node.genericParameterClause != nil, isValue: true)
    if inherited(node.inheritanceClause).contains("OptionSet") { note(node.plainMembers, .members) }
    return .visitChildren
  }

  /// Notes the names of the values of the type that is entered.
  private func note(_ names: [String], _ form: NamedValuesRecord.Form) {
    guard let scope = scopes.last, !scope.isHidden, !names.isEmpty else { return }
    namedValues.append(
      NamedValuesRecord(
        type: scope.name, host: scope.host, form: form, names: names, file: file))
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      nested(node.name.text), attributes: node.attributes, modifiers: node.modifiers,
      isHidden: node.genericParameterClause != nil, isValue: true)
    note(node.plainCases, .cases)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.withoutModule(file.ownModules)
    enter(
      name, attributes: node.attributes, modifiers: node.modifiers,
      isHidden: node.genericWhereClause != nil)
    conformances.append((name, inherited(node.inheritanceClause)))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.initializer.value
    if type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) {
      aliases[nested(node.name.text)] =
        type.as(IdentifierTypeSyntax.self)?.name.text ?? type.withoutModule(file.ownModules)
    }
    return .skipChildren
  }

  /// Without the modules' names before them.
  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { inherited in
      inherited.type.as(IdentifierTypeSyntax.self)?.name.text
        ?? inherited.type.withoutModule(file.ownModules)
    } ?? []
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for type in node.memberBlock.members.compactMap({ $0.decl.as(AssociatedTypeDeclSyntax.self) }) {
      associatedTypes[type.name.text] = inherited(type.inheritanceClause).first
    }
    let isPublic = node.modifiers.has("public")
    let found = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.has("optional") }
      .map { requirement($0, isPublic: isPublic) }
    if !found.isEmpty { requirements[node.name.text] = found }
    let properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.modifiers.has("optional") }
      .compactMap { optionalProperty($0, isPublic: isPublic) }
    if !properties.isEmpty { optionalProperties[node.name.text] = properties }
    return .skipChildren
  }

  private func optionalProperty(
    _ node: VariableDeclSyntax, isPublic: Bool
  ) -> OptionalProperty? {
    guard let binding = node.bindings.first, let name = node.names.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    return OptionalProperty(
      name: name, type: type.trimmedDescription, isWritable: binding.isWritable,
      isPublic: isPublic, file: file)
  }

  private func requirement(_ node: FunctionDeclSyntax, isPublic: Bool) -> OptionalRequirement {
    let start = node.funcKeyword.byteRange.lowerBound
    return OptionalRequirement(
      name: node.name.text, labels: node.labels, selector: node.selector,
      declaration: file.text(start..<node.byteRange.upperBound),
      returnsValue: node.signature.returnClause != nil, isPublic: isPublic, file: file)
  }

  // MARK: Members

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner else { return .skipChildren }
    let parameters = node.signature.parameterClause.parameters
    initializers.append(
      (
        owner,
        InitializerRecord(
          neededLabels: parameters.filter { $0.defaultValue == nil }.map(\.firstName.text),
          labels: parameters.map(\.firstName.text),
          isConvenience: node.modifiers.has("convenience"),
          isOverride: node.modifiers.has("override"),
          isFailable: node.optionalMark != nil,
          isUnavailable: node.attributes.isUnavailable || node.isFatal
            || node.signature.effectSpecifiers != nil)
      ))
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, !scope.isHidden else { return .skipChildren }
    let method = MethodRecord(
      owner: scope.name, host: scope.host, name: node.name.text, labels: node.labels,
      types: node.types,
      selector: node.selector, signature: node.signature.requirement,
      isMarked: scope.isMarked
        || ["objc", "IBAction", "IBSegueAction"].contains { node.attributes.has($0) },
      isCallable: node.isCallable && !isOutOfReach(node.modifiers, scope),
      isOverride: node.modifiers.has("override"), isPrivate: node.modifiers.has("private"),
      isOfType: node.modifiers.isOfType, file: file)
    if node.modifiers.isOfType { typeMethods.append(method) } else { methods.append(method) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner, node.modifiers.has("override") {
      overrides += node.names.map { (owner, $0) }
    }
    guard let scope = scopes.last, !scope.isHidden else { return .skipChildren }
    for binding in node.bindings {
      if let record = property(node, binding: binding, in: scope) { properties.append(record) }
    }
    return .skipChildren
  }

  /// Private members can be named in extensions of their own type alone.
  private func isOutOfReach(_ modifiers: DeclModifierListSyntax, _ scope: Scope) -> Bool {
    scope.host != scope.name && modifiers.has("private")
  }

  private func property(
    _ node: VariableDeclSyntax, binding: PatternBindingSyntax, in scope: Scope
  ) -> PropertyRecord? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return nil
    }
    // `var a, b: Int` gives both the type of the last.
    let type = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
    let isReadable = !node.modifiers.isOfType && !isOutOfReach(node.modifiers, scope)
    guard isReadable else { return nil }
    return PropertyRecord(
      declaration: InspectableDeclaration(
        owner: scope.name, name: name.text.filter { $0 != "`" },
        type: type?.type.withoutModule(file.ownModules),
        initialValue: binding.initializer?.value.trimmedDescription,
        access: node.modifiers.access, isComputed: binding.isComputed,
        isOverride: node.modifiers.has("override"),
        isWritable: node.bindingSpecifier.text == "var" && binding.isWritable,
        place: file.place(name)),
      host: scope.host, isInspectable: node.attributes.has("IBInspectable"),
      isOutlet: node.attributes.has("IBOutlet"),
      documentation: DocumentationComment.text(above: node), file: file)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
