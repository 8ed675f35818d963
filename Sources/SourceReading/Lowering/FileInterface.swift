// A fingerprint of the declarations that the other files of a module can see.

internal import Messages
internal import SwiftParser
internal import SwiftSyntax

/// Reads a copy as others see it: without the bodies of its functions, the initial values of its properties, its
/// private functions, its spaces and its comments.
final class FileInterface: SyntaxVisitor {
  private var result = Fingerprint()
  /// Whether other files see an opaque type (`some`), behind which a body puts another one.
  private var hasOpaqueType = false
  private let types: DeclaredTypes
  /// The changes that make the copy, from the first one on that has not been met yet.
  private var edits: ArraySlice<TextEdit>

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

  /// The fingerprint of a file's copy without parsing the copy. `edits`: the changes in the order of the text;
  /// `appended`: the code behind the file's text in the copy.
  ///
  /// nil: a change makes something else of what others see than leaving out an attribute or a modifier.
  static func fingerprint(
    of file: SourceFileSyntax, after edits: [TextEdit], appended: String, _ types: DeclaredTypes
  ) -> String? {
    guard !file.hasError, file.shebang == nil else { return nil }
    let visitor = FileInterface(types, after: edits)
    // The copy's first line names the file.
    visitor.result.add("")
    visitor.walk(file.statements)
    guard visitor.edits.isEmpty else { return nil }
    visitor.walk(Parser.parse(source: appended))
    return visitor.hasOpaqueType ? nil : visitor.result.name
  }

  private init(_ types: DeclaredTypes, after edits: [TextEdit] = []) {
    self.types = types
    self.edits = edits[...]
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
    if isBlanked(node) { return .skipChildren }
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
    return isInvisible(node) ? leaveOut(node, node.modifiers) : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPart = node.bindings.contains { !$0.isComputed } && node.isStoredInInstances
    return !isPart && isInvisible(node) ? leaveOut(node, node.modifiers) : .visitChildren
  }

  /// Whether nothing of a function or of a variable is known in other files.
  private func isInvisible(_ node: some WithModifiersSyntax & WithAttributesSyntax) -> Bool {
    guard node.modifiers.has("private") || node.modifiers.has("fileprivate"),
      node.attributes.areHarmless
    else { return false }
    guard let around = node.typeAround else {
      return node.parent?.is(CodeBlockItemSyntax.self) == true
    }
    switch around.kind {
    case .structDecl, .enumDecl, .extensionDecl: return true
    case .classDecl:
      return node.modifiers.has("final") || node.modifiers.has("static")
        || edits.prefix { $0.range.upperBound <= node.modifiers.byteRange.upperBound }
          .contains { node.modifiers.contains(where: $0.makesFinal) }
    default: return false
    }
  }

  // MARK: Changes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let isFree = node.name == "objcMembers" || AttributeListSyntax.harmless.contains(node.name)
    return isFree && isBlanked(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    let isFree = ["dynamic", "optional", "override"].contains(node.name.text)
    return isFree && isBlanked(node) ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: DeclModifierSyntax) {
    guard let edit = edits.first, edit.makesFinal(node) else { return }
    result.add("final")
    edits.removeFirst()
  }

  /// Whether the next change blanks a node, which is met with it.
  private func isBlanked(_ node: some SyntaxProtocol) -> Bool {
    guard let edit = edits.first, edit.range == node.byteRange, edit.isBlank else { return false }
    edits.removeFirst()
    return true
  }

  /// Leaves out a node with the changes within it, but for those of its `modifiers` on which it may hang whether it is
  /// left out.
  private func leaveOut(
    _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax = []
  ) -> SyntaxVisitorContinueKind {
    guard !edits.isEmpty else { return .skipChildren }
    let range = node.byteRange
    while let edit = edits.first, range.contains(edit.range.lowerBound),
      edit.range.upperBound <= range.upperBound,
      edit.range.lowerBound > range.lowerBound || edit.isBlank && edit.range != range,
      !edit.touches(modifiers.byteRange) || modifiers.contains(where: edit.makesFinal)
    {
      edits.removeFirst()
    }
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
    return isTyped ? leaveOut(node.value) : .skipChildren
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
      return parent.attributes.areCopied ? .visitChildren : leaveOut(node)
    case .deinitializerDecl: return leaveOut(node)
    case .functionDecl(let parent):
      if parent.givesOpaqueType { hasOpaqueType = true }
      return parent.keepsItsBody ? leaveOut(node) : .visitChildren
    case .accessorDecl(let parent): return body(node, of: parent)
    default: return .visitChildren
    }
  }

  private func body(
    _ node: CodeBlockSyntax, of accessor: AccessorDeclSyntax
  ) -> SyntaxVisitorContinueKind {
    guard let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self) else {
      return .visitChildren
    }
    if block.givesOpaqueType { hasOpaqueType = true }
    if block.isCopied { return .visitChildren }
    switch accessor.accessorSpecifier.text {
    case "get", "set": return block.givesType ? .visitChildren : leaveOut(node)
    case "willSet", "didSet":
      // A change within may take these names away, so it stays among the changes that were not met.
      if accessor.body?.says(["oldValue", "newValue"]) == true { result.add("named value") }
      return .skipChildren
    default: return .visitChildren
    }
  }

  /// `var angle: Int { 1 }`
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    if node.givesOpaqueType { hasOpaqueType = true }
    return node.givesType || node.isCopied ? .visitChildren : leaveOut(node)
  }
}

extension TextEdit {
  /// Whether it makes a declaration with this modifier final: see `LoweringVisitor`.
  fileprivate func makesFinal(_ modifier: DeclModifierSyntax) -> Bool {
    text == Self.final && range.isEmpty && range.lowerBound == modifier.byteRange.upperBound
  }

  fileprivate func touches(_ other: Range<Int>) -> Bool {
    range.lowerBound <= other.upperBound && other.lowerBound <= range.upperBound
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
}

extension AttributeListSyntax {
  /// Whether no attribute makes something else of what is declared.
  fileprivate var areHarmless: Bool { areAll(in: Self.harmless) }

  fileprivate static let harmless: Set<String> = [
    "objc", "IBAction", "IBInspectable", "IBOutlet", "MainActor", "discardableResult", "nonobjc",
  ]

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
