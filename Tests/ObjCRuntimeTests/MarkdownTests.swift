// Markdown: what words mean, where they lead, and in which blocks they stand.

import Foundation
import ObjCRuntime
import Testing

@Suite struct MarkdownTests {
  /// The runs of a text: words with signs for what is meant.
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
      let link = run.link.map { "→" + $0.absoluteString } ?? ""
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
  ])
  func `words are meant as their signs say`(markdown: String, runs: [String]) throws {
    #expect(try inlines(markdown) == runs)
  }

  /// Blocks as kinds from the outermost on, and their text.
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
  ])
  func `blocks are told by their intents`(markdown: String, expected: [String]) throws {
    #expect(try blocks(markdown) == expected)
  }

  @Test func `a table's cells know their column and row`() throws {
    let cells = try blocks("| a | b |\n|:-:|--:|\n| 1 | **2** |")
    #expect(cells.count == 4)
    #expect(cells[0].contains("tableHeaderRow tableCell(columnIndex: 0): a"))
    #expect(cells[3].contains("tableRow(rowIndex: 1) tableCell(columnIndex: 1): 2"))
    #expect(cells[0].contains("center") && cells[0].contains("right"))
  }

  @Test func `spaces stay where they are asked to, and addresses begin at a base`() throws {
    let text = try AttributedString(
      markdown: "a\n\n  b [c](d)",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: URL(string: "https://x.org/e/"))
    #expect(String(text.characters) == "a\n\n  b c")
    #expect(text.runs.compactMap(\.link?.absoluteString) == ["https://x.org/e/d"])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xFD])) }
  }

  @Test func `nests of signs end`() throws {
    for sign in ["*", "_", "[", "![", ">", "- ", "`", "<", "~~", "](", "| - |\n"] {
      let text = String(repeating: sign, count: 400)
      _ = try AttributedString(markdown: text)
      _ = try AttributedString(markdown: text + "a" + text)
    }
  }
}
