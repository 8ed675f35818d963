// Finds the replaceable bodies of a copy.

internal import SwiftSyntax

/// Walks types and extensions, not the bodies in them. The active and the other parts of an `#if` are left alone, and so
/// are declarations with attributes or modifiers that are not known to be harmless.
final class BodyCollector: SyntaxVisitor {
  private(set) var bodies: [ReplaceableBody] = []
  private(set) var imports: [String] = []
  /// The types around, from the outside in; the last one is extended.
  private var types: [String] = []
  /// The conditions of the extension around; empty: none.
  private var conditions = ""
  private let converter: SourceLocationConverter
  /// The directives that name places, with the lines behind them.
  private var directives: [(line: Int, file: String, named: Int)] = []

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node.trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    if let arguments = node.arguments, let line = Int(arguments.lineNumber.text) {
      directives.append((self.line(of: node) + 1, arguments.fileName.trimmedDescription, line))
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.append(name.text)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    conditions = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    types.removeLast()
    conditions = ""
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, case .identifier = node.name.tokenKind,
      let modifiers = modifiers(node.modifiers), node.attributes.areReplaceable,
      !node.signature.says("some")
    else { return .skipChildren }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let parts = [
      node.genericParameterClause?.description, node.signature.description,
      node.genericWhereClause?.description,
    ]
    add(
      .function, body, named: node.name, labels: "(" + labels.joined() + ")",
      head: (modifiers + "func ", parts.compactMap(\.self).joined()), at: node.funcKeyword)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation, !type.says("some"), let block = binding.accessorBlock,
      let modifiers = modifiers(node.modifiers), node.attributes.areReplaceable
    else { return .skipChildren }
    let isObserved = block.isOfObservers
    if isObserved ? node.modifiers.isOfType || types.isEmpty : binding.initializer != nil {
      return .skipChildren
    }
    add(
      isObserved ? .observers : .computed, block, named: name, labels: "",
      head: (modifiers + "var ", type.description), at: node.bindingSpecifier)
    return .skipChildren
  }

  private func add(
    _ kind: ReplaceableBody.Kind, _ body: some SyntaxProtocol, named name: TokenSyntax,
    labels: String, head: (String, String), at keyword: TokenSyntax
  ) {
    // An extension of a nested type cannot repeat the conditions of that around it.
    guard let location = location(of: keyword), conditions.isEmpty || types.count == 1 else {
      return
    }
    bodies.append(
      ReplaceableBody(
        kind: kind, range: body.byteRange, baseName: name.plain, fullName: name.text + labels,
        opening: types.isEmpty ? "" : "extension \(types.joined(separator: "."))\(conditions)",
        head: head, location: location))
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func location(of node: some SyntaxProtocol) -> String? {
    directives.last.map { directive in
      let line = directive.named + line(of: node) - directive.line
      return "#sourceLocation(file: \(directive.file), line: \(line))"
    }
  }

  /// The modifiers that a replacement has too; nil where one is not known.
  private func modifiers(_ list: DeclModifierListSyntax) -> String? {
    let dropped: Set<String> = [
      "private", "fileprivate", "internal", "package", "public", "open", "override", "final",
    ]
    let kept = list.filter { !dropped.contains($0.name.text) }
    guard kept.allSatisfy({ ["static", "class", "mutating"].contains($0.name.text) }) else {
      return nil
    }
    return kept.map { $0.name.text == "mutating" ? "mutating " : "static " }.joined()
  }
}

extension AttributeListSyntax {
  /// Whether a replacement, which is never optimised, is the same without the attributes.
  fileprivate var areReplaceable: Bool {
    let harmless: Set<String> = [
      "objc", "IBAction", "IBInspectable", "GKInspectable", "discardableResult", "nonobjc",
      "_optimize",
    ]
    return areAll(in: harmless)
  }
}

extension AccessorBlockSyntax {
  /// Whether it is that of a stored property with observers.
  fileprivate var isOfObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension SyntaxProtocol {
  /// Whether a word is among the tokens.
  fileprivate func says(_ word: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == word }
  }
}
