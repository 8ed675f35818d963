// `#selector`, `#keyPath` and keys: names at run time.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `#selector(tap(_:))` is `Selector("tap:")`. Where the text does not give the parameters of a
  /// framework's method, the compiler is asked; so it is whether a method exists that the module does not declare.
  func lowerSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    if let method = frameworkMethod(argument) {
      let name = method.split(separator: ".").last.map(String.init) ?? method
      edits.selectors.formUnion([name, name + ":"])
      return ask(
        node, argument: argument, begin: "selector(\(StringLiteral.of(name)), ", method: method)
    }
    let name = selectorName(argument)
    edits.selectors.insert(name)
    if let method = undeclaredMethod(argument) {
      return ask(
        node, argument: argument, begin: "checkedSelector(\(StringLiteral.of(name)), ",
        method: method)
    }
    edits.replace(
      node.byteRange, of: file, with: "Selector(\(StringLiteral.of(name)))")
  }

  /// Has the compiler look for a method. The user's text stays in its place, for the messages.
  private func ask(
    _ node: MacroExpansionExprSyntax, argument: LabeledExprSyntax, begin: String,
    method: String
  ) {
    let call = "\(ReservedNames.runtime)." + begin
    let written = argument.expression.trimmedDescription
    guard method.hasSuffix(written), let end = node.rightParen else {
      return edits.replace(node.byteRange, of: file, with: "\(call)\(method))")
    }
    let kept = argument.expression.byteRange
    edits.replace(
      node.byteRange.lowerBound..<kept.lowerBound, of: file,
      with: call + method.dropLast(written.count))
    if kept.upperBound < end.byteRange.lowerBound {
      edits.blank(kept.upperBound..<end.byteRange.lowerBound, of: file)
    }
  }

  /// `Dial.turn(to:)` where a selector names a method of the class around it with its labels and the module
  /// declares none: the framework's, or a mistake.
  private func undeclaredMethod(_ argument: LabeledExprSyntax) -> String? {
    guard argument.label == nil,
      let name = argument.expression.as(DeclReferenceExprSyntax.self),
      let labels = name.argumentNames?.arguments.map(\.name.text), !labels.isEmpty,
      let owner = TypeAround.name(of: argument), index.record(owner) != nil,
      index.method(name.baseName.text, labels: labels, in: owner) == nil
    else { return nil }
    return "\(owner).\(name.trimmedDescription)"
  }

  /// `UIView.setNeedsLayout` where a selector names a method without labels that the module does not
  /// declare.
  private func frameworkMethod(_ argument: LabeledExprSyntax) -> String? {
    let expression = Self.withoutCast(argument.expression)
    let access = expression.as(MemberAccessExprSyntax.self)
    guard argument.label == nil,
      let name = access?.declName ?? expression.as(DeclReferenceExprSyntax.self),
      name.argumentNames?.arguments.isEmpty ?? true,
      let owner = owner(of: access?.base, at: argument),
      index.method(name.baseName.text, labels: nil, in: owner) == nil
    else { return nil }
    return "\(owner).\(name.baseName.text)"
  }

  /// `Selector("tap:")` names a method too.
  func noteSelector(_ node: FunctionCallExprSyntax) {
    let makers = ["Selector", "NSSelectorFromString"]
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      makers.contains(called.baseName.text), let argument = node.arguments.first?.expression
    else { return }
    let text = argument.trimmedDescription.trimmingPrefix("(").trimmingPrefix("\"")
    edits.selectors.insert(String(text.prefix { $0 != "\"" }))
  }

  /// `#keyPath(CALayer.cornerRadius)` is `"cornerRadius"`, `#keyPath(CALayer.isHidden)` is `"hidden"`.
  func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
    let path = node.arguments.map(\.expression.trimmedDescription).joined()
    let parts = path.split(separator: ".").map(String.init)
    let components = parts.drop { $0.first?.isUppercase == true }
    edits.keys.formUnion(components)
    let owner = parts.dropLast(components.count).last
    let isFrameworks = owner.map { index.record($0) == nil } ?? false
    let keys = components.map { component in
      isFrameworks || !index.declaresProperty(component)
        ? SelectorName.key(ofProperty: component) : component
    }
    edits.replace(
      node.byteRange, of: file, with: StringLiteral.of(keys.joined(separator: ".")))
  }

  /// `setValue(1, forKey: "angle")` names a property.
  func noteKeys(_ node: FunctionCallExprSyntax) {
    for argument in node.arguments where ["forKey", "forKeyPath"].contains(argument.label?.text) {
      guard let text = argument.expression.as(StringLiteralExprSyntax.self)?.segments else {
        continue
      }
      edits.keys.formUnion(text.trimmedDescription.split(separator: ".").map(String.init))
    }
  }

  private func selectorName(_ argument: LabeledExprSyntax) -> String {
    let expression = Self.withoutCast(argument.expression)
    let access = expression.as(MemberAccessExprSyntax.self)
    guard let name = access?.declName ?? expression.as(DeclReferenceExprSyntax.self) else {
      return argument.expression.trimmedDescription
    }
    let base = name.baseName.text
    switch argument.label?.text {
    case "getter": return base
    case "setter": return "set" + base.prefix(1).uppercased() + base.dropFirst() + ":"
    default: return selector(of: name, in: owner(of: access?.base, at: argument))
    }
  }

  /// `tap as () -> Void` is `tap`.
  private static func withoutCast(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return withoutCast(only.expression)
    }
    return expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
  }

  private func selector(of name: DeclReferenceExprSyntax, in owner: String?) -> String {
    let base = name.baseName.text
    let labels = name.argumentNames?.arguments.map(\.name.text)
    if let method = index.method(base, labels: labels, in: owner) { return method.selector }
    return SelectorName.of(base, labels: labels ?? [])
  }

  /// The type that a selector's method is looked up in: the one it names, else the one around it.
  private func owner(of base: ExprSyntax?, at node: some SyntaxProtocol) -> String? {
    guard let name = base?.trimmedDescription, name.first?.isUppercase == true, name != "Self"
    else {
      return TypeAround.name(of: node)
    }
    return name
  }
}
