// Removes branches for later versions of iOS: they never run, and name declarations that are missing here.

internal import SwiftSyntax

extension LoweringVisitor {
  /// Whether it declares what no code for our version can use.
  func isForLaterSystem(_ node: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let declaration) = node.item else { return false }
    return declaration.isForLaterSystem(missing: index.missing)
  }

  /// `if #available(iOS 27, *) { … }`: the branch that can never be taken keeps its braces.
  func lowerAvailability(_ node: IfExprSyntax) {
    let later = node.conditions.firstForLaterSystem(
      guarding: [Syntax(node.conditions), Syntax(node.body)], missing: index.missing)
    if let first = later {
      stop(first, of: node.conditions)
      drop(node.body)
    } else if node.conditions.count == 1, case .codeBlock(let block) = node.elseBody,
      node.conditions.first?.isAlwaysTaken(guarding: block, missing: index.missing) == true
    {
      drop(block)
    }
  }

  /// `guard #available(iOS 27, *) else { … }`: what follows in the block can never run.
  func lowerAvailability(_ node: GuardStmtSyntax) {
    let after = node.statementsAfter
    let code = after.map { Syntax($0) } + [Syntax(node.conditions)]
    guard
      let first = node.conditions.firstForLaterSystem(guarding: code, missing: index.missing)
    else { return }
    let kept = node.conditions.prefix { $0 != first }
    if kept.isEmpty {
      let start = node.guardKeyword.byteRange.lowerBound
      edits.replace(start..<node.elseKeyword.byteRange.upperBound, of: file, with: "do")
    } else {
      stop(first, of: node.conditions)
    }
    guard let rest = after.first, let last = after.last else { return }
    edits.blank(rest.byteRange.lowerBound..<last.byteRange.upperBound, of: file)
  }

  /// `#unavailable(iOS 27)` of a later version is true, which the compiler for Linux does not know.
  func lowerAvailability(_ node: AvailabilityConditionSyntax) {
    guard node.availabilityKeyword.tokenKind == .poundUnavailable,
      node.availabilityArguments.isForLaterSystem(
        guarding: node.codeWhereAvailable, missing: index.missing)
    else { return }
    edits.replace(node.byteRange, of: file, with: "true")
  }

  /// Replaces the first failing condition and those after it by `false`.
  private func stop(_ first: ConditionElementSyntax, of conditions: ConditionElementListSyntax) {
    let range = first.byteRange.lowerBound..<conditions.byteRange.upperBound
    edits.replace(range, of: file, with: "false")
  }

  /// Replaces the statements by `fatalError()`, whose type `Never` fits wherever a branch may stand.
  private func drop(_ block: CodeBlockSyntax) {
    let statements = block.statements
    guard !statements.isEmpty else { return }
    edits.replace(statements.byteRange, of: file, with: "fatalError()")
  }
}

extension ConditionElementListSyntax {
  /// The first condition that asks for a later version, where the conditions guard `code`.
  func firstForLaterSystem(guarding code: [Syntax], missing: Set<String>) -> ConditionElementSyntax?
  {
    first { element in
      guard case .availability(let condition) = element.condition else { return false }
      return condition.availabilityKeyword.tokenKind == .poundAvailable
        && condition.availabilityArguments.isForLaterSystem(guarding: code, missing: missing)
    }
  }
}

extension ConditionElementSyntax {
  /// Whether it asks for the lack of a later version, where `block` is for that version.
  fileprivate func isAlwaysTaken(guarding block: CodeBlockSyntax, missing: Set<String>) -> Bool {
    guard case .availability(let condition) = condition else { return false }
    return condition.availabilityKeyword.tokenKind == .poundUnavailable
      && condition.availabilityArguments.isForLaterSystem(
        guarding: [Syntax(block)], missing: missing)
  }
}

extension AvailabilityConditionSyntax {
  /// The code that runs where `#unavailable` is false: the other branch, or what follows a `guard`.
  fileprivate var codeWhereAvailable: [Syntax] {
    let statement = parent?.parent?.parent
    if let branch = statement?.as(IfExprSyntax.self) {
      return branch.elseBody.map { [Syntax($0)] } ?? branch.statementsAfter.map { Syntax($0) }
    }
    if let check = statement?.as(GuardStmtSyntax.self) { return [Syntax(check.body)] }
    return []
  }
}

extension SyntaxProtocol {
  /// The statements behind this one in its block.
  fileprivate var statementsAfter: [CodeBlockItemSyntax] {
    var node = Syntax(self)
    while let parent = node.parent {
      if let item = node.as(CodeBlockItemSyntax.self),
        let items = parent.as(CodeBlockItemListSyntax.self)
      {
        return Array(items.drop { $0 != item }.dropFirst())
      }
      guard parent.is(CodeBlockItemSyntax.self) || parent.is(ExpressionStmtSyntax.self) else {
        return []
      }
      node = parent
    }
    return []
  }
}
