// `AnyObject`, whose members Objective-C's runtime looks up by name.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `for view: AnyObject in subviews` runs over what the sequence holds.
  func lowerLoop(_ node: ForStmtSyntax) {
    guard let annotation = node.typeAnnotation, annotation.type.trimmedDescription == "AnyObject"
    else { return }
    edits.blank(annotation.byteRange, of: file)
  }

  /// `target.perform(…)` asks the runtime where `target` is any object.
  func lowerPerform(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "perform",
      node.arguments.first.map({ $0.label == nil }) == true, let base = member.base,
      !["self", "super"].contains(base.trimmedDescription)
    else { return }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    edits.insert("ObjCRuntime.receiver(", at: object.byteRange.lowerBound)
    edits.insert(")", at: object.byteRange.upperBound)
  }
}
