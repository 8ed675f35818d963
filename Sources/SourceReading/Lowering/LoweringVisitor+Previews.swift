// Previews: `#Preview` becomes a function that returns the preview.

internal import Messages
internal import SwiftParser
internal import SwiftSyntax

extension LoweringVisitor {
  /// `#Preview("Name", traits: .portrait) { … }` becomes
  /// `func …() -> UIKit.Preview { UIKit.Preview("Name", traits: .portrait) { … } }`. One that stands in a type is left
  /// out: Xcode shows none there.
  func lowerPreview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    guard Syntax(node).isAtFileScope else {
      edits.blank(node.byteRange, of: file)
      return .skipChildren
    }
    let function = "__vitrine_preview_\(file.index)_\(edits.previews.count)"
    let start = node.pound.byteRange.lowerBound
    edits.previews.append(
      SourcePreview(
        name: node.arguments.previewName,
        traits: node.arguments.previewTraits.map(\.trimmedDescription),
        place: file.place(ofByte: start), function: function))
    edits.replace(
      start..<node.macroName.byteRange.upperBound, of: file,
      with: "@MainActor private func \(function)() -> UIKit.Preview { UIKit.Preview")
    edits.insert(" }", at: node.byteRange.upperBound)
    for trait in node.arguments.previewTraits where trait.isModifier { leaveOut(trait) }
    if let body = node.trailingClosure { returnLast(of: body) }
    return .visitChildren
  }

  /// Modifiers of previews are SwiftUI's.
  private func leaveOut(_ trait: ExprSyntax) {
    edits.remarks.append(
      SourceMessage(
        .warning, at: file.place(ofByte: trait.byteRange.lowerBound),
        "left out, for only SwiftUI has it: the preview's trait \(trait.trimmedDescription)"))
    edits.replace(trait.byteRange, of: file, with: ".defaultLayout")
  }

  /// A body of several statements may end with the view, without `return`.
  private func returnLast(of body: ClosureExprSyntax) {
    guard body.statements.count > 1, let last = body.statements.last,
      case .expr(let expression) = last.item, !ReturnStatements.exist(in: body)
    else { return }
    edits.insert("return ", at: expression.byteRange.lowerBound)
  }
}

extension FreestandingMacroExpansionSyntax {
  /// Whether the macro is `#Preview`.
  var isPreview: Bool { macroName.text == "Preview" }
}

extension LabeledExprListSyntax {
  /// The first argument, where it is a text without parts to compute.
  var previewName: String? {
    guard let first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The arguments from `traits:` to the next label.
  fileprivate var previewTraits: [ExprSyntax] {
    guard let start = firstIndex(where: { $0.label?.text == "traits" }) else { return [] }
    return [self[start].expression]
      + self[index(after: start)...].prefix { $0.label == nil }.map(\.expression)
  }
}

extension ExprSyntax {
  /// `.modifier(…)`, or with its type in front.
  fileprivate var isModifier: Bool {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?
      .declName.baseName.text == "modifier"
  }
}

extension Syntax {
  /// Whether nothing but `#if` is around the node.
  fileprivate var isAtFileScope: Bool {
    let around = sequence(first: self, next: \.parent).dropFirst()
    return around.allSatisfy { node in
      node.is(CodeBlockItemSyntax.self) || node.is(CodeBlockItemListSyntax.self)
        || node.is(SourceFileSyntax.self) || node.is(IfConfigDeclSyntax.self)
        || node.is(IfConfigClauseSyntax.self) || node.is(IfConfigClauseListSyntax.self)
    }
  }
}

/// Finds `return` in a closure, without those of functions and closures inside of it.
private final class ReturnStatements: SyntaxVisitor {
  private var isFound = false

  static func exist(in closure: ClosureExprSyntax) -> Bool {
    let visitor = ReturnStatements(viewMode: .sourceAccurate)
    visitor.walk(closure.statements)
    return visitor.isFound
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
