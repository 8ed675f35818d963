// One node of Markdown's tree, as a value.

internal import CMark

/// A block, or a word and what is meant by it.
enum MarkdownNode {
  /// Nothing of its own: a whole document, or what has no other case.
  case other
  case paragraph
  case header(level: Int)
  case blockQuote
  /// A list and the number of its first item; nil: not numbered.
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

  /// Whether it can hold no other.
  var isLeaf: Bool {
    switch self {
    case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .html: true
    default: false
    }
  }
}

extension MarkdownNode {
  init(_ node: UnsafeMutablePointer<cmark_node>) {
    let literal = { unsafe Self.string(cmark_node_get_literal(node)) }
    // Kinds that extensions add have numbers only at run time. All have names.
    switch unsafe Self.string(cmark_node_get_type_string(node)) {
    case "paragraph": self = .paragraph
    case "heading": self = .header(level: unsafe Int(cmark_node_get_heading_level(node)))
    case "block_quote": self = .blockQuote
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
    case "emph": self = .emphasized
    case "strong": self = .stronglyEmphasized
    case "strikethrough": self = .strikethrough
    case "link": self = .link(unsafe Self.string(cmark_node_get_url(node)))
    case "image": self = .image(unsafe Self.string(cmark_node_get_url(node)))
    default: self = .other
    }
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }

  private static func start(_ list: UnsafeMutablePointer<cmark_node>) -> Int? {
    guard unsafe cmark_node_get_list_type(list) == CMARK_ORDERED_LIST else { return nil }
    return unsafe Int(cmark_node_get_list_start(list))
  }

  /// The first word behind a fence.
  private static func language(_ code: UnsafeMutablePointer<cmark_node>) -> String? {
    unsafe string(cmark_node_get_fence_info(code)).split(whereSeparator: \.isWhitespace).first
      .map(String.init)
  }

  private static func columns(
    _ table: UnsafeMutablePointer<cmark_node>
  ) -> [PresentationIntent.TableColumn] {
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
