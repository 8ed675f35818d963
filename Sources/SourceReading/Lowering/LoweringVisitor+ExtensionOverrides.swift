// Overrides of members that extensions of the framework's classes declare: `extension UIView { @objc func
// name() }` and `override func name()` in a class. Objective-C's runtime finds the override; in the copy the
// extension's member asks whether the object has one.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `func name() -> String { "view" }` of an extension asks the object first.
  func lowerExtensionMember(_ node: FunctionDeclSyntax) {
    guard let body = node.body, isExtensionMember(node, name: node.name.text, labels: node.labels)
    else { return }
    let member = OverriddenMember(name: node.name.text)
    let call =
      "(" + node.signature.parameterClause.parameters.map(\.passed).joined(separator: ", ") + ")"
    edits.insert(
      asking(member, word: "return", call: call)
        + "; func \(member.base)\(node.signature.oneLine) ",
      at: body.byteRange.lowerBound)
  }

  /// `var name: String { "view" }` of an extension does, too.
  func lowerExtensionMember(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, let accessors = binding.accessorBlock,
      let type = binding.typeAnnotation, let name = node.names.first,
      isExtensionMember(node, name: name, labels: nil)
    else { return }
    let member = OverriddenMember(name: name)
    let body =
      binding.isWritable
      ? "{ get \(asking(member, word: "return", call: "")) set { if let own = self as? any \(member.adopted) "
        + "{ own.\(member.own) = newValue } else { \(member.base) = newValue } } }"
      : asking(member, word: "return", call: "")
    edits.insert(
      body + "; var \(member.base)\(type.trimmedDescription) ", at: accessors.byteRange.lowerBound)
  }

  private func asking(_ member: OverriddenMember, word: String, call: String) -> String {
    "{ if let own = self as? any \(member.adopted) { \(word) own.\(member.own)\(call) }; "
      + "\(word) \(member.base)\(call) }"
  }

  private func isExtensionMember(
    _ node: some SyntaxProtocol, name: String, labels: [String]?
  ) -> Bool {
    guard let owner = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) else {
      return false
    }
    return index.isOverriddenExtensionMember(
      name, labels, of: owner.extendedType.trimmedDescription)
  }

  /// `override func name()` gets a name of its own; the topmost overrides nothing then.
  func lowerOverride(
    _ name: TokenSyntax, labels: [String]?, modifiers: DeclModifierListSyntax
  ) {
    guard let modifier = modifiers.first(where: { $0.name.text == "override" }),
      let owner = TypeAround.name(of: name),
      index.overridesExtension(name.text, labels: labels, of: owner)
    else { return }
    edits.replace(name.byteRange, of: file, with: OverriddenMember(name: name.text).own)
    if index.isTopmostOverride(name.text, labels: labels, of: owner) {
      edits.blank(modifier.byteRange, of: file)
    }
  }

  /// `override var name: String { didSet { … } }` of the topmost sets the extension's property itself, with the
  /// observers around that. In them the name is the extension's property: they do not observe themselves.
  func lowerObservers(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("override"), let name = node.names.first,
      let owner = TypeAround.name(of: node), index.overridesExtension(name, labels: nil, of: owner),
      index.isTopmostOverride(name, labels: nil, of: owner)
    else { return }
    let base = OverriddenMember(name: name).base
    for body in callObservers(of: node, around: "self." + base) {
      for token in Observed(name, in: body).names {
        edits.replace(token.byteRange, of: file, with: base)
      }
    }
  }

  /// Turns a property that has observers alone into a computed one, which sets another property with the observers
  /// around that. Returns the observers' bodies; none where the property has other accessors, or no type.
  func callObservers(of node: VariableDeclSyntax, around base: String) -> [CodeBlockSyntax] {
    guard let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription,
      case .accessors(let list)? = binding.accessorBlock?.accessors,
      let first = list.first, let last = list.last
    else { return [] }
    let kinds = list.map(\.accessorSpecifier.text)
    guard Set(kinds).isSubset(of: ["willSet", "didSet"]) else { return [] }
    let values = ["willSet": "newValue", "didSet": "oldValue"]
    for accessor in list {
      guard let body = accessor.body, let value = values[accessor.accessorSpecifier.text] else {
        continue
      }
      let begin = accessor.id == first.id ? "get { \(base) } set { " : "; "
      edits.replace(
        accessor.accessorSpecifier.byteRange.lowerBound..<body.byteRange.lowerBound, of: file,
        with: begin + "func __vitrine_\(accessor.accessorSpecifier.text)"
          + "(_ \(accessor.parameters?.name.text ?? value): \(type)) ")
    }
    let before = kinds.contains("willSet") ? "__vitrine_willSet(newValue); " : ""
    let after = kinds.contains("didSet") ? "; __vitrine_didSet(__vitrine_old)" : ""
    edits.insert(
      "; let __vitrine_old = \(base); _ = __vitrine_old; \(before)\(base) = newValue\(after) }",
      at: last.byteRange.upperBound)
    return list.compactMap(\.body)
  }

  /// `super.name()` is the extension's, or that of the class above.
  func lowerSuperMember(_ node: MemberAccessExprSyntax) {
    guard let word = node.base?.as(SuperExprSyntax.self), let owner = TypeAround.name(of: node)
    else { return }
    let name = node.declName.baseName
    let labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments
      .map { $0.label?.text ?? "_" }
    guard index.overridesExtension(name.text, labels: labels, of: owner) else { return }
    let member = OverriddenMember(name: name.text)
    let isTopmost = index.isTopmostOverride(name.text, labels: labels, of: owner)
    if isTopmost { edits.replace(word.byteRange, of: file, with: "self") }
    edits.replace(name.byteRange, of: file, with: isTopmost ? member.base : member.own)
  }
}

extension FunctionParameterSyntax {
  /// As an argument that hands itself on.
  fileprivate var passed: String {
    let name = (secondName ?? firstName).text
    return firstName.text == "_" ? name : "\(firstName.text): \(name)"
  }
}

/// Finds where an observer names the property that it observes, alone or as a member of `self`.
private final class Observed: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []
  private let name: String

  init(_ name: String, in body: CodeBlockSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isOwn =
      member?.declName.id != node.id
      || member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    if node.baseName.text == name, isOwn,
      node.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    {
      names.append(node.baseName)
    }
    return .visitChildren
  }
}
