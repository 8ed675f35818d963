// Markdown: inline intents, links and blocks.

import Foundation
import FoundationAdditions
import TestSupport
import Testing

@Suite struct MarkdownTests {
  /// The runs of a text with marks for their intents.
  private func inlines(_ markdown: String) throws -> [String] {
    let text = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: .inlineOnly))
    return text.runs.map { run in
      let signs: [(InlinePresentationIntent, String)] = [
        (.emphasized, "i"), (.stronglyEmphasized, "b"), (.code, "c"), (.strikethrough, "s"),
        (.softBreak, "~"), (.lineBreak, "/"), (.inlineHTML, "<"),
      ]
      let intent = run.inlinePresentationIntent ?? []
      let mark = signs.filter { intent.contains($0.0) }.map(\.1).joined()
      let link =
        (run.link.map { "→" + $0.absoluteString } ?? "")
        + (run.imageURL.map { "▣" + $0.absoluteString } ?? "")
      return mark + "|" + String(text[run.range].characters) + link
    }
  }

  @Test(arguments: [
    ("plain", ["|plain"]),
    (
      "a **b** *c* ***d*** `e*` ~~f~~",
      ["|a ", "b|b", "| ", "i|c", "| ", "ib|d", "| ", "c|e*", "| ", "s|f"]
    ),
    ("**a *b* c**", ["b|a ", "ib|b", "b| c"]),
    ("snake_case_name and _so_", ["|snake_case_name and ", "i|so"]),
    ("2 * 3 * 4 **x", ["|2 * 3 * 4 **x"]),
    (#"\*no\* \q"#, [#"|*no* \q"#]),
    ("[a *b*](https://x.org \"t\")!", ["|a →https://x.org", "i|b→https://x.org", "|!"]),
    (
      "see https://x.org/a_(b). Or <mailto:a@b.c>",
      [
        "|see ", "|https://x.org/a_(b)→https://x.org/a_(b)", "|. Or ", "|mailto:a@b.c→mailto:a@b.c",
      ]
    ),
    ("[not a link] (x)", ["|[not a link] (x)"]),
    ("a\nb  \nc\\\nd", ["|a", "~| ", "|b", "/|\n", "|c", "/|\n", "|d"]),
    ("&lt;&amp;&#65; & &no", ["|<&A & &no"]),
    ("x<b>y</b> < z", ["|x", "<|<b>", "|y", "<|</b>", "| < z"]),
    ("``a ` b``", ["c|a ` b"]),
    ("~a~ ~~*b*~~ ~~~c~~~", ["s|a", "| ", "is|b", "| ~~~c~~~"]),
    (
      "www.x.org a@b.org <https://x.org?a=1>",
      [
        "|www.x.org→http://www.x.org", "| ", "|a@b.org→mailto:a@b.org", "| ",
        "|https://x.org?a=1→https://x.org?a=1",
      ]
    ),
    (
      "![*a* b](i.png) [![c](j.png)](https://x.org) ![](k.png)",
      ["i|a▣i.png", "| b▣i.png", "| ", "|c→https://x.org▣j.png", "| "]
    ),
    ("&auml;&#x1F600;&NotEqualTilde;", ["|ä😀≂̸"]),
    (
      "# a\n> b\n- c\n1. d\n\n    e\n---\n<p>",
      [
        "|# a", "~| ", "|> b", "~| ", "|- c", "~| ", "|1. d", "~|  ", "|e", "~| ", "|---", "~| ",
        "<|<p>",
      ]
    ),
    (
      "a|b\n-|-\n[c]\n\n[c]: d",
      ["|a|b", "~| ", "|-|-", "~| ", "|[c]", "~|  ", "|[c]: d"]
    ),
    ("a\0b", ["|a\u{FFFD}b"]),
    ("^[a](inflect: true)", ["|^[a](inflect: true)"]),
  ])
  func `delimiters make inline intents`(markdown: String, runs: [String]) throws {
    #expect(try inlines(markdown) == runs)
  }

  /// The kinds of blocks from the outermost on, and their text.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self]
      .map { intent, range in
        let kinds = (intent?.components ?? []).reversed().map { "\($0.kind)" }
        return kinds.joined(separator: " ") + ": " + String(text[range].characters)
      }
  }

  @Test(arguments: [
    ("# One #\n\nTwo\nlines", ["header(level: 1): One", "paragraph: Two lines"]),
    ("Head\n---\ntext", ["header(level: 2): Head", "paragraph: text"]),
    (
      "- a\n- b",
      [
        "unorderedList listItem(ordinal: 1) paragraph: a",
        "unorderedList listItem(ordinal: 2) paragraph: b",
      ]
    ),
    (
      "3. a\n   - b",
      [
        "orderedList listItem(ordinal: 3) paragraph: a",
        "orderedList listItem(ordinal: 3) unorderedList listItem(ordinal: 1) paragraph: b",
      ]
    ),
    ("> a\nb\n\nc", ["blockQuote paragraph: a b", "paragraph: c"]),
    (
      "```swift\nlet a = *1*\n```",
      [
        #"codeBlock(languageHint: Optional("swift")): let a = *1*"# + "\n"
      ]
    ),
    ("    code", ["codeBlock(languageHint: nil): code\n"]),
    ("a\n\n***\n\nb", ["paragraph: a", "thematicBreak: ⸻", "paragraph: b"]),
    ("[a]\n\n[a]: https://x.org", ["paragraph: a"]),
    (
      "- a\n\n  b\n* c",
      [
        "unorderedList listItem(ordinal: 1) paragraph: a",
        "unorderedList listItem(ordinal: 1) paragraph: b",
        "unorderedList listItem(ordinal: 1) paragraph: c",
      ]
    ),
    (
      "a\n\n<div>\n*b*\n</div>\n\nc",
      [
        "paragraph: a", "paragraph: <div>\n*b*\n</div>\n", "paragraph: c",
      ]
    ),
    ("~~~\n~~~\n\n# [b](c)", ["header(level: 1): b"]),
  ])
  func `blocks have presentation intents`(markdown: String, expected: [String]) throws {
    #expect(try blocks(markdown) == expected)
  }

  @Test func `cells of a table have their column and row`() throws {
    let cells = try blocks("| a | b |\n|:-:|--:|\n| 1 | **2** |")
    #expect(cells.count == 4)
    #expect(cells[0].contains("tableHeaderRow tableCell(columnIndex: 0): a"))
    #expect(cells[3].contains("tableRow(rowIndex: 1) tableCell(columnIndex: 1): 2"))
    #expect(cells[0].contains("center") && cells[0].contains("right"))
  }

  @Test func `a table's rows are numbered from one, its cells and columns from zero`() throws {
    let text = try AttributedString(
      markdown: "x\n\na | b | c\n:- | - | -:\n1 | [2](u) | `|`\n3\n\ny")
    let intents = text.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    let columns = [.left, .left, .right].map {
      PresentationIntent.TableColumn(alignment: $0)
    }
    #expect(intents.first == [.paragraph] && intents.last == [.paragraph])
    #expect(intents[1] == [.tableCell(columnIndex: 0), .tableHeaderRow, .table(columns: columns)])
    #expect(
      intents[5] == [
        .tableCell(columnIndex: 1), .tableRow(rowIndex: 1), .table(columns: columns),
      ])
    #expect(intents.contains { $0.contains(.tableRow(rowIndex: 2)) })
    let rows = text.runs.compactMap { run in
      run.presentationIntent?.components.first { $0.kind == .tableHeaderRow }?.identity
    }
    #expect(rows.count == 3 && Set(rows).count == 1)
  }

  @Test func `HTML has an intent of its own, and is not changed`() throws {
    let text = try AttributedString(markdown: "<!-- a\n\nb -->\n\nc <i x='>'>")
    #expect(text.runs.map(\.inlinePresentationIntent) == [.blockHTML, nil, .inlineHTML])
    #expect(String(text.characters) == "<!-- a\n\nb -->\nc <i x='>'>")
  }

  @Test(arguments: [
    ("  a\r\n\n  b [c](d)\t\n", "  a\n\n  b c\t\n"), ("a  \nb\\\nc\\\\\nd", "a  \nb\nc\\\nd"),
    ("# a\n\n- b", "# a\n\n- b"), ("`a\nb` <i\nj>", "a b <i\nj>"), (" \n ", " \n "), ("", ""),
    ("*a*\n*b*", "a\nb"),
  ])
  func `white space is preserved if the options say so`(markdown: String, expected: String) throws {
    let text = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: URL(string: "https://x.org/e/"))
    #expect(String(text.characters) == expected)
    #expect(text.runs.allSatisfy { $0.presentationIntent == nil })
    let links = text.runs.compactMap(\.link?.absoluteString)
    #expect(links == (markdown.contains("(d)") ? ["https://x.org/e/d"] : []))
  }

  @Test func `data that is not UTF-8 throws, and the language holds for all of the text`() throws {
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xFD])) }
    let text = try AttributedString(markdown: "a *b*", options: .init(languageCode: "de"))
    #expect(text.runs.allSatisfy { $0.languageIdentifier == "de" })
  }

  /// Texts for which some Markdown parser took quadratic time or memory.
  static let hostile = [
    ">", "> ", "- ", "1. ", "* a\n  ", "[", "![", "*", "_", "`", "<", "~~", "](", "[a](", "![l",
    "*_", "| - |\n", "|\n|-|\n", "a|\n-|\n", "<!--", "<a ", "&#", "\\", "a@", "www.", "http://a ",
    "\t", "\n", "[a]: b\n", "a``b```", "\0", "é",
  ]

  @Test(arguments: hostile)
  func `long runs of delimiters are parsed within seconds`(sign: String) throws {
    let long = String(repeating: sign, count: 100_000 / sign.utf8.count)
    let short = String(repeating: sign, count: 400)
    let kinds: [AttributedString.MarkdownParsingOptions.InterpretedSyntax] = [
      .full, .inlineOnly, .inlineOnlyPreservingWhitespace,
    ]
    for syntax in kinds {
      let start = ContinuousClock.now
      for text in [long + "a", short + "a" + short] {
        let read = try AttributedString(
          markdown: text, options: .init(interpretedSyntax: syntax))
        let depths = read.runs.prefix(1000).map { $0.presentationIntent?.components.count ?? 0 }
        #expect(depths.allSatisfy { $0 <= 40 })
      }
      #expect(ContinuousClock.now - start < .seconds(10), "\(syntax)")
    }
  }

  @Test func `a wide table in deep lists does not take memory as their product`() throws {
    let nest = String(repeating: "- ", count: 3000)
    let cells = String(repeating: "|a", count: 3000)
    let rule = String(repeating: "|-", count: 3000)
    let text = try AttributedString(
      markdown: nest + cells + "\n" + String(repeating: " ", count: 6000) + rule)
    #expect(text.runs.count > 0)
    #expect(text.runs.allSatisfy { $0.presentationIntent?.components.count == 40 })
  }

  @Test func `tables are recognized in a long text`() throws {
    let table = "| a | b |\n|---|---|\n| c | d |\n\n"
    let text = try AttributedString(markdown: String(repeating: table, count: 500))
    #expect(text.characters.count == 2000)
  }

  /// Parsing on other threads must not change the library's special characters for this one.
  @Test func `random texts are parsed the same on every thread`() async throws {
    var random = SeededGenerator(seed: Fuzz.seed)
    let signs = Array("*_~`[]()!<>#-+|:\\&;\n\n\t  ab1.@é")
    for _ in 0..<(100 * Fuzz.scale) {
      let length = Int.random(in: 1...80, using: &random)
      let text = String((0..<length).map { _ in signs.randomElement(using: &random) ?? " " })
      let expected = try AttributedString(markdown: text)
      let others = try await withThrowingTaskGroup(of: AttributedString.self) { group in
        for _ in 0..<3 { group.addTask { try AttributedString(markdown: text) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(others == [expected, expected, expected], "FUZZ_SEED=\(Fuzz.seed): \(text)")
    }
  }
}
