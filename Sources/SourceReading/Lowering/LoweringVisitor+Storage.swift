// Properties that Objective-C's runtime stores, and objects that it makes of nothing.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `@NSManaged var progress: CGFloat` reads and writes the value under its key.
  func lowerManaged(_ node: VariableDeclSyntax) {
    guard node.attributes.has("NSManaged") else { return }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation
      else { continue }
      let key = LoweredText.literal(name.text)
      edits.insert(
        " { get { ObjCRuntime.stored(value(forKey: \(key))) } "
          + "set { setValue(newValue, forKey: \(key)) } }", at: type.byteRange.upperBound)
    }
  }

  /// `Timer()`, which Foundation on Linux has no initialiser for, never fires.
  func lowerEmptyTimer(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "Timer", node.arguments.isEmpty,
      node.trailingClosure == nil, let end = node.rightParen
    else { return }
    edits.insert(
      "timeInterval: 0, repeats: false, block: { _ in }", at: end.byteRange.lowerBound)
  }
}
