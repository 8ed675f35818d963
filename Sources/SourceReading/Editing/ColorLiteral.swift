// Colours as they are written in a source.

internal import PropertyForms
internal import SwiftParser
internal import SwiftSyntax

/// An expression that is a colour by literals and UIKit's names alone.
struct ColorLiteral {
  /// The form of the expression.
  enum Form {
    /// `.red` or `UIColor.red`.
    case name(TokenSyntax)
    /// `.red.withAlphaComponent(0.5)`: the name, and the number.
    case faded(TokenSyntax, ExprSyntax)
    /// Red, green, blue and alpha as arguments.
    case components([ExprSyntax])
    /// White and alpha as arguments.
    case white([ExprSyntax])
    /// The name in an asset catalog.
    case catalog(StringLiteralExprSyntax)
    /// `UIColor(named: "Brand")!.withAlphaComponent(0.5)`: the name in an asset catalog, and the number.
    case fadedCatalog(StringLiteralExprSyntax, ExprSyntax)
    /// Any other call of literals, such as by hue.
    case other
  }

  /// Without `.cgColor`.
  let expression: ExprSyntax
  let form: Form
  /// Whether the expression is made by `CGColor`.
  let isCoreGraphics: Bool

  /// Nil: the expression is anything else. `names`: of UIKit's colours.
  init?(_ whole: ExprSyntax, names: Set<String>) {
    var expression = Literals.unwrapped(whole)
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "cgColor", let base = member.base
    {
      expression = Literals.unwrapped(base.as(OptionalChainingExprSyntax.self)?.expression ?? base)
    }
    self.expression = expression
    let makers = Literals.makers("UIColor") + ["#colorLiteral"] + Literals.makers("CGColor")
    let labels = ["red", "green", "blue", "alpha"]
    isCoreGraphics = expression.trimmedDescription.hasPrefix("CGColor")
    if let name = Self.name(expression, among: names) {
      form = .name(name)
    } else if let (base, alpha) = Self.fading(expression), let name = Self.name(base, among: names)
    {
      form = .faded(name, alpha)
    } else if let (base, alpha) = Self.fading(expression), let name = Self.catalogName(base) {
      form = .fadedCatalog(name, alpha)
    } else if let name = Self.catalogName(expression) {
      form = .catalog(name)
    } else if let parts = Literals.arguments(expression, of: makers, labels: labels) {
      guard parts.allSatisfy({ Component($0) != nil }) else { return nil }
      form = .components(parts)
    } else if let parts = Literals.arguments(expression, of: makers, labels: ["white", "alpha"]) {
      guard parts.allSatisfy({ Component($0) != nil }) else { return nil }
      form = .white(parts)
    } else if Self.isOther(expression, names: names) {
      form = .other
    } else {
      return nil
    }
  }

  /// The name in `.red` or `UIColor.red`; nil for anything else.
  private static func name(_ expression: ExprSyntax, among names: Set<String>) -> TokenSyntax? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      [nil, "UIColor"].contains(member.base?.trimmedDescription),
      names.contains(member.declName.baseName.text)
    else { return nil }
    return member.declName.baseName
  }

  /// The literal in `UIColor(named: "Brand")`; nil for anything else.
  private static func catalogName(_ expression: ExprSyntax) -> StringLiteralExprSyntax? {
    let arguments = Literals.arguments(
      expression, of: Literals.makers("UIColor"), labels: ["named"])
    let name = arguments?.first?.as(StringLiteralExprSyntax.self)
    return name?.representedLiteralValue == nil ? nil : name
  }

  /// The colour that gets another opacity, without marks behind it, and the opacity; nil: the expression is no such call.
  private static func fading(
    _ expression: ExprSyntax
  ) -> (base: ExprSyntax, alpha: ExprSyntax)? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "withAlphaComponent",
      let base = member.base, let alpha = call.arguments.first?.expression,
      Literals.value(alpha) != nil
    else { return nil }
    return (Literals.unwrapped(base.as(OptionalChainingExprSyntax.self)?.expression ?? base), alpha)
  }

  private static func isOther(_ expression: ExprSyntax, names: Set<String>) -> Bool {
    let constant = { (parts: [ExprSyntax]) in parts.allSatisfy { Literals.isConstant($0) } }
    for labels in [
      ["hue", "saturation", "brightness", "alpha"], ["displayP3Red", "green", "blue", "alpha"],
      ["srgbRed", "green", "blue", "alpha"],
    ] {
      let makers = Literals.makers("UIColor") + Literals.makers("CGColor")
      if let parts = Literals.arguments(expression, of: makers, labels: labels) {
        return constant(parts)
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "withAlphaComponent",
      call.arguments.allSatisfy({ Literals.isConstant($0.expression) })
    else { return false }
    return ColorLiteral(base, names: names) != nil
  }

  /// As `--set` takes it; nil: only the code's own arithmetic says it.
  var text: String? {
    func byte(_ part: ExprSyntax) -> Int? { Component(part)?.byte }
    switch form {
    case .name(let name): return ValueNotation.canonical(name.text, kind: "color")
    case .faded(let name, let alpha):
      guard let alpha = Literals.value(alpha), (0...1).contains(alpha) else { return nil }
      let text = ValueNotation.text((name.text, (alpha * 10_000).rounded() / 100))
      return ValueNotation.canonical(text, kind: "color")
    case .components(let parts):
      let bytes = parts.compactMap(byte)
      return bytes.count == 4 ? ValueNotation.text(bytes) : nil
    case .white(let parts):
      guard let white = byte(parts[0]), let alpha = byte(parts[1]) else { return nil }
      return ValueNotation.text([white, white, white, alpha])
    case .catalog(let name):
      return name.representedLiteralValue.map { ValueNotation.text(ofCatalogColor: $0) }
    case .fadedCatalog(let name, let alpha):
      guard let name = name.representedLiteralValue, let alpha = Literals.value(alpha),
        (0...1).contains(alpha)
      else { return nil }
      let percent = (alpha * 10_000).rounded() / 100
      return ValueNotation.text(ofCatalogColor: name, percent: percent)
    case .other: return nil
    }
  }

  /// A component as it is written: a part of 1, or of 255 by a division.
  struct Component {
    /// The number that is written.
    let number: ExprSyntax
    /// Whether `/ 255` follows it.
    let isOf255: Bool
    /// Of 0 … 255.
    let byte: Int

    init?(_ expression: ExprSyntax) {
      let inner = Literals.unwrapped(expression)
      if let division = inner.as(SequenceExprSyntax.self) {
        let elements = Array(division.elements)
        guard elements.count == 3,
          elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "/",
          Literals.value(elements[2]) == 255, let value = Literals.value(elements[0])
        else { return nil }
        number = elements[0]
        isOf255 = true
        byte = Int(min(max(value, 0), 255).rounded())
      } else {
        guard let value = Literals.value(inner) else { return nil }
        number = inner
        isOf255 = false
        byte = Int((min(max(value, 0), 1) * 255).rounded())
      }
    }
  }
}

/// An expression that is a font by literals alone.
struct FontLiteral {
  let notation: FontNotation
  /// The literal of the size.
  let size: ExprSyntax
  /// The literal of the name; nil: the function says it.
  let name: StringLiteralExprSyntax?

  /// Nil: the expression is anything else.
  init?(_ expression: ExprSyntax) {
    let makers = Literals.makers("UIFont")
    if let parts = Literals.arguments(expression, of: makers, labels: ["name", "size"]),
      let literal = parts[0].as(StringLiteralExprSyntax.self),
      let name = literal.representedLiteralValue, let size = Literals.value(parts[1])
    {
      (self.size, self.name) = (parts[1], literal)
      notation = FontNotation(name: name, size: ValueNotation.text(size))
      return
    }
    for (name, function) in FontNotation.functions {
      let functions = [".\(function)", "UIFont.\(function)"]
      if let parts = Literals.arguments(expression, of: functions, labels: ["ofSize"]),
        let size = Literals.value(parts[0])
      {
        (self.size, self.name) = (parts[0], nil)
        notation = FontNotation(name: name, size: ValueNotation.text(size))
        return
      }
      if name == "system",
        let parts = Literals.arguments(expression, of: functions, labels: ["ofSize", "weight"]),
        let size = Literals.value(parts[0]), let weight = Literals.caseName(parts[1])
      {
        (self.size, self.name) = (parts[0], nil)
        let name = FontNotation.name(ofWeight: weight.text)
        notation = FontNotation(name: name, size: ValueNotation.text(size))
        return
      }
    }
    return nil
  }
}
