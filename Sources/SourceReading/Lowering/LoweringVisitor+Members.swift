// Members that later versions of Swift took away, and casts that only Apple's systems know.

internal import Messages
internal import SwiftSyntax

extension LoweringVisitor {
  /// `text.characters.count`: since Swift 4 a text is the collection of its characters itself.
  func lowerCharacters(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "characters", node.base != nil,
      !index.properties.contains(where: { $0.declaration.name == "characters" })
    else { return }
    edits.blank(node.period.byteRange.lowerBound..<node.declName.byteRange.upperBound, of: file)
  }

  /// `array as CFArray`, where it may be an `NSArray`, and `kCTFontAttributeName as NSAttributedString.Key`, which
  /// are bridged on Apple's systems alone.
  func lowerCast(_ node: UnresolvedAsExprSyntax) {
    guard node.questionOrExclamationMark == nil,
      let expressions = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let position = expressions.firstIndex(where: { $0.id == node.id }), position > 0,
      position + 1 < expressions.count,
      let value = expressions[position - 1].as(DeclReferenceExprSyntax.self)
    else { return }
    let type = expressions[position + 1].trimmedDescription
    if type == "CFArray" {
      edits.insert("!", at: node.asKeyword.byteRange.upperBound)
    } else if value.baseName.text.hasPrefix("kCT"), type.hasPrefix("NSAttributedString") {
      edits.insert("NSAttributedString.Key(", at: value.byteRange.lowerBound)
      edits.insert(")", at: value.byteRange.upperBound)
    }
  }
}
