// cmark-gfm's syntax tree of Markdown, walked without recursion.

internal import CMark
internal import Synchronization

/// The syntax tree of a Markdown text. It owns the nodes and frees them at its end.
@safe
struct MarkdownTree: ~Copyable {
  /// The document node; nil where the library fails.
  private let root: UnsafeMutablePointer<cmark_node>?

  /// The largest text in UTF-8 bytes: the library counts them in 32 bits and ends the process on overflow.
  static let maximumByteCount = 1 << 30

  /// A lock: cmark-gfm has one table of the extensions' special characters for all threads.
  private static let library = Mutex(())

  /// Parses a document: blocks and inlines.
  init(document text: String) {
    var text = text
    let extensions = ["autolink", "strikethrough"] + (text.hasQuadraticTables ? [] : ["table"])
    // SAFETY: the parser copies the bytes, which are valid for the length of the call.
    unsafe root = Self.parse(extensions) { parser in
      text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
        }
      }
    }
  }

  /// Parses inlines, as those of one paragraph.
  init(inlines text: String) {
    // As in documents; 0 would end the C string.
    let text = text.replacing("\0", with: "\u{FFFD}")
    // SAFETY: the parser copies the C string, which is valid for the length of the call.
    unsafe root = Self.parse(["autolink", "strikethrough"]) { parser in
      unsafe text.withCString { unsafe cmark_add_paragraph(parser, $0) }
    }
  }

  // SAFETY: the tree alone owns the nodes, and nothing keeps a pointer to them.
  deinit { unsafe cmark_node_free(root) }

  private static func parse(
    _ extensions: [String], _ fill: (UnsafeMutablePointer<cmark_parser>) -> Void
  ) -> UnsafeMutablePointer<cmark_node>? {
    // SAFETY: the lock is held for all of the library's global state; the parser is freed once, and the document that
    // it returns is owned by the caller.
    unsafe library.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      guard let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
      defer { unsafe cmark_parser_free(parser) }
      for name in extensions {
        unsafe cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
      }
      unsafe fill(parser)
      return unsafe cmark_parser_finish(parser)
    }
  }

  /// A step of a depth-first walk.
  enum Step {
    case enters(MarkdownNode)
    /// Leaves the node that was entered last and not left yet.
    case leaves
  }

  /// Visits all nodes depth first, in the order of the text.
  func walk(_ visit: (Step) -> Void) {
    // SAFETY: the iterator is freed once, and its nodes belong to this tree, which does not change meanwhile.
    guard let root = unsafe root, let iterator = unsafe cmark_iter_new(root) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else {
        return
      }
      guard event == CMARK_EVENT_ENTER else {
        visit(.leaves)
        continue
      }
      // SAFETY: as above.
      let read = unsafe MarkdownNode(node)
      visit(.enters(read))
      // The iterator has no exit event for nodes without children.
      if read.isLeaf { visit(.leaves) }
    }
  }
}

extension String {
  /// Whether the library would take too long to look for tables.
  ///
  /// Each line that may be a table's delimiter row makes it parse the paragraph so far again, so that many such lines
  /// take quadratic time (CVE-2023-22485). The limit of ten million bytes read again takes half a second.
  fileprivate var hasQuadraticTables: Bool {
    var (paragraph, rereads) = (0, 0)
    for line in utf8.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
      paragraph += line.count + 1
      if line.allSatisfy(\.isBlank) { paragraph = 0 }
      if line.contains(UInt8(ascii: "-")), line.allSatisfy(\.mayBeInDelimiterRow) {
        rereads += paragraph
      }
    }
    return rereads > 10_000_000
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var mayBeInDelimiterRow: Bool { isBlank || "|:->\u{B}\u{C}".utf8.contains(self) }
}
