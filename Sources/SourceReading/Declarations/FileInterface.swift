// A fingerprint of the declarations that the other files of a module can see.

internal import Messages
internal import SwiftSyntax

/// Reads a copy as others see it: without the bodies of its functions, the initial values of its properties, its
/// private functions, its spaces and its comments.
final class FileInterface: SyntaxVisitor {
  private var result = Fingerprint()
  /// Whether other files see an opaque type (`some`), behind which a body puts another one.
  private var hasOpaqueType = false
  private let types: DeclaredTypes

  /// Another one wherever the compiler might make something else of the other files. `types`: those of the module.
  ///
  /// Of bodies it looks into those that give a type (`some`) and those that are copied elsewhere; of observers at
  /// whether they name the old value, since one that does not is called in another way. Initial values count where they
  /// give the property its type. Private functions and computed properties count where they have an entry in the table
  /// of a class, private stored properties always: they are parts of their type's layout.
  ///
  /// Of a file with opaque types a fingerprint of all its tokens follows behind a `-`: anything in it may change the
  /// types behind these, and what other files make of them is in none of the compiler's records of dependencies.
  static func fingerprint(of copy: SourceFileSyntax, _ types: DeclaredTypes) -> String {
    let visitor = FileInterface(types)
    visitor.walk(copy)
    guard visitor.hasOpaqueType else { return visitor.result.name }
    var whole = Fingerprint()
    for token in copy.tokens(viewMode: .sourceAccurate) { whole.add(token.text) }
    return "\(visitor.result.name)-\(whole.name)"
  }

  private init(_ types: DeclaredTypes) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // `a - b` and `a -b` have the same tokens.
    switch token.tokenKind {
    case .prefixOperator: result.add("prefix")
    case .postfixOperator: result.add("postfix")
    case .semicolon: return .skipChildren
    default: break
    }
    result.add(token.text)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    result.add("")
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Only our own code calls our functions, and changes with them.
    if node.name.text.hasPrefix("__vitrine_") { return .skipChildren }
    return node.isInvisible(node.modifiers, node.attributes) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPart = node.bindings.contains { !$0.isComputed } && node.isStoredInInstances
    guard !isPart, node.isInvisible(node.modifiers, node.attributes) else { return .visitChildren }
    return .skipChildren
  }

  // MARK: Initial values

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.parent?.as(PatternBindingSyntax.self),
      binding.pattern.is(IdentifierPatternSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.attributes.areHarmless
    else { return .visitChildren }
    let isTyped = binding.typeAnnotation.map { isWhole($0.type) } ?? false
    guard let kind = isTyped ? "value" : node.value.literalKind else { return .visitChildren }
    result.add("= \(kind)")
    return .skipChildren
  }

  /// Whether a type is one whatever a value of it is: `Set` may stand for `Set<Int>`.
  private func isWhole(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      guard let arguments = type.genericArgumentClause?.arguments else {
        return types.isWhole(type.name.plain)
      }
      return arguments.allSatisfy { $0.argument.as(TypeSyntax.self).map(isWhole) ?? false }
    case .optionalType(let type): return isWhole(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): return isWhole(type.wrappedType)
    case .arrayType(let type): return isWhole(type.element)
    case .dictionaryType(let type): return isWhole(type.key) && isWhole(type.value)
    case .tupleType(let type): return type.elements.allSatisfy { isWhole($0.type) }
    default: return false
    }
  }

  // MARK: Bodies

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    switch node.parent?.as(DeclSyntax.self)?.as(DeclSyntaxEnum.self) {
    case .initializerDecl(let parent):
      return parent.attributes.areCopied ? .visitChildren : .skipChildren
    case .deinitializerDecl: return .skipChildren
    case .functionDecl(let parent):
      if parent.givesOpaqueType { hasOpaqueType = true }
      return parent.keepsItsBody ? .skipChildren : .visitChildren
    case .accessorDecl(let parent): return body(of: parent)
    default: return .visitChildren
    }
  }

  private func body(of accessor: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self) else {
      return .visitChildren
    }
    if block.givesOpaqueType { hasOpaqueType = true }
    if block.isCopied { return .visitChildren }
    switch accessor.accessorSpecifier.text {
    case "get", "set": return block.givesType ? .visitChildren : .skipChildren
    case "willSet", "didSet":
      if accessor.body?.says(["oldValue", "newValue"]) == true { result.add("named value") }
      return .skipChildren
    default: return .visitChildren
    }
  }

  /// `var angle: Int { 1 }`
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    if node.givesOpaqueType { hasOpaqueType = true }
    return node.givesType || node.isCopied ? .visitChildren : .skipChildren
  }
}

extension SyntaxProtocol {
  /// The declaration that a member or a declaration at the top stands in; nil: at the top, or not known.
  fileprivate var typeAround: Syntax? {
    parent?.is(MemberBlockItemSyntax.self) == true ? parent?.parent?.parent?.parent : nil
  }

  /// Whether a variable with this declaration, if it is stored, is a part of its type's values.
  fileprivate var isStoredInInstances: Bool {
    guard typeAround != nil, let modifiers = self.as(VariableDeclSyntax.self)?.modifiers else {
      return false
    }
    return !modifiers.isOfType
  }

  /// Whether nothing of a function or of a variable is known in other files.
  fileprivate func isInvisible(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> Bool {
    guard modifiers.has("private") || modifiers.has("fileprivate"), attributes.areHarmless else {
      return false
    }
    guard let around = typeAround else { return parent?.is(CodeBlockItemSyntax.self) == true }
    switch around.kind {
    case .structDecl, .enumDecl, .extensionDecl: return true
    case .classDecl: return modifiers.has("final") || modifiers.has("static")
    default: return false
    }
  }
}

extension AttributeListSyntax {
  /// Whether no attribute makes something else of what is declared.
  fileprivate var areHarmless: Bool {
    let harmless: Set<String> = [
      "objc", "IBAction", "IBInspectable", "IBOutlet", "MainActor", "discardableResult", "nonobjc",
    ]
    return areAll(in: harmless)
  }

  /// Whether bodies may be copied into other files.
  var areCopied: Bool {
    ["inlinable", "_transparent", "inline", "_alwaysEmitIntoClient", "backDeployed"].contains(
      where: has)
  }
}

extension ExprSyntax {
  /// The kind of a literal that has its type by itself; nil: it is none.
  fileprivate var literalKind: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return "integer"
    case .floatLiteralExpr: return "float"
    case .booleanLiteralExpr: return "boolean"
    case .stringLiteralExpr(let literal):
      let isPlain = literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      return isPlain ? "string" : nil
    case .prefixOperatorExpr(let operation):
      guard operation.operator.text == "-" else { return nil }
      return operation.expression.literalKind.map { "- " + $0 }
    default: return nil
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether nothing of its body is known outside.
  var keepsItsBody: Bool { !attributes.areCopied && !givesOpaqueType }

  /// Whether its type is what is behind a `some`.
  fileprivate var givesOpaqueType: Bool {
    signature.returnClause?.trimmedDescription.contains("some ") == true
  }
}

extension AccessorBlockSyntax {
  /// Whether the type is what the body makes it.
  fileprivate var givesType: Bool { givesOpaqueType || type == nil }

  /// Whether the type is what is behind a `some`.
  fileprivate var givesOpaqueType: Bool { type?.contains("some ") == true }

  /// The type as it is written; nil: it is not.
  private var type: String? {
    parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.trimmedDescription
      ?? parent?.as(SubscriptDeclSyntax.self)?.returnClause.trimmedDescription
  }

  /// Whether it may be copied into other files.
  fileprivate var isCopied: Bool {
    let attributes =
      parent?.parent?.parent?.as(VariableDeclSyntax.self)?.attributes
      ?? parent?.as(SubscriptDeclSyntax.self)?.attributes
    let ofAccessors = accessors.as(AccessorDeclListSyntax.self)?.contains {
      $0.attributes.areCopied
    }
    return attributes?.areCopied != false || ofAccessors == true
  }
}
