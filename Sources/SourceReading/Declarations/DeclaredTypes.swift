// The names of the types that files declare, and whether a name stands for one type alone.

internal import Messages
internal import SwiftSyntax

/// The types of a file or of a module, by their names without those around them.
struct DeclaredTypes {
  /// Classes, structures and enumerations without parameters.
  private(set) var plain: Set<String> = []
  /// Generic types, aliases, protocols and parameters: of a property whose type is written as one of these, the initial
  /// value may give the type.
  private(set) var open: Set<String> = []
  /// Changes with the types.
  private(set) var facts = ""

  /// The types in a file.
  init(in tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    (plain, open) = (collector.plain, collector.open)
  }

  /// The types in all files.
  init(of files: [ParsedFile]) {
    for file in files {
      plain.formUnion(file.types.plain)
      open.formUnion(file.types.open)
    }
    var fingerprint = Fingerprint()
    for list in [plain.sorted(), open.sorted()] {
      for name in list { fingerprint.add(name) }
      fingerprint.add("")
    }
    facts = fingerprint.name
  }

  /// Whether a name stands for one type, whatever a value of it is.
  func isWhole(_ name: String) -> Bool {
    if open.contains(name) { return false }
    return plain.contains(name) || Self.known.contains(name)
  }

  /// Types of the framework and of the toolchain that have no parameters.
  private static let known = Set(
    """
    Any AnyObject Bool CALayer CATransform3D CAGradientLayer CAShapeLayer CATextLayer CGAffineTransform CGColor CGFloat \
    CGImage CGMutablePath CGPath CGPoint CGRect CGSize CGVector Character Data Date DateComponents Double Float IndexPath \
    IndexSet Int Int16 Int32 Int64 Int8 Locale NSAttributedString NSMutableAttributedString NSNumber NSObject NSString \
    String Substring TimeInterval TimeZone UIBezierPath UIButton UIColor UIEdgeInsets UIFont UIImage UIImageView UIInt \
    UILabel UIScrollView UISlider UIStackView UISwitch UITextField UITextView UIView UInt UInt16 UInt32 UInt64 UInt8 \
    URL UUID Void
    """.split(separator: " ").map(String.init))

  private final class Collector: SyntaxVisitor {
    var plain: Set<String> = []
    var open: Set<String> = []

    private func note(
      _ name: TokenSyntax, _ parameters: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      if parameters == nil { plain.insert(name.plain) } else { open.insert(name.plain) }
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      open.insert(node.name.plain)
      return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      open.insert(node.name.plain)
      return .visitChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      open.insert(node.name.plain)
      return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      open.insert(node.name.plain)
      return .visitChildren
    }
  }
}
