// Members of extensions of the framework's classes that override what these classes have.

internal import SwiftIfConfig
internal import SwiftSyntax

/// The members of one file's extensions that override the framework's, such as `bounds` in `extension UITextView {
/// override open var bounds: CGRect { didSet { … } } }`: Objective-C's runtime puts them in the place of the class's.
struct ForeignOverrides {
  /// The framework's class of each, in the order of the text.
  let owners: [String]

  init(in file: ParsedFile) {
    guard !file.overriddenNames.isEmpty else {
      owners = []
      return
    }
    let collector = Collector(viewMode: .sourceAccurate, configuredRegions: file.regions)
    collector.walk(file.tree)
    owners = collector.owners
  }

  /// Those of one extension that the framework's class lets be overridden. Extensions with conditions are not those of a
  /// class that is known by its name.
  static func members(of node: ExtensionDeclSyntax) -> [MemberBlockItemSyntax] {
    let owner = node.extendedType.trimmedDescription
    guard node.genericWhereClause == nil, FrameworkTable.superclasses[owner] != nil else {
      return []
    }
    return node.memberBlock.members.filter { member in
      guard let name = name(of: member.decl), isOverride(member.decl) else { return false }
      return FrameworkClasses.canOverride(name.text, of: owner)
    }
  }

  /// The name of a method or of a property.
  static func name(of member: DeclSyntax) -> TokenSyntax? {
    member.as(FunctionDeclSyntax.self)?.name
      ?? member.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier
  }

  private static func isOverride(_ member: DeclSyntax) -> Bool {
    member.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("override") == true
  }

  /// The name of the class that holds the override of that number in its file.
  static func holder(_ number: Int, in file: ParsedFile) -> String {
    "__VitrineOverride_\(file.index)_\(number)"
  }

  private final class Collector: ActiveSyntaxVisitor {
    private(set) var owners: [String] = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let owner = node.extendedType.trimmedDescription
      owners += ForeignOverrides.members(of: node).map { _ in owner }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
