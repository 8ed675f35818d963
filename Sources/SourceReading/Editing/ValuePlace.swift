// The places of a source at which a value stands.

internal import Messages
internal import SwiftIfConfig
internal import SwiftSyntax

/// A value in a source, with what is known of its type.
struct ValuePlace {
  /// The parts of the expression: one, or operands and operators.
  var elements: [ExprSyntax]
  /// The type, as it is declared; nil: it is not.
  var type: String?
  /// Whether the value of an assignment: nothing here says its type.
  var isAssignment = false

  init(_ value: ExprSyntax, type: String?) {
    elements = value.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [value]
    self.type = type
  }

  init(assigned elements: some Sequence<ExprSyntax>) {
    self.elements = Array(elements)
    isAssignment = true
  }

  /// The bytes of the expression.
  var range: Range<Int> {
    let (first, last) = (elements.first?.byteRange, elements.last?.byteRange)
    return (first?.lowerBound ?? 0)..<(last?.upperBound ?? 0)
  }

  /// The one operand that is the value: without `as`, and without what `??` takes instead.
  var single: ExprSyntax? {
    guard elements.count > 1 else { return elements.first }
    let isFallback = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    return isFallback || elements[1].is(UnresolvedAsExprSyntax.self) ? elements[0] : nil
  }

  /// Whether it can hold no value.
  var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? isAssignment }

  /// The declared type without marks of optionals.
  var plainType: String? {
    type.map { String($0.prefix { $0 != "?" && $0 != "!" }) }
  }
}

/// A property with its initial value.
struct PropertyPlace {
  /// With the names of the types around it.
  var owner: String
  var name: String
  var isInspectable: Bool
  var binding: PatternBindingSyntax
  var type: TypeSyntax?
}

/// Finds the properties of a file's types, in active code.
final class PropertyPlaces: ActiveSyntaxVisitor {
  private(set) var found: [PropertyPlace] = []
  private var owners: [String] = []

  /// All properties of a file, in the order of declaration.
  static func of(_ file: ParsedFile) -> [PropertyPlace] {
    let visitor = PropertyPlaces(viewMode: .sourceAccurate, configuredRegions: file.regions)
    visitor.walk(file.tree)
    return visitor.found
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    owners.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !owners.isEmpty, !node.modifiers.isOfType else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      found.append(
        PropertyPlace(
          owner: owners.joined(separator: "."), name: name.filter { $0 != "`" },
          isInspectable: node.attributes.has("IBInspectable"), binding: binding,
          type: (binding.typeAnnotation ?? node.bindings.last?.typeAnnotation)?.type))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
