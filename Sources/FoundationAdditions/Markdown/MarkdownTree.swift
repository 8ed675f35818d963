// What cmark-gfm makes of Markdown: a tree, walked without recursion.

internal import CMark
internal import Synchronization

/// Owns the nodes of one text.
@safe
struct MarkdownTree: ~Copyable {
  /// Nil where the library gives none.
  private let root: UnsafeMutablePointer<cmark_node>?

  /// The library counts bytes in 32 bits and ends the process where they do not do.
  static let mostBytes = 1 << 30

  /// cmark-gfm keeps the characters that extensions look for in one table for all threads.
  private static let library = Mutex(())

  /// All of a text: its blocks and their words.
  init(document text: String) {
    var text = text
    let extensions = ["autolink", "strikethrough"] + (text.hasTableBomb ? [] : ["table"])
    unsafe root = Self.parse(extensions) { parser in
      text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
        }
      }
    }
  }

  /// The words of a text, as if it were one paragraph.
  init(inlines text: String) {
    // As in documents. To C it would be the end.
    let text = text.replacing("\0", with: "\u{FFFD}")
    unsafe root = Self.parse(["autolink", "strikethrough"]) { parser in
      unsafe text.withCString { unsafe cmark_add_paragraph(parser, $0) }
    }
  }

  deinit { unsafe cmark_node_free(root) }

  private static func parse(
    _ extensions: [String], _ fill: (UnsafeMutablePointer<cmark_parser>) -> Void
  ) -> UnsafeMutablePointer<cmark_node>? {
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

  /// What a walk comes by, from the first word to the last.
  enum Step {
    case enters(MarkdownNode)
    /// Of what was entered and not yet left, the last.
    case leaves
  }

  func walk(_ visit: (Step) -> Void) {
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
      let read = unsafe MarkdownNode(node)
      visit(.enters(read))
      // The library does not leave what holds nothing.
      if read.isLeaf { visit(.leaves) }
    }
  }
}

extension String {
  /// Whether the library would take minutes to look for tables.
  ///
  /// Each line that may be the one below a table's head makes it read the paragraph so far anew, so that it
  /// takes time as the square of a text of such lines (CVE-2023-22485). Ten million bytes take half a second.
  fileprivate var hasTableBomb: Bool {
    var (paragraph, rereads) = (0, 0)
    for line in utf8.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
      paragraph += line.count + 1
      if line.allSatisfy(\.isBlank) { paragraph = 0 }
      if line.contains(UInt8(ascii: "-")), line.allSatisfy(\.mayUnderlineHead) {
        rereads += paragraph
      }
    }
    return rereads > 10_000_000
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var mayUnderlineHead: Bool { isBlank || "|:->\u{B}\u{C}".utf8.contains(self) }
}
