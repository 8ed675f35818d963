// Removes branches for later versions of iOS: they never run, and name declarations that are missing here.

internal import SwiftSyntax

extension LoweringVisitor {
  /// `if #available(iOS 26, *) { … }`: the branch that can never be taken keeps its braces.
  func lowerAvailability(_ node: IfExprSyntax) {
    if let first = node.conditions.firstForLaterSystem {
      stop(first, of: node.conditions)
      drop(node.body)
    } else if node.conditions.count == 1, node.conditions.first?.isAlwaysTaken == true,
      case .codeBlock(let block) = node.elseBody
    {
      drop(block)
    }
  }

  /// `guard #available(iOS 26, *) else { … }`: what follows in the block can never run.
  func lowerAvailability(_ node: GuardStmtSyntax) {
    guard let first = node.conditions.firstForLaterSystem else { return }
    let kept = node.conditions.prefix { $0 != first }
    if kept.isEmpty {
      let start = node.guardKeyword.byteRange.lowerBound
      edits.replace(start..<node.elseKeyword.byteRange.upperBound, of: file, with: "do")
    } else {
      stop(first, of: node.conditions)
    }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self),
      let rest = items.drop(while: { $0 != item }).dropFirst().first, let last = items.last
    else { return }
    edits.blank(rest.byteRange.lowerBound..<last.byteRange.upperBound, of: file)
  }

  /// `#unavailable(iOS 26)` of a later version is true, which the compiler for Linux does not know.
  func lowerAvailability(_ node: AvailabilityConditionSyntax) {
    guard node.availabilityKeyword.tokenKind == .poundUnavailable,
      node.availabilityArguments.isForLaterSystem
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
  /// The first condition that asks for a later version.
  var firstForLaterSystem: ConditionElementSyntax? {
    first { element in
      guard case .availability(let condition) = element.condition else { return false }
      return condition.availabilityKeyword.tokenKind == .poundAvailable
        && condition.availabilityArguments.isForLaterSystem
    }
  }
}

extension ConditionElementSyntax {
  /// Whether it asks for the lack of a later version.
  fileprivate var isAlwaysTaken: Bool {
    guard case .availability(let condition) = condition else { return false }
    return condition.availabilityKeyword.tokenKind == .poundUnavailable
      && condition.availabilityArguments.isForLaterSystem
  }
}
