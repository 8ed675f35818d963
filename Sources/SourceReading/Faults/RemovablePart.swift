// The parts of a file without which the rest may compile.

internal import Messages
internal import SwiftSyntax

/// A statement, a body, a member, a conformance or a declaration at the top level that is no type.
struct RemovablePart {
  /// The code that stands for a part.
  private enum Substitute {
    /// A declaration is not there any more.
    case nothing
    /// A call that says that there was more; then a value is returned, if one is named.
    case skip(returning: String? = nil)
    /// A call that ends the program: no value to return is known.
    case stop
  }

  /// A part among those of its file: a body and the only statement in it may be the same bytes.
  struct ID: Hashable {
    let range: Range<Int>
    let name: String
  }

  /// Its bytes.
  let range: Range<Int>
  /// Of a conformance the clause that it is in.
  private(set) var clause: ConformanceClause?
  private let name: String
  private let substitute: Substitute

  var id: ID { ID(range: range, name: name) }

  /// The parts that a position is in, from the inside out.
  static func around(_ position: AbsolutePosition, in tree: SourceFileSyntax) -> [RemovablePart] {
    guard let token = tree.token(at: position) else { return [] }
    return sequence(first: Syntax(token), next: \.parent).compactMap(RemovablePart.init)
  }

  private init(_ range: Range<Int>, named name: String, as substitute: Substitute) {
    (self.range, self.name, self.substitute) = (range, name, substitute)
  }

  private init?(_ node: Syntax) {
    if let item = node.as(CodeBlockItemSyntax.self) {
      self.init(item)
    } else if let member = node.as(MemberBlockItemSyntax.self) {
      guard let name = member.decl.partName else { return nil }
      self.init(member.byteRange, named: name, as: .nothing)
    } else if let type = node.as(InheritedTypeSyntax.self) {
      self.init(type)
    } else if let body = node.as(CodeBlockSyntax.self) {
      guard let substitute = body.parent.flatMap(Self.substitute) else { return nil }
      self.init(
        from: body.leftBrace, to: body.rightBrace, named: "the body of \(body.ownerName)",
        as: substitute)
    } else if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
      let substitute = Self.substitute(forValueOf: block.propertyType)
      self.init(
        from: block.leftBrace, to: block.rightBrace, named: "the body of \(block.ownerName)",
        as: substitute)
    } else {
      return nil
    }
  }

  /// Code between braces.
  private init(
    from open: TokenSyntax, to close: TokenSyntax, named name: String, as substitute: Substitute
  ) {
    self.init(
      open.byteRange.upperBound..<close.byteRange.lowerBound, named: name, as: substitute)
  }

  /// A statement, or a declaration at the top level.
  private init?(_ item: CodeBlockItemSyntax) {
    if item.isInCode {
      guard !item.leaves, !item.isValueOfBody, !item.isInLoopByCondition else { return nil }
      self.init(item.item.byteRange, named: "a statement of \(item.ownerName)", as: .skip())
    } else if case .decl(let declaration) = item.item {
      guard !declaration.isTypeDeclaration, let name = declaration.partName else { return nil }
      self.init(item.byteRange, named: name, as: .nothing)
    } else {
      self.init(item.byteRange, named: "a statement", as: .nothing)
    }
  }

  /// A protocol that a type conforms to; of a class not the first type that it names, which may be its superclass. An
  /// extension goes as a whole with its only one.
  private init?(_ type: InheritedTypeSyntax) {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self), let owner = clause.parent,
      let index = list.index(of: type)
    else { return nil }
    if index == list.startIndex,
      owner.is(ClassDeclSyntax.self) || owner.is(ExtensionDeclSyntax.self) && list.count == 1
    {
      return nil
    }
    self.init(
      type.type.byteRange, named: "the conformance to \(type.type.trimmedDescription)",
      as: .nothing)
    self.clause = ConformanceClause(clause)
  }

  private static func substitute(ofBodyIn owner: Syntax) -> Substitute? {
    if let function = owner.as(FunctionDeclSyntax.self) {
      guard function.returnsValue else { return .skip() }
      return substitute(forValueOf: function.signature.returnClause?.type)
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      guard accessor.returnsValue else { return .skip() }
      let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
      return accessor.accessorSpecifier.text == "get"
        ? substitute(forValueOf: block?.propertyType) : .stop
    }
    if let initializer = owner.as(InitializerDeclSyntax.self) {
      return initializer.optionalMark == nil ? .stop : .skip(returning: "nil")
    }
    return owner.is(DeinitializerDeclSyntax.self) ? .skip() : nil
  }

  /// A value is returned of types that have an empty one, or a zero.
  private static func substitute(forValueOf type: TypeSyntax?) -> Substitute {
    guard let type, let value = type.emptyValue else { return .stop }
    return .skip(returning: value)
  }

  // MARK: Texts

  /// A sentence about what is left out, and why.
  func sentence(for fault: SourceMessage) -> String { "left out \(name): \(fault.text)" }

  /// The code that stands for the part; nil: there is none.
  func code(for fault: SourceMessage) -> String? {
    switch substitute {
    case .nothing: return nil
    case .skip(let value):
      let place = fault.place.map { "\($0.file):\($0.line): " } ?? ""
      let call = "\(ReservedNames.source).skip(\(StringLiteral.of(place + sentence(for: fault))))"
      return value.map { " \(call); return \($0) " } ?? " \(call) "
    case .stop: return " fatalError(\(StringLiteral.of(sentence(for: fault)))) "
    }
  }
}
