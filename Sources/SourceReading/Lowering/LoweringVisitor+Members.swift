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
    let (value, type) = (expressions[position - 1], expressions[position + 1].trimmedDescription)
    if node.questionOrExclamationMark != nil {
      lowerDictionary(value, type)
    } else if let value = value.as(DeclReferenceExprSyntax.self) {
      lowerCast(node, value, type)
    }
  }

  private func lowerCast(
    _ node: UnresolvedAsExprSyntax, _ value: DeclReferenceExprSyntax, _ type: String
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
