// Enumerations with raw values, whose cases stand for numbers and texts.

internal import PropertyForms
internal import SwiftParser
internal import SwiftSyntax

/// The enumerations of a file, by their names.
struct Enumerations {
  /// The cases with their raw values as `--set` takes them, in the order of declaration.
  private let cases: [String: [(name: String, text: String?)]]

  init(_ file: ParsedFile) {
    let visitor = EnumerationVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    cases = visitor.cases
  }

  /// The parts of `Style.round.rawValue`; nil: it is anything else.
  private func parts(_ expression: ExprSyntax) -> (type: String, name: TokenSyntax)? {
    guard let raw = expression.as(MemberAccessExprSyntax.self),
      raw.declName.baseName.text == "rawValue",
      let member = raw.base?.as(MemberAccessExprSyntax.self),
      let type = member.base?.trimmedDescription.split(separator: ".").last.map(String.init),
      cases[type] != nil
    else { return nil }
    return (type, member.declName.baseName)
  }

  /// The raw value of `Style.round.rawValue`; nil: it is anything else.
  func rawValue(of expression: ExprSyntax) -> String? {
    guard let (type, name) = parts(expression) else { return nil }
    return cases[type]?.first { $0.name == name.text }?.text
  }

  /// The name of the case in `Style.round.rawValue`, and the case's name that has another raw value; nil: it is
  /// anything else, or no case has the value.
  func edit(_ expression: ExprSyntax, to text: String) -> (token: TokenSyntax, name: String)? {
    guard let (type, token) = parts(expression),
      let found = cases[type]?.first(where: { $0.text == text })
    else { return nil }
    return (token, found.name)
  }

  /// Whether an expression is the raw value of a case of one of them.
  func isRawValue(_ expression: ExprSyntax) -> Bool { parts(expression) != nil }

  /// The names of the cases of the type that `.round` or `Style.round` is of; nil: it is none of the file's.
  func names(of place: ValuePlace) -> [String]? { cases(of: place)?.map(\.name) }

  /// The name of the case that a text names, or whose raw value it is; nil: there is none.
  func caseName(of place: ValuePlace, saying text: String) -> String? {
    let all = cases(of: place) ?? []
    return (all.first { $0.name == text } ?? all.first { $0.text == text })?.name
  }

  private func cases(of place: ValuePlace) -> [(name: String, text: String?)]? {
    guard let expression = place.single.map(Literals.unwrapped),
      expression.is(NilLiteralExprSyntax.self) || Literals.caseName(expression) != nil
    else { return nil }
    let base = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    let type = (base ?? place.plainType)?.split(separator: ".").last
    return type.flatMap { cases[String($0)] }
  }
}

private final class EnumerationVisitor: SyntaxVisitor {
  private(set) var cases: [String: [(name: String, text: String?)]] = [:]

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let raw = node.inheritanceClause?.names.first
    var next = 0
    var found: [(name: String, text: String?)] = []
    for member in node.memberBlock.members {
      guard let line = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in line.elements {
        let name = element.name.text.filter { $0 != "`" }
        var text: String?
        if let value = element.rawValue?.value {
          if let number = Literals.value(value) {
            text = ValueNotation.text(number)
            next = Int(exactly: number) ?? next
          } else {
            text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
          }
        } else if raw == "String" {
          text = name
        } else if raw?.contains("Int") == true {
          text = String(next)
        }
        next += 1
        found.append((name, text))
      }
    }
    cases[node.name.text] = found
    return .visitChildren
  }
}
