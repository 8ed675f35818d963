// The forms of literals: what they say, and whether they are any.

internal import PropertyForms
internal import SwiftParser
internal import SwiftSyntax

/// Reads literals.
struct Literals {
  /// The names of UIKit's colours.
  let colorNames: Set<String>
  let enumerations: Enumerations

  /// Calls that make a number, a text or a flag of another one.
  private static let conversions: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "CGFloat", "Double", "Float", "Bool", "String",
  ]

  /// The expression within parentheses, conversions and `!`.
  static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    {
      return unwrapped(element.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return unwrapped(forced.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil, call.trailingClosure == nil,
      conversions.contains(call.calledExpression.trimmedDescription)
    {
      return unwrapped(argument.expression)
    }
    if let cast = expression.as(SequenceExprSyntax.self), cast.elements.count == 3,
      let first = cast.elements.first,
      cast.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      return unwrapped(first)
    }
    return expression
  }

  // MARK: Numbers

  /// A number with its sign, as it is written; nil: it is no literal.
  static func number(_ expression: ExprSyntax) -> (isNegative: Bool, digits: String)? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return (false, literal.literal.text)
    }
    if let literal = expression.as(FloatLiteralExprSyntax.self) {
      return (false, literal.literal.text)
    }
    guard let prefixed = expression.as(PrefixOperatorExprSyntax.self),
      ["-", "+"].contains(prefixed.operator.text),
      let (isNegative, digits) = number(prefixed.expression), !isNegative
    else { return nil }
    return (prefixed.operator.text == "-", digits)
  }

  /// A literal's number; nil: it is none.
  static func value(_ expression: ExprSyntax) -> Double? {
    guard let (isNegative, digits) = number(unwrapped(expression)) else { return nil }
    return NumberNotation.value(digits).map { isNegative ? -$0 : $0 }
  }

  /// Whether an expression is made of literals, operators and parentheses alone.
  static func isConstant(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .binaryOperatorExpr,
      .nilLiteralExpr:
      true
    case .stringLiteralExpr(let literal): literal.representedLiteralValue != nil
    case .prefixOperatorExpr(let node): isConstant(node.expression)
    case .tupleExpr(let node):
      node.elements.allSatisfy { $0.label == nil && isConstant($0.expression) }
    case .sequenceExpr(let node): node.elements.allSatisfy(isConstant)
    case .functionCallExpr:
      if case let inner = unwrapped(expression), inner != expression {
        isConstant(inner)
      } else {
        false
      }
    default: false
    }
  }

  // MARK: Calls

  /// The arguments of a call of one of the functions, in the order of labels; nil: it is another call.
  static func arguments(
    _ expression: ExprSyntax, of functions: [String], labels: [String]
  ) -> [ExprSyntax]? {
    let (name, list): (String, LabeledExprListSyntax)
    if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
      (name, list) = (call.calledExpression.trimmedDescription, call.arguments)
    } else if let macro = expression.as(MacroExpansionExprSyntax.self) {
      (name, list) = ("#" + macro.macroName.text, macro.arguments)
    } else {
      return nil
    }
    guard functions.contains(name), list.map({ $0.label?.text ?? "_" }) == labels else {
      return nil
    }
    return list.map(\.expression)
  }

  /// `T`, `T.init` and `.init`.
  static func makers(_ type: String) -> [String] { [type, "\(type).init", ".init"] }

  /// The types of a kind's values, the labels of their parts, and the function that makes them of parts without labels.
  static let structures: [String: (type: String, labels: [String], function: String)] = [
    "point": ("CGPoint", ["x", "y"], "CGPointMake"),
    "size": ("CGSize", ["width", "height"], "CGSizeMake"),
    "insets": ("UIEdgeInsets", ["top", "left", "bottom", "right"], "UIEdgeInsetsMake"),
    "directionalInsets": (
      "NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"],
      "NSDirectionalEdgeInsetsMake"
    ),
    "rect": ("CGRect", ["x", "y", "width", "height"], "CGRectMake"),
    "range": ("NSRange", ["location", "length"], "NSMakeRange"),
  ]

  /// The parts of a point, size, rectangle or range; nil: they are not written one by one.
  static func parts(_ expression: ExprSyntax, kind: String) -> [ExprSyntax]? {
    guard let form = structures[kind] else { return nil }
    if let parts = arguments(expression, of: makers(form.type), labels: form.labels) {
      return parts
    }
    let bare = Array(repeating: "_", count: form.labels.count)
    if let parts = arguments(expression, of: [form.function], labels: bare) { return parts }
    return nil
  }

  /// The origin and the size of a rectangle that is made of these; nil: it is not.
  static func halves(_ expression: ExprSyntax) -> (origin: ExprSyntax, size: ExprSyntax)? {
    let halves = arguments(expression, of: makers("CGRect"), labels: ["origin", "size"])
    return halves.map { ($0[0], $0[1]) }
  }

  /// Whether it is `.zero`, `T.zero` or `T()`.
  static func isZero(_ expression: ExprSyntax, kind: String) -> Bool {
    guard let form = structures[kind] else { return false }
    if arguments(expression, of: makers(form.type), labels: []) != nil { return true }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text == "zero"
      && [nil, form.type].contains(member.base?.trimmedDescription)
  }

  // MARK: Texts

  /// The name of the image that a call looks up; nil: it is no such call.
  static func imageName(_ expression: ExprSyntax) -> StringLiteralExprSyntax? {
    let forms: [([String], String)] = [
      (makers("UIImage"), "named"), (makers("UIImage"), "imageLiteralResourceName"),
      (["#imageLiteral"], "resourceName"),
    ]
    for (functions, label) in forms {
      if let found = arguments(expression, of: functions, labels: [label])?.first {
        return found.as(StringLiteralExprSyntax.self)
      }
    }
    return nil
  }

  // MARK: Values

  /// The text that `--set` takes for the literal's value; nil: it is no literal of the kind.
  func text(_ place: ValuePlace, kind: String) -> String? {
    place.single.flatMap { text(Self.unwrapped($0), kind: kind) }
  }

  private func text(_ expression: ExprSyntax, kind: String) -> String? {
    if expression.is(NilLiteralExprSyntax.self) { return "nil" }
    if let found = enumerations.rawValue(of: expression) { return found }
    switch kind {
    case "boolean": return expression.as(BooleanLiteralExprSyntax.self)?.literal.text
    case "integer", "number": return Self.value(expression).map { ValueNotation.text($0) }
    case "string": return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    case "point", "size", "rect", "range", "insets", "directionalInsets":
      if Self.isZero(expression, kind: kind) {
        let count = Self.structures[kind]?.labels.count ?? 0
        return Array(repeating: "0", count: count).joined(separator: ",")
      }
      if kind == "rect", let (origin, size) = Self.halves(expression) {
        guard let first = text(origin, kind: "point"), let second = text(size, kind: "size") else {
          return nil
        }
        return "\(first),\(second)"
      }
      let values = Self.parts(expression, kind: kind)?.map { Self.value($0) }
      guard let values, !values.contains(nil) else { return nil }
      return values.compactMap { $0.map { ValueNotation.text($0) } }.joined(separator: ",")
    case "color": return ColorLiteral(expression, names: colorNames)?.text
    case "image": return Self.imageName(expression)?.representedLiteralValue
    case "font": return FontLiteral(expression)?.notation.text
    case "choice": return Self.caseName(expression)?.text
    case "options":
      return Self.members(expression).map { $0.isEmpty ? "none" : $0.joined(separator: ",") }
    default: return nil
    }
  }

  /// The names, and raw values, of `[.top, Edges.left, .init(rawValue: 8)]` and `.top`; nil: it is anything else.
  static func members(_ expression: ExprSyntax) -> [String]? {
    guard let array = expression.as(ArrayExprSyntax.self) else {
      return member(expression).map { [$0] }
    }
    let names = array.elements.map { member($0.expression) }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  private static func member(_ expression: ExprSyntax) -> String? {
    if let name = caseName(expression) { return name.text }
    guard let call = expression.as(FunctionCallExprSyntax.self), constructedType(call) != nil,
      call.arguments.count == 1, call.trailingClosure == nil,
      let argument = call.arguments.first, argument.label?.text == "rawValue",
      let (isNegative, digits) = number(unwrapped(argument.expression))
    else { return nil }
    return NumberNotation.whole(digits).map { (isNegative ? "-" : "") + String($0) }
  }

  /// The type that an option set's member is written with; empty: with none.
  static func memberType(_ expression: ExprSyntax) -> String {
    if let call = expression.as(FunctionCallExprSyntax.self) { return constructedType(call) ?? "" }
    return expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
  }

  /// The type of `Edges(…)` and `Edges.init(…)`, and that of `.init(…)`, which is empty; nil: something else is called.
  private static func constructedType(_ call: FunctionCallExprSyntax) -> String? {
    let callee = call.calledExpression.trimmedDescription
    let type = callee.hasSuffix(".init") ? String(callee.dropLast(".init".count)) : callee
    let isType = type.split(separator: ".").last?.first?.isUppercase == true && !type.contains("(")
    return isType || callee == ".init" ? type : nil
  }

  /// The name of `.round` and `Style.round`; nil: it is anything else.
  static func caseName(_ expression: ExprSyntax) -> TokenSyntax? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    if let base = member.base {
      let text = base.trimmedDescription
      guard text.first?.isUppercase == true, !text.contains("(") else { return nil }
    }
    return member.declName.baseName
  }
}
