// New values in the place of literals, each in the way of the literal that it replaces.

internal import PropertyForms
internal import SwiftParser
internal import SwiftSyntax

/// Edits literals of a file.
struct LiteralEditor {
  /// Why a value is not written.
  enum Refusal: Error, Hashable {
    /// There is something else than a literal.
    case notALiteral
    /// The text is no value of the kind; the allowed texts.
    case badValue(allowed: String)
    /// The property cannot hold no value.
    case notOptional
  }

  let file: ParsedFile
  let literals: Literals

  /// The edits that give a place the value; none where it has it.
  func edits(
    of place: ValuePlace, kind: String, to text: String
  ) throws(Refusal) -> [TextEdit] {
    let isNone = text == "nil" && (place.isOptional || kind != "string")
    if isNone, !place.isOptional { throw .notOptional }
    if !isNone, let allowed = ValueNotation.complaint(about: text, kind: kind) {
      throw .badValue(allowed: allowed)
    }
    guard let whole = place.single else { return try constant(place, kind: kind, to: text) }
    let old = Literals.unwrapped(whole)
    if let value = literals.text(place, kind: kind),
      ValueNotation.canonical(value, kind: kind) == ValueNotation.canonical(text, kind: kind)
    {
      return []
    }
    if isNone || old.is(NilLiteralExprSyntax.self) {
      guard old.is(NilLiteralExprSyntax.self) || isLiteral(old, kind: kind) else {
        throw .notALiteral
      }
      return [replacement(of: place.range, by: isNone ? "nil" : fresh(text, kind, at: place))]
    }
    if literals.enumerations.isRawValue(old) {
      guard
        let edit = literals.enumerations.edit(old, to: ValueNotation.canonical(text, kind: kind))
      else { throw .notALiteral }
      return [TextEdit(range: edit.token.byteRange, text: edit.name)]
    }
    return try edits(of: old, in: place, kind: kind, to: text)
  }

  /// An expression of several operands, all of which are literals.
  private func constant(
    _ place: ValuePlace, kind: String, to text: String
  ) throws(Refusal) -> [TextEdit] {
    guard ["number", "integer", "string", "boolean"].contains(kind),
      place.elements.allSatisfy(Literals.isConstant)
    else { throw .notALiteral }
    return [replacement(of: place.range, by: text == "nil" ? "nil" : fresh(text, kind, at: place))]
  }

  /// The value as an expression that nothing is known of but its type.
  private func fresh(_ text: String, _ kind: String, at place: ValuePlace) -> String {
    let isCore = place.plainType == "CGColor"
    return SwiftExpression.text(
      text, kind: kind, isLayer: isCore, isOptional: place.isOptional) ?? "nil"
  }

  /// Whether an expression is a literal of a kind.
  private func isLiteral(_ expression: ExprSyntax, kind: String) -> Bool {
    kind == "color"
      ? ColorLiteral(expression, names: literals.colorNames) != nil
      : literals.text(ValuePlace(expression, type: nil), kind: kind) != nil
        || Literals.isConstant(expression)
  }

  private func edits(
    of old: ExprSyntax, in place: ValuePlace, kind: String, to text: String
  ) throws(Refusal) -> [TextEdit] {
    switch kind {
    case "boolean":
      guard old.is(BooleanLiteralExprSyntax.self) else { throw .notALiteral }
      return [TextEdit(range: old.byteRange, text: ValueNotation.canonical(text, kind: kind))]
    case "integer", "number":
      guard let value = ValueNotation.number(text) else { throw .badValue(allowed: "a number") }
      return [try number(old, to: value)]
    case "string": return [try string(old, to: text)]
    case "point", "size", "rect", "range", "insets", "directionalInsets":
      return try parts(old, in: place, kind: kind, to: text)
    case "color": return try color(old, in: place, to: text)
    case "image":
      guard let literal = Literals.imageName(old) else { throw .notALiteral }
      return [try string(ExprSyntax(literal), to: text)]
    case "font": return try font(old, to: text)
    case "choice":
      guard let name = Literals.caseName(old) else { throw .notALiteral }
      return [TextEdit(range: name.byteRange, text: text)]
    case "options":
      guard Literals.members(old) != nil else { throw .notALiteral }
      return [TextEdit(range: old.byteRange, text: options(text, like: old))]
    default: throw .notALiteral
    }
  }

  /// The members in an array, each as the first one of the old value is written: with its type's name or without.
  private func options(_ text: String, like old: ExprSyntax) -> String {
    let first = old.as(ArrayExprSyntax.self)?.elements.first?.expression ?? old
    let type = Literals.memberType(first)
    let members = ValueNotation.options(text).map { ValueNotation.member($0, of: type) }
    if let member = members.first, members.count == 1, !old.is(ArrayExprSyntax.self) {
      return member
    }
    return "[\(members.joined(separator: ", "))]"
  }

  // MARK: Numbers

  private func number(_ expression: ExprSyntax, to value: Double) throws(Refusal) -> TextEdit {
    let old = Literals.unwrapped(expression)
    if let (_, digits) = Literals.number(old) {
      let isFloating =
        old.is(FloatLiteralExprSyntax.self)
        || old.as(PrefixOperatorExprSyntax.self)?.expression.is(FloatLiteralExprSyntax.self) == true
      let text = NumberNotation.text(value, like: digits, isFloating: isFloating)
      return replacement(of: old.byteRange, by: text)
    }
    guard Literals.isConstant(old) else { throw .notALiteral }
    return replacement(of: old.byteRange, by: ValueNotation.text(value))
  }

  /// Another text in the place of bytes. A minus behind an operator stands in parentheses: both would be one operator.
  private func replacement(of range: Range<Int>, by text: String) -> TextEdit {
    let before = range.lowerBound > 0 ? file.bytes[range.lowerBound - 1] : 0x20
    let isBehindOperator = "=+-*/%<>!&|^~?.".utf8.contains(before)
    let joins = isBehindOperator && (text.hasPrefix("-") || text.hasPrefix("."))
    return TextEdit(range: range, text: joins ? "(\(text))" : text)
  }

  private func parts(
    _ old: ExprSyntax, in place: ValuePlace, kind: String, to text: String
  ) throws(Refusal) -> [TextEdit] {
    if Literals.isZero(old, kind: kind) {
      return [replacement(of: old.byteRange, by: fresh(text, kind, at: place))]
    }
    let numbers = ValueNotation.numbers(text, kind: kind) ?? []
    if kind == "rect", let (origin, size) = Literals.halves(old) {
      let texts = [numbers.prefix(2), numbers.suffix(2)].map {
        $0.map { ValueNotation.text($0) }.joined(separator: ",")
      }
      return try edits(of: ValuePlace(origin, type: "CGPoint"), kind: "point", to: texts[0])
        + edits(of: ValuePlace(size, type: "CGSize"), kind: "size", to: texts[1])
    }
    guard let parts = Literals.parts(old, kind: kind), parts.count == numbers.count else {
      throw .notALiteral
    }
    var edits: [TextEdit] = []
    for (part, number) in zip(parts, numbers) where Literals.value(part) != number {
      edits.append(try self.number(part, to: number))
    }
    return edits
  }

  // MARK: Texts

  private func string(_ expression: ExprSyntax, to text: String) throws(Refusal) -> TextEdit {
    guard let old = expression.as(StringLiteralExprSyntax.self),
      old.representedLiteralValue != nil
    else {
      guard Literals.isConstant(expression) else { throw .notALiteral }
      return TextEdit(range: expression.byteRange, text: SwiftText.literal(text))
    }
    let pounds = old.openingPounds?.text.count ?? 0
    guard old.openingQuote.text == "\"\"\"" else {
      let raw = pounds > 0 ? SwiftText.raw(text, pounds: pounds) : nil
      return TextEdit(range: old.byteRange, text: raw ?? SwiftText.literal(text))
    }
    let written = file.text(old.byteRange)
    let last = written.unicodeScalars.reversed().prefix { $0 != "\n" }.reversed()
    return TextEdit(
      range: old.byteRange,
      text: SwiftText.lines(
        text,
        indentation: String(String.UnicodeScalarView(last.prefix { $0 == " " || $0 == "\t" })),
        lineEnd: written.utf8.contains(0x0D) ? "\r\n" : "\n", pounds: pounds))
  }

  // MARK: Colours

  private func color(
    _ old: ExprSyntax, in place: ValuePlace, to text: String
  ) throws(Refusal) -> [TextEdit] {
    guard let color = ColorLiteral(old, names: literals.colorNames) else { throw .notALiteral }
    if let catalog = ValueNotation.catalogColor(text) {
      return try catalogColor(catalog, in: place, inPlaceOf: color, isCore: Self.isCoreColor(old))
    }
    let canonical = ValueNotation.canonical(text, kind: "color")
    let isKnown = ValueNotation.components(canonical) != nil
    let faded = ValueNotation.fadedColor(canonical)
    guard isKnown || literals.colorNames.contains(faded?.name ?? text) else {
      throw .badValue(allowed: ValueNotation.colorTexts)
    }
    switch color.form {
    case .catalog, .fadedCatalog:
      // The lookup may fail, so that marks or another colour stand behind it.
      let suffix = Self.isCoreColor(old) ? ".cgColor" : ""
      let code = SwiftExpression.color(canonical, mark: "")
      return [TextEdit(range: place.range, text: code + suffix)]
    default: break
    }
    let whole = { (text: String) in
      let suffix = color.isCoreGraphics ? ".cgColor" : ""
      return [TextEdit(range: color.expression.byteRange, text: text + suffix)]
    }
    if let faded {
      if case .faded(let token, let alpha) = color.form, token.text == faded.name {
        return [try number(alpha, to: (faded.percent * 100).rounded() / 10_000)]
      }
      let isImplicit = color.expression.trimmedDescription.hasPrefix(".")
      let code = SwiftExpression.color(canonical, mark: "")
      return whole(isImplicit ? String(code.dropFirst("UIColor".count)) : code)
    }
    guard let bytes = ValueNotation.components(canonical) else {
      if case .name(let token) = color.form {
        return [TextEdit(range: token.byteRange, text: text)]
      }
      return whole("UIColor.\(text)")
    }
    switch color.form {
    case .name(let token):
      let name = ValueNotation.fixedColors.first { $0.text == canonical }?.name
      if let name { return [TextEdit(range: token.byteRange, text: name)] }
      return whole(SwiftExpression.color(canonical, mark: ""))
    case .components(let parts): return try components(parts, to: bytes)
    case .white(let parts) where bytes[0] == bytes[1] && bytes[1] == bytes[2]:
      return try components(parts, to: [bytes[0], bytes[3]])
    case .faded, .white, .catalog, .fadedCatalog, .other:
      return whole(SwiftExpression.color(canonical, mark: ""))
    }
  }

  /// A catalog's colour in the place of another one: the name alone where there is one, or the opacity, else a lookup,
  /// which is forced where the type does not say that it may fail.
  private func catalogColor(
    _ new: ValueNotation.CatalogColor, in place: ValuePlace, inPlaceOf color: ColorLiteral,
    isCore: Bool
  ) throws(Refusal) -> [TextEdit] {
    if case .catalog(let literal) = color.form, new.percent == nil {
      return [try string(ExprSyntax(literal), to: new.name)]
    }
    if case .fadedCatalog(let literal, let alpha) = color.form, let percent = new.percent {
      let name =
        literal.representedLiteralValue == new.name
        ? [] : [try string(ExprSyntax(literal), to: new.name)]
      return name + [try number(alpha, to: (percent * 100).rounded() / 10_000)]
    }
    let isForced = isCore || color.isCoreGraphics || place.type == nil || !place.isOptional
    let text = ValueNotation.text(ofCatalogColor: new.name, percent: new.percent)
    let code = SwiftExpression.color(text, mark: isForced ? "!" : new.percent == nil ? "" : "?")
    switch color.form {
    case .catalog, .fadedCatalog:
      return [TextEdit(range: place.range, text: code + (isCore ? ".cgColor" : ""))]
    default:
      return [
        TextEdit(
          range: color.expression.byteRange,
          text: code + (color.isCoreGraphics ? ".cgColor" : ""))
      ]
    }
  }

  /// Whether it is `.cgColor` of a colour.
  private static func isCoreColor(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "cgColor"
  }

  private func components(
    _ parts: [ExprSyntax], to bytes: [Int]
  ) throws(Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    for (part, byte) in zip(parts, bytes) {
      guard let component = ColorLiteral.Component(part) else { throw .notALiteral }
      if component.byte == byte { continue }
      let value = component.isOf255 ? Double(byte) : Double(SwiftExpression.fraction(byte))
      edits.append(try number(component.number, to: value ?? 0))
    }
    return edits
  }

  // MARK: Fonts

  private func font(_ old: ExprSyntax, to text: String) throws(Refusal) -> [TextEdit] {
    guard let font = FontLiteral(old), let new = FontNotation(text) else { throw .notALiteral }
    let hasFunction = FontNotation.functions[new.name] != nil || new.name.hasPrefix("Inter-")
    guard font.notation.name == new.name || (font.name != nil && !hasFunction) else {
      let base = old.trimmedDescription.hasPrefix(".") && hasFunction ? "" : "UIFont"
      return [replacement(of: old.byteRange, by: new.expression(of: base))]
    }
    var edits: [TextEdit] = []
    if let name = font.name, font.notation.name != new.name {
      edits.append(try string(ExprSyntax(name), to: new.name))
    }
    if font.notation.size != new.size, let size = ValueNotation.number(new.size) {
      edits.append(try number(font.size, to: size))
    }
    return edits
  }
}
