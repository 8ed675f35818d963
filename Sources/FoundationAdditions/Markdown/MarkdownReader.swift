// From Markdown's tree to a text whose attributes say what it is.

/// Gathers a text's words while a tree is walked.
struct MarkdownReader {
  private typealias Scope = AttributeScopes.FoundationAttributes

  private var text = AttributedString()
  private let options: AttributedString.MarkdownParsingOptions
  private let baseURL: URL?
  private var lastIdentity = 0
  /// What holds for the next word, and for those around what was entered.
  private var context = Context()
  private var outer: [Context] = []

  private struct Context {
    var block: PresentationIntent?
    var inline: InlinePresentationIntent = []
    var link: URL?
    var image: URL?
    /// The number of the next item, row or cell.
    var next = 0
  }

  /// Blocks in deeper ones than this are told as if they stood in it: nests of thousands, which nobody
  /// writes by hand, would take memory as their square.
  private static let deepest = 40

  static func text(
    of markdown: String, _ options: AttributedString.MarkdownParsingOptions, baseURL: URL?
  ) -> AttributedString {
    var reader = MarkdownReader(options: options, baseURL: baseURL)
    switch options.interpretedSyntax {
    case .full: MarkdownTree(document: markdown).walk { reader.take($0) }
    case .inlineOnly: MarkdownTree(inlines: markdown.withoutMargins).walk { reader.take($0) }
    case .inlineOnlyPreservingWhitespace: reader.readKeepingSpaces(markdown)
    }
    return reader.text
  }

  private init(options: AttributedString.MarkdownParsingOptions, baseURL: URL?) {
    (self.options, self.baseURL) = (options, baseURL)
  }

  /// The library drops spaces around a text and its lines, and line ends. So it sees the former not at all
  /// and the latter as form feeds, which are spaces to it.
  private mutating func readKeepingSpaces(_ markdown: String) {
    let body = markdown.drop(while: \.isWhitespace)
    let words = body.prefix(
      upTo: body.lastIndex { !$0.isWhitespace }.map(body.index(after:)) ?? body.startIndex)
    add(String(markdown[..<words.startIndex]))
    MarkdownTree(inlines: words.lineEndsAsFormFeeds).walk { take($0) }
    add(String(markdown[words.endIndex...]))
  }

  private var keepsSpaces: Bool { options.interpretedSyntax == .inlineOnlyPreservingWhitespace }

  private mutating func take(_ step: MarkdownTree.Step) {
    switch step {
    case .enters(let node): enter(node)
    case .leaves: context = outer.popLast() ?? Context()
    }
  }

  private mutating func enter(_ node: MarkdownNode) {
    let number = context.next
    context.next += 1
    outer.append(context)
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
    case .code(let code): add(keepsSpaces ? code.replacing("\u{C}", with: " ") : code, .code)
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
      context.block?.components.count ?? 0 < Self.deepest
    else { return }
    context.block = PresentationIntent(kind, identity: lastIdentity, parent: context.block)
  }

  private func url(_ address: String) -> URL? { URL(string: address, relativeTo: baseURL) }

  private func lines(_ words: String) -> String {
    keepsSpaces ? words.replacing("\u{C}", with: "\n") : words
  }

  /// Adds words as they are, meant as the context says and as `intent` does.
  private mutating func add(_ words: String, _ intent: InlinePresentationIntent = []) {
    let intent = context.inline.union(intent)
    var attributes = AttributeContainer()
    if !intent.isEmpty { attributes[Scope.InlinePresentationIntentAttribute.self] = intent }
    attributes[Scope.PresentationIntentAttribute.self] = context.block
    attributes[Scope.LinkAttribute.self] = context.link
    attributes[Scope.ImageURLAttribute.self] = context.image
    attributes[Scope.LanguageIdentifierAttribute.self] = options.languageCode
    text.append(AttributedString(words, attributes: attributes))
  }
}

extension MarkdownNode {
  /// The block that begins here; `number` is its place in what it is a part of.
  fileprivate func block(number: Int) -> PresentationIntent.Kind? {
    switch self {
    // Apple has no kind of block for HTML.
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
  /// Without spaces at the beginnings of lines, as a paragraph has none.
  fileprivate var withoutMargins: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
  }

  /// Form feeds for line ends, but for those behind a backslash, which are breaks.
  fileprivate var lineEndsAsFormFeeds: String {
    var (text, isEscaped) = ("", false)
    for character in self {
      text.append(character.isNewline ? (isEscaped ? "\n" : "\u{C}") : character)
      isEscaped = character == "\\" && !isEscaped
    }
    return text
  }
}
