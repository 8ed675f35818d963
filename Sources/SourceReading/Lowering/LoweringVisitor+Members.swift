// Members that later versions of Swift removed, and casts that only Apple's systems bridge.

internal import Messages
internal import SwiftSyntax

extension LoweringVisitor {
  /// `text.characters.count`: since Swift 4 a text is the collection of its characters itself. Swift's
  /// attributed strings still have such a property.
  func lowerCharacters(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "characters", node.base != nil,
      !index.properties.contains(where: { $0.declaration.name == "characters" }),
      file.tree.tokens(viewMode: .sourceAccurate).allSatisfy({ $0.text != "AttributedString" })
    else { return }
    edits.blank(node.period.byteRange.lowerBound..<node.declName.byteRange.upperBound, of: file)
  }

  /// `array as CFArray`, where it may be an `NSArray`, `kCTFontAttributeName as NSAttributedString.Key`, and
  /// `NSDictionary(…) as? [NSAttributedString.Key: Any]`, which are bridged on Apple's systems alone.
  func lowerCast(_ node: UnresolvedAsExprSyntax) {
    guard let expressions = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let position = expressions.firstIndex(where: { $0.id == node.id }), position > 0,
      position + 1 < expressions.count
    else { return }
    lowerUnwrappedCast(node, expressions[position + 1])
    let (value, type) = (expressions[position - 1], expressions[position + 1].trimmedDescription)
    if node.questionOrExclamationMark != nil {
      lowerDictionary(value, type)
    } else if let value = value.as(DeclReferenceExprSyntax.self) {
      lowerCast(node, of: value, to: type)
    }
  }

  /// Swift 3's `value as NSSet!` is `value as NSSet?`, unwrapped where a member is asked.
  private func lowerUnwrappedCast(_ node: UnresolvedAsExprSyntax, _ type: ExprSyntax) {
    guard node.questionOrExclamationMark == nil,
      let type = type.as(TypeExprSyntax.self)?.type
        .as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    else { return }
    edits.replace(type.exclamationMark.byteRange, of: file, with: "?")
    guard let sequence = node.parent?.parent else { return }
    if let tuple = sequence.parent?.parent?.parent?.as(TupleExprSyntax.self),
      tuple.elements.count == 1,
      tuple.parent?.as(MemberAccessExprSyntax.self)?.base?.id == tuple.id
    {
      edits.insert("!", at: tuple.byteRange.upperBound)
    } else if let binding = sequence.parent?.parent?.as(PatternBindingSyntax.self),
      binding.typeAnnotation == nil
    {
      edits.insert(
        ": \(type.wrappedType.trimmedDescription)!", at: binding.pattern.byteRange.upperBound)
    }
  }

  /// `max(a, b)` inside of `extension CGFloat`, which has static members of these names on Linux.
  func lowerNumberFunction(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      ["abs", "max", "min"].contains(name.text), isInExtension(node, of: "CGFloat"),
      !isDeclared(name.text, for: "CGFloat")
    else { return }
    edits.insert("Swift.", at: name.byteRange.lowerBound)
  }

  /// `fpos_t` is a number of 64 bits on Apple's systems, and a structure on Linux.
  func lowerFilePlace(_ name: TokenSyntax) {
    if name.text == "fpos_t" { edits.replace(name.byteRange, of: file, with: "Int64") }
  }

  /// Whether the sources themselves give a type a method of that name.
  private func isDeclared(_ name: String, for type: String) -> Bool {
    (index.methods + index.typeMethods).contains { $0.owner == type && $0.name == name }
  }

  private func isInExtension(_ node: some SyntaxProtocol, of type: String) -> Bool {
    var next = node.parent
    while let here = next {
      if let found = here.as(ExtensionDeclSyntax.self) {
        return found.extendedType.withoutModule() == type
      }
      next = here.parent
    }
    return false
  }

  private func lowerCast(
    _ node: UnresolvedAsExprSyntax, of value: DeclReferenceExprSyntax, to type: String
  ) {
    if type == "CFArray" {
      edits.insert("!", at: node.asKeyword.byteRange.upperBound)
    } else if value.baseName.text.hasPrefix("kCT"), type.hasPrefix("NSAttributedString") {
      edits.insert("NSAttributedString.Key(", at: value.byteRange.lowerBound)
      edits.insert(")", at: value.byteRange.upperBound)
    }
  }

  private func lowerDictionary(_ value: ExprSyntax, _ type: String) {
    guard type.hasPrefix("["), type.contains(":"), !type.hasPrefix("[String:"),
      let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "NSDictionary"
    else { return }
    edits.insert("\(ReservedNames.runtime).dictionary(", at: call.byteRange.lowerBound)
    edits.insert(")", at: call.byteRange.upperBound)
  }
}
