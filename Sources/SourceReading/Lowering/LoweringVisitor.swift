// Walks the active code of a file and collects the changes to it; each kind has a file of its own.

internal import SwiftIfConfig
internal import SwiftSyntax

/// Collects the changes to one file.
final class LoweringVisitor: ActiveSyntaxVisitor {
  let file: ParsedFile
  let index: ModuleIndex
  var edits = FileEdits()
  var moves: [MovedMember] = []
  /// The number of overrides of the framework's classes that extensions declared so far.
  var heldOverrides = 0
  /// Whether the file is written in Swift 1 or 2.
  private(set) lazy var isSwift2 = Self.isSwift2(file)

  init(_ file: ParsedFile, _ index: ModuleIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerConditions(node)
    return super.visit(node)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard startsApplication(node) || isForLaterSystem(node) else { return .visitChildren }
    edits.blank(node.byteRange, of: file)
    return .skipChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.decl.isForLaterSystem(missing: index.missing) else { return .visitChildren }
    edits.blank(node.byteRange, of: file)
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    lowerAvailability(node)
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    lowerAvailability(node)
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    lowerAvailability(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerImport(node)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lowerAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    lowerModifier(node)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    moveOverrides(node)
    showPrivateMembers(node)
    lowerAccess(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerSwift2(node)
    lowerExtensionMember(node)
    lowerPrivateMember(node)
    lowerForwardingMethod(node)
    lowerOverride(node.name, labels: node.labels, modifiers: node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerSwift2(node)
    lowerManaged(node)
    lowerObservers(node)
    lowerExtensionMember(node)
    lowerPrivateMember(node)
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      lowerOverride(name, labels: nil, modifiers: node.modifiers)
    }
    lowerAnyObject(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerSwift2(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    lowerSwift2(node)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    lowerLoop(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": lowerSelector(node)
    case "keyPath": lowerKeyPath(node)
    case "Preview": return lowerPreview(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isPreview ? lowerPreview(node) : .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    lowerModuleName(node)
    lowerSwift2(node)
    lowerCharacters(node)
    lowerSuperMember(node)
    lowerOptionalProperty(node)
    lowerOptionalFunction(node)
    lowerValue(node)
    lowerInitializerValue(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    lowerFilePlace(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    lowerModuleName(node)
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    lowerCast(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerSwift2(node)
    lowerOptionalCall(node)
    lowerNumberFunction(node)
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
      lowerFilePlace(name)
    }
    lowerInstance(node)
    noteSelector(node)
    noteKeys(node)
    lowerRuntimeCall(node)
    lowerForwarding(node)
    return .visitChildren
  }
}
