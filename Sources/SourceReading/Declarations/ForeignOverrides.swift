// Members of extensions of the framework's classes that override what these classes have.

internal import Messages
internal import SwiftIfConfig
internal import SwiftSyntax

/// The members of one file's extensions that override the framework's, such as `bounds` in `extension UITextView {
/// override open var bounds: CGRect { didSet { … } } }`: Objective-C's runtime puts them in the place of the class's.
struct ForeignOverrides {
  /// The framework's class that each override changes, in the order of the text.
  let owners: [String]
  /// The names that the file was read with: those of later versions of iOS.
  let missing: Set<String>

  /// Finds the overrides, but for those that lowering takes out of the file since they are for later versions of iOS.
  init(in file: ParsedFile, missing: Set<String>) {
    self.missing = missing
    guard !file.overriddenNames.isEmpty else {
      owners = []
      return
    }
    let collector = Collector(file, missing: missing)
    collector.walk(file.tree)
    owners = collector.owners
  }

  /// The overrides of one extension whose members the framework's class lets be overridden. Of an extension with a
  /// `where` clause there are none: it changes some objects of the class and not others.
  static func members(
    of node: ExtensionDeclSyntax, in file: ParsedFile, missing: Set<String>
  ) -> [MemberBlockItemSyntax] {
    let owner = node.extendedType.trimmedDescription
    guard node.genericWhereClause == nil, FrameworkTable.superclasses[owner] != nil else {
      return []
    }
    return node.memberBlock.members.active(in: file).filter { member in
      guard let name = name(of: member.decl), isOverride(member.decl) else { return false }
      return FrameworkClasses.canOverride(name.text, of: owner)
        && !member.decl.isForLaterSystem(missing: missing)
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

  /// The name of the class that holds the override of that number in its file. No other module has the same.
  static func holder(_ number: Int, in file: ParsedFile) -> String {
    "__VitrineOverride_\(file.source.module.compiledName)_\(file.index)_\(number)"
  }

  private final class Collector: ActiveSyntaxVisitor {
    private(set) var owners: [String] = []
    private let file: ParsedFile
    private let missing: Set<String>

    init(_ file: ParsedFile, missing: Set<String>) {
      (self.file, self.missing) = (file, missing)
      super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard !DeclSyntax(node).isForLaterSystem(missing: missing) else { return .skipChildren }
      let owner = node.extendedType.trimmedDescription
      owners += ForeignOverrides.members(of: node, in: file, missing: missing).map { _ in owner }
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

extension MemberBlockItemListSyntax {
  /// The members that are compiled, those within conditions too.
  func active(in file: ParsedFile) -> [MemberBlockItemSyntax] {
    flatMap { member -> [MemberBlockItemSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
      guard case .decls(let members) = file.regions.activeClause(for: condition)?.elements else {
        return []
      }
      return members.active(in: file)
    }
  }
}
