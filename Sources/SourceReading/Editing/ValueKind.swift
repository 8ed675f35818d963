// The kind of a value, by the declared type and by the literal.

internal import SwiftSyntax

/// Finds the kinds of values.
enum ValueKind {
  private static let types: [String: String] = [
    "Bool": "boolean", "Int": "integer", "Int8": "integer", "Int16": "integer",
    "Int32": "integer", "Int64": "integer", "UInt": "integer", "UInt8": "integer",
    "UInt16": "integer", "UInt32": "integer", "UInt64": "integer", "CGFloat": "number",
    "Double": "number", "Float": "number", "TimeInterval": "number", "String": "string",
    "CGPoint": "point", "CGSize": "size", "CGRect": "rect", "NSRange": "range",
    "UIEdgeInsets": "insets", "NSDirectionalEdgeInsets": "directionalInsets",
    "UIColor": "color", "CGColor": "color", "UIImage": "image", "UIFont": "font",
  ]

  /// `InspectableKind`'s word; nil: neither type nor literal say it.
  static func of(_ place: ValuePlace, _ literals: Literals) -> String? {
    if let type = place.plainType, let kind = types[type] { return kind }
    guard let expression = place.single else { return ofOperands(place) }
    return of(expression, literals, isAssignment: place.isAssignment)
  }

  private static func of(
    _ expression: ExprSyntax, _ literals: Literals, isAssignment: Bool
  ) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      if let kind = types[callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee] {
        return kind
      }
    }
    let inner = Literals.unwrapped(expression)
    if inner.is(BooleanLiteralExprSyntax.self) { return "boolean" }
    if inner.is(StringLiteralExprSyntax.self) { return "string" }
    if let (_, digits) = Literals.number(inner) {
      let isWhole = !digits.contains(".") && !digits.contains("e") || digits.hasPrefix("0x")
      return isWhole && !isAssignment ? "integer" : "number"
    }
    if let value = literals.enumerations.rawValue(of: inner) {
      return Int(value) == nil ? "string" : "integer"
    }
    if Literals.halves(inner) != nil { return "rect" }
    for kind in Literals.structures.keys.sorted() where Literals.parts(inner, kind: kind) != nil {
      return kind
    }
    if Literals.imageName(inner) != nil { return "image" }
    if FontLiteral(inner) != nil { return "font" }
    if ColorLiteral(inner, names: literals.colorNames) != nil { return "color" }
    if inner.is(ArrayExprSyntax.self) { return Literals.members(inner) == nil ? nil : "options" }
    return Literals.caseName(inner) == nil ? nil : "choice"
  }

  private static func ofOperands(_ place: ValuePlace) -> String? {
    if place.elements.contains(where: { $0.is(StringLiteralExprSyntax.self) }) { return "string" }
    let isConstant = place.elements.allSatisfy(Literals.isConstant)
    return isConstant ? "number" : nil
  }
}
