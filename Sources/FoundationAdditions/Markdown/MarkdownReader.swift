// Conversion of a Markdown tree to an attributed string.

/// Builds an attributed string while a Markdown tree is walked.
struct MarkdownReader {
  private typealias Scope = AttributeScopes.FoundationAttributes

  private var text = AttributedString()
  private let options: AttributedString.MarkdownParsingOptions
  private let baseURL: URL?
  private var lastIdentity = 0
  /// The attributes of the next text, and those of the enclosing nodes.
  private var context = Context()
  private var enclosing: [Context] = []

  private struct Context {
    var block: PresentationIntent?
    var inline: InlinePresentationIntent = []
    var link: URL?
    var image: URL?
    /// The ordinal of the next item, row or cell.
    var next = 0
  }

  /// The largest depth of blocks; deeper ones count as part of their ancestor. The memory of nested blocks grows as the
  /// square of their depth.
  private static let maximumDepth = 40

  /// Returns the attributed string of a Markdown text.
  static func text(
    of markdown: String, _ options: AttributedString.MarkdownParsingOptions, baseURL: URL?
  ) -> AttributedString {
    var reader = MarkdownReader(options: options, baseURL: baseURL)
    switch options.interpretedSyntax {
    case .full: MarkdownTree(document: markdown).walk { reader.visit($0) }
    case .inlineOnly: MarkdownTree(inlines: markdown.withoutMargins).walk { reader.visit($0) }
    case .inlineOnlyPreservingWhitespace: reader.readPreservingWhitespace(markdown)
    }
    return reader.text
  }

  private init(options: AttributedString.MarkdownParsingOptions, baseURL: URL?) {
    (self.options, self.baseURL) = (options, baseURL)
  }

  /// Reads inlines with their white space. cmark-gfm drops spaces around a text, and line ends: it gets the text
  /// without the former and with form feeds, which it keeps, for the latter.
  private mutating func readPreservingWhitespace(_ markdown: String) {
    let body = markdown.drop(while: \.isWhitespace)
    let trimmed = body.prefix(
      upTo: body.lastIndex { !$0.isWhitespace }.map(body.index(after:)) ?? body.startIndex)
    add(String(markdown[..<trimmed.startIndex]))
    MarkdownTree(inlines: trimmed.lineEndsAsFormFeeds).walk { visit($0) }
    add(String(markdown[trimmed.endIndex...]))
  }

  private var preservesWhitespace: Bool {
    options.interpretedSyntax == .inlineOnlyPreservingWhitespace
  }

  private mutating func visit(_ step: MarkdownTree.Step) {
    switch step {
    case .enters(let node): enter(node)
    case .leaves: context = enclosing.popLast() ?? Context()
    }
  }

  private mutating func enter(_ node: MarkdownNode) {
    let number = context.next
    context.next += 1
    enclosing.append(context)
    context.next = 0
    if let kind = node.block(number: number) { open(kind) }
    switch node {
    case .list(let start): context.next = start ?? 1
    case .emphasized: context.inline.insert(.emphasized)
    case .stronglyEmphasized: context.inline.insert(.stronglyEmphasized)
    case .strikethrough: context.inline.insert(.strikethrough)
    case .link(let address): context.link = url(address) ?? context.link
    case .image(let address): context.image = context.image ?? url(address)
    case .text(let words): add(lines(words))
    case .code(let code):
      add(preservesWhitespace ? code.replacing("\u{C}", with: " ") : code, .code)
    case .html(let tag): add(lines(tag), .inlineHTML)
    case .codeBlock(_, let code): add(code)
    case .htmlBlock(let html): add(html, .blockHTML)
    case .thematicBreak: add("⸻")
    case .softBreak: add(" ", .softBreak)
    case .lineBreak: add("\n", .lineBreak)
    default: break
    }
  }

  private mutating func open(_ kind: PresentationIntent.Kind) {
    lastIdentity += 1
    guard options.interpretedSyntax == .full,
      context.block?.components.count ?? 0 < Self.maximumDepth
    else { return }
    context.block = PresentationIntent(kind, identity: lastIdentity, parent: context.block)
  }

  private func url(_ address: String) -> URL? { URL(string: address, relativeTo: baseURL) }

  private func lines(_ words: String) -> String {
    preservesWhitespace ? words.replacing("\u{C}", with: "\n") : words
  }

  /// Appends text with the attributes of the context, and with a further inline intent.
  private mutating func add(_ string: String, _ intent: InlinePresentationIntent = []) {
    let intent = context.inline.union(intent)
    var attributes = AttributeContainer()
    if !intent.isEmpty { attributes[Scope.InlinePresentationIntentAttribute.self] = intent }
    attributes[Scope.PresentationIntentAttribute.self] = context.block
    attributes[Scope.LinkAttribute.self] = context.link
    attributes[Scope.ImageURLAttribute.self] = context.image
    attributes[Scope.LanguageIdentifierAttribute.self] = options.languageCode
    text.append(AttributedString(string, attributes: attributes))
  }
}

extension MarkdownNode {
  /// The block that the node begins; nil for an inline. `number` is its ordinal in the enclosing block.
  fileprivate func block(number: Int) -> PresentationIntent.Kind? {
    switch self {
    // There is no kind of block for HTML.
    case .paragraph, .htmlBlock: .paragraph
    case .header(let level): .header(level: level)
    case .blockQuote: .blockQuote
    case .list(let start): start == nil ? .unorderedList : .orderedList
    case .listItem: .listItem(ordinal: number)
    case .codeBlock(let language, _): .codeBlock(languageHint: language)
    case .thematicBreak: .thematicBreak
    case .table(let columns): .table(columns: columns)
    case .tableHeaderRow: .tableHeaderRow
    case .tableRow: .tableRow(rowIndex: number)
    case .tableCell: .tableCell(columnIndex: number)
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at the starts of lines, as in a paragraph.
  fileprivate var withoutMargins: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
  }

  /// The text with form feeds for line ends, except after a backslash, which makes a hard line break.
  fileprivate var lineEndsAsFormFeeds: String {
    var (text, isEscaped) = ("", false)
    for character in self {
      text.append(character.isNewline ? (isEscaped ? "\n" : "\u{C}") : character)
      isEscaped = character == "\\" && !isEscaped
    }
    return text
  }
}
