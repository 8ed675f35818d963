// `AnyObject`, whose members Objective-C's runtime looks up by name.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `for view: AnyObject in subviews` runs over what the sequence holds.
  func lowerLoop(_ node: ForStmtSyntax) {
    guard let annotation = node.typeAnnotation, annotation.type.trimmedDescription == "AnyObject"
    else { return }
    edits.blank(annotation.byteRange, of: file)
  }

  /// `let touch: AnyObject! = touches.first` gets the type that has the members which the code uses.
  func lowerAnyObject(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type, let value = binding.initializer?.value,
      let block = node.parent?.parent?.parent,
      let mark = ["AnyObject": "!", "AnyObject!": "?", "AnyObject?": "?"][type.trimmedDescription],
      let found = MemberNames.of(name, in: block).lazy.compactMap({ Self.owners[$0] }).first
    else { return }
    let optional = type.trimmedDescription.dropFirst("AnyObject".count)
    edits.replace(type.byteRange, of: file, with: found + optional)
    edits.insert("(", at: value.byteRange.lowerBound)
    edits.insert(") as\(mark) \(found)", at: value.byteRange.upperBound)
  }

  /// The class that a member of any object most likely belongs to.
  private static let owners = [
    "location": "UITouch", "previousLocation": "UITouch", "tapCount": "UITouch",
    "subviews": "UIView", "superview": "UIView", "addSubview": "UIView",
    "removeFromSuperview": "UIView",
  ]

  /// `(value as AnyObject).boolValue` looks whether the object has such a member, and so does `item.topAnchor` of
  /// a parameter `item: AnyObject`.
  func lowerValue(_ node: MemberAccessExprSyntax) {
    guard FrameworkTable.receiverValues.contains(node.declName.baseName.text), let base = node.base,
      let object = Self.castObject(base) ?? Self.parameter(base)
    else { return }
    edits.insert("\(ReservedNames.runtime).receiver(", at: object.byteRange.lowerBound)
    edits.insert(")", at: object.byteRange.upperBound)
  }

  /// `value as AnyObject` in parentheses.
  private static func castObject(_ base: ExprSyntax) -> ExprSyntax? {
    guard let cast = base.as(TupleExprSyntax.self)?.elements.first?.expression,
      [" as AnyObject", " as AnyObject!"].contains(where: cast.trimmedDescription.hasSuffix)
    else { return nil }
    return cast
  }

  /// A parameter of the function around that is any object.
  private static func parameter(_ base: ExprSyntax) -> ExprSyntax? {
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    var next = base.parent
    while let here = next, !here.is(MemberBlockItemSyntax.self) {
      let parameters =
        here.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? here.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let found = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
        return ["AnyObject", "AnyObject?", "AnyObject!"].contains(found.type.trimmedDescription)
          ? object : nil
      }
      next = here.parent
    }
    return nil
  }

  /// `target.perform(…)` asks the runtime where `target` is any object.
  func lowerRuntimeCall(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      FrameworkTable.receiverFunctions.contains(member.declName.baseName.text),
      [nil, "to", "of", "onMainThread"].contains(node.arguments.first?.label?.text),
      let base = member.base,
      !["self", "super"].contains(base.trimmedDescription),
      // `UIView.perform(.delete, on: …)` is no sending of a selector.
      base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true
    else { return }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    edits.insert("\(ReservedNames.runtime).receiver(", at: object.byteRange.lowerBound)
    edits.insert(isChained(object) ? ")?" : ")", at: object.byteRange.upperBound)
  }

  /// Whether `?` stands in the chain of members and calls, as in `list?.first()`.
  private func isChained(_ object: ExprSyntax) -> Bool {
    if object.is(OptionalChainingExprSyntax.self) { return true }
    let base =
      object.as(MemberAccessExprSyntax.self)?.base
      ?? object.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? object.as(SubscriptCallExprSyntax.self)?.calledExpression
    return base.map(isChained) ?? false
  }
}

/// The members that a piece of code asks of a variable.
private final class MemberNames: SyntaxVisitor {
  private let variable: String
  private var names: [String] = []

  private init(_ variable: String) {
    self.variable = variable
    super.init(viewMode: .sourceAccurate)
  }

  static func of(_ variable: String, in code: Syntax) -> [String] {
    let visitor = MemberNames(variable)
    visitor.walk(code)
    return visitor.names
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.as(OptionalChainingExprSyntax.self)?.expression ?? node.base
    if base?.as(DeclReferenceExprSyntax.self)?.baseName.text == variable {
      names.append(node.declName.baseName.text)
    }
    return .visitChildren
  }
}
