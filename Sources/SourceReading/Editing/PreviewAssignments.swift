// The assignments in previews: `#Preview` and the types that provide previews.

internal import Messages
internal import SwiftIfConfig
internal import SwiftSyntax

/// An assignment to a property of a variable.
struct PreviewAssignment {
  /// The variable, as in `dial`.
  var root: String
  /// The property's name or key path, as in `layer.cornerRadius`.
  var property: String
  /// The class that the variable is made of; nil: nothing there says it.
  var className: String?
  var value: ValuePlace
}

/// Finds the assignments in a preview of a file.
enum PreviewAssignments {
  /// Those of the preview with a name, in their order; nil: there is no such preview.
  static func of(_ file: ParsedFile, _ name: ValueEdit.PreviewName) -> [PreviewAssignment]? {
    let previews = PreviewBodies(viewMode: .sourceAccurate, configuredRegions: file.regions)
    previews.walk(file.tree)
    let body = previews.found.first { preview in
      switch name {
      case .line(let line):
        let (first, last) = (
          file.place(ofByte: preview.node.byteRange.lowerBound).line,
          file.place(ofByte: preview.node.byteRange.upperBound).line
        )
        return (first...max(first, last)).contains(line)
      case .name(let name):
        let line = file.place(ofByte: preview.node.byteRange.lowerBound).line
        let own = preview.name ?? SourcePreview.name(ofLine: line)
        return own == name || name.hasPrefix(own + " (")
      }
    }
    guard let body else { return nil }
    let visitor = AssignmentVisitor(viewMode: .sourceAccurate)
    visitor.walk(body.node)
    return visitor.assignments
  }
}

/// Finds previews.
private final class PreviewBodies: ActiveSyntaxVisitor {
  private(set) var found: [(name: String?, node: Syntax)] = []

  private func take(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPreview else { return .visitChildren }
    found.append((node.arguments.previewName, Syntax(node)))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { take(node) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.inheritanceClause?.names.contains("PreviewProvider") == true else {
      return .visitChildren
    }
    found.append((node.name.text, Syntax(node)))
    return .skipChildren
  }
}

/// Finds variables with their classes, and assignments to their properties.
private final class AssignmentVisitor: SyntaxVisitor {
  private var classes: [String: String] = [:]
  private var found: [PreviewAssignment] = []

  /// Each with its variable's class.
  var assignments: [PreviewAssignment] {
    found.map { assignment in
      var assignment = assignment
      assignment.className = classes[assignment.root]
      return assignment
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression.trimmedDescription
      let made = callee.map { $0.hasSuffix(".init") ? String($0.dropLast(5)) : $0 }
      classes[name] =
        binding.typeAnnotation?.type.trimmedDescription
        ?? made.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      let path = Self.path(elements[0]), path.count > 1
    else { return .visitChildren }
    found.append(
      PreviewAssignment(
        root: path[0], property: path.dropFirst().joined(separator: "."), className: nil,
        value: ValuePlace(assigned: elements.dropFirst(2))))
    return .visitChildren
  }

  /// The names of `dial.layer.cornerRadius`; nil: it is anything else.
  private static func path(_ expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return path(optional.expression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return path(base).map { $0 + [member.declName.baseName.text] }
  }
}
