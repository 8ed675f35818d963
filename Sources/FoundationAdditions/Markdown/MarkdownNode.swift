// A node of a Markdown tree, as a value.

internal import CMark

/// A block or an inline of Markdown, with its contents where it has no child nodes.
enum MarkdownNode {
  /// A document, or a node of another kind.
  case other
  case paragraph
  case header(level: Int)
  case blockQuote
  /// A list with the number of its first item; nil for a bulleted list.
  case list(start: Int?)
  case listItem
  case codeBlock(language: String?, String)
  case htmlBlock(String)
  case thematicBreak
  case table([PresentationIntent.TableColumn])
  case tableHeaderRow
  case tableRow
  case tableCell
  case text(String)
  case softBreak
  case lineBreak
  case code(String)
  case html(String)
  case emphasized
  case stronglyEmphasized
  case strikethrough
  case link(String)
  case image(String)

  /// Whether nodes of this kind have no children.
  var isLeaf: Bool {
    switch self {
    case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .html: true
    default: false
    }
  }
}

extension MarkdownNode {
  /// Copies a node of cmark-gfm's tree.
  init(_ node: UnsafeMutablePointer<cmark_node>) {
    // SAFETY: the node is a valid one of the tree that is walked; its literal is copied.
    let literal = { unsafe Self.string(cmark_node_get_literal(node)) }
    // Kinds that extensions add have numbers only at run time. All have names.
    // SAFETY: as above.
    switch unsafe Self.string(cmark_node_get_type_string(node)) {
    case "paragraph": self = .paragraph
    case "heading": self = .header(level: unsafe Int(cmark_node_get_heading_level(node)))
    case "block_quote": self = .blockQuote
    // SAFETY: as above.
    case "list": self = .list(start: unsafe Self.start(node))
    case "item": self = .listItem
    case "code_block": self = .codeBlock(language: unsafe Self.language(node), literal())
    case "html_block": self = .htmlBlock(literal())
    case "thematic_break": self = .thematicBreak
    case "table": self = .table(unsafe Self.columns(node))
    case "table_header": self = .tableHeaderRow
    case "table_row": self = .tableRow
    case "table_cell": self = .tableCell
    case "text": self = .text(literal())
    case "softbreak": self = .softBreak
    case "linebreak": self = .lineBreak
    case "code": self = .code(literal())
    case "html_inline": self = .html(literal())
    // SAFETY: as above; the addresses of links are copied.
    case "emph": self = .emphasized
    case "strong": self = .stronglyEmphasized
    case "strikethrough": self = .strikethrough
    case "link": self = .link(unsafe Self.string(cmark_node_get_url(node)))
    case "image": self = .image(unsafe Self.string(cmark_node_get_url(node)))
    default: self = .other
    }
  }

  /// Copies a C string; empty for nil.
  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    // SAFETY: cmark-gfm's strings end with 0 and live as long as their node.
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }

  /// Returns the number of a numbered list's first item.
  private static func start(_ list: UnsafeMutablePointer<cmark_node>) -> Int? {
    // SAFETY: the node is a valid one of the tree that is walked.
    guard unsafe cmark_node_get_list_type(list) == CMARK_ORDERED_LIST else { return nil }
    return unsafe Int(cmark_node_get_list_start(list))
  }

  /// Returns the first word of a code fence's info string.
  private static func language(_ code: UnsafeMutablePointer<cmark_node>) -> String? {
    // SAFETY: the node is a valid one of the tree that is walked; the string is copied.
    unsafe string(cmark_node_get_fence_info(code)).split(whereSeparator: \.isWhitespace).first
      .map(String.init)
  }

  private static func columns(
    _ table: UnsafeMutablePointer<cmark_node>
  ) -> [PresentationIntent.TableColumn] {
    // SAFETY: a table node has an array with one alignment for each of its columns, which lives as long as the node.
    let count = unsafe Int(cmark_gfm_extensions_get_table_columns(table))
    let signs = unsafe UnsafeBufferPointer(
      start: cmark_gfm_extensions_get_table_alignments(table), count: count)
    return unsafe signs.map { sign in
      switch sign {
      case UInt8(ascii: "c"): .init(alignment: .center)
      case UInt8(ascii: "r"): .init(alignment: .right)
      default: .init(alignment: .left)
      }
    }
  }
}
