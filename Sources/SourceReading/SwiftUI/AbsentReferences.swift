// References to declarations that are absent, in one piece of code.

internal import SwiftIfConfig
internal import SwiftSyntax

/// Finds out whether code names what is absent.
final class AbsentReferences: ActiveSyntaxVisitor {
  private let pass: SwiftUIPass
  private let skipsBodies: Bool
  /// The names that the code declares for itself: parameters and variables.
  private let locals: Set<String>
  private var isFound = false

  /// Whether a node names something absent. `skipsBodies`: without what stands in braces, and without values.
  static func exist(
    in node: (some SyntaxProtocol)?, _ pass: SwiftUIPass, skippingBodies: Bool = false,
    locals: Set<String> = []
  ) -> Bool {
    guard let node else { return false }
    let visitor = AbsentReferences(pass, skipsBodies: skippingBodies, locals: locals)
    visitor.walk(node)
    return visitor.isFound
  }

  private init(_ pass: SwiftUIPass, skipsBodies: Bool, locals: Set<String>) {
    self.pass = pass
    self.skipsBodies = skipsBodies
    self.locals = locals
    super.init(viewMode: .sourceAccurate, configuredRegions: pass.regions)
  }

  private func note(_ isAbsent: Bool) -> SyntaxVisitorContinueKind {
    if isAbsent { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }

  private var bodies: SyntaxVisitorContinueKind {
    skipsBodies || isFound ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { bodies }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { bodies }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { bodies }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { bodies }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(pass.isAbsentType(node.name.text, at: node))
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    note(pass.isAbsentMember(node.name.text, of: node.baseType.trimmedDescription))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return .visitChildren
      }
      let owner = ["self", "Self"].contains(base) ? node.ownerType : base
      return note(owner.map { pass.isAbsentMember(name, of: $0) } ?? false)
    }
    guard !locals.contains(name) else { return .visitChildren }
    return note(
      pass.isAbsentType(name, at: node) || pass.isAbsentValue(name)
        || node.ownerType.map { pass.isAbsentMember(name, of: $0) } ?? false)
  }
}

/// The names of parameters and variables in a piece of code.
final class LocalNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let visitor = LocalNames(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }
}
