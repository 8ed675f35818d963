// Blocks of Markdown: paragraphs, headers, lists, quotations, code, rules and tables.

internal import Foundation

/// A block's words.
struct MarkdownBlock {
  let text: String
  let intent: PresentationIntent
  /// Whether the text is shown as it is: code and HTML.
  var isLiteral = false
  var isHTML = false
}

/// Takes a document apart.
struct MarkdownBlocks {
  private(set) var blocks: [MarkdownBlock] = []
  /// Addresses by their names.
  private(set) var references: [String: String] = [:]
  private var lastIdentity = 0

  init(_ text: String) {
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacingOccurrences(of: "\t", with: "    ") }
    read(lines, in: nil, depth: 0)
  }

  /// Deeper nests are read as text.
  private static let deepest = 40

  private mutating func intent(
    _ kind: PresentationIntent.Kind, _ parent: PresentationIntent?
  ) -> PresentationIntent {
    lastIdentity += 1
    return PresentationIntent(kind, identity: lastIdentity, parent: parent)
  }

  private mutating func read(_ lines: [String], in parent: PresentationIntent?, depth: Int) {
    var rest = lines[...]
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else if line.indentation >= 4 {
        readIndentedCode(&rest, parent)
      } else if let fence = Fence(line) {
        readFenced(&rest, fence, parent)
      } else if let header = line.trimmed.wholeMatch(of: /(#{1,6})(?:[ ]+(.*?))?(?:[ ]+#+)?[ ]*/) {
        rest.removeFirst()
        add(String(header.2 ?? ""), .header(level: header.1.count), parent)
      } else if line.isRule {
        rest.removeFirst()
        add("⸻", .thematicBreak, parent)
      } else if depth < Self.deepest, line.trimmed.hasPrefix(">") {
        readQuotation(&rest, parent, depth)
      } else if depth < Self.deepest, let marker = ListMarker(line) {
        readList(&rest, marker, parent, depth)
      } else if let columns = Self.columns(rest) {
        readTable(&rest, columns, parent)
      } else if line.trimmed.wholeMatch(of: /<(?:\/?[A-Za-z][^>]*>|!--).*/) != nil,
        !line.trimmed.hasPrefix("<http")
      {
        readHTML(&rest, parent)
      } else {
        readParagraph(&rest, parent)
      }
    }
  }

  private mutating func add(
    _ text: String, _ kind: PresentationIntent.Kind, _ parent: PresentationIntent?
  ) {
    blocks.append(MarkdownBlock(text: text, intent: intent(kind, parent)))
  }

  private mutating func readIndentedCode(
    _ rest: inout ArraySlice<String>, _ parent: PresentationIntent?
  ) {
    var code: [String] = []
    while let line = rest.first, line.isBlank || line.indentation >= 4 {
      code.append(line.unindented(by: 4))
      rest.removeFirst()
    }
    while code.last?.isBlank == true { code.removeLast() }
    addCode(code, nil, parent)
  }

  private mutating func addCode(
    _ lines: [String], _ language: String?, _ parent: PresentationIntent?
  ) {
    blocks.append(
      MarkdownBlock(
        text: lines.map { $0 + "\n" }.joined(),
        intent: intent(.codeBlock(languageHint: language), parent), isLiteral: true))
  }

  /// What begins and ends code.
  private struct Fence {
    let mark: Substring
    let language: String?
    let indentation: Int

    init?(_ line: String) {
      guard let match = line.trimmed.wholeMatch(of: /(`{3,}|~{3,})[ ]*([^`]*)/) else { return nil }
      mark = match.1
      let words = match.2.split(separator: " ")
      language = words.first.map(String.init)
      indentation = line.indentation
    }

    func ends(at line: String) -> Bool {
      let text = line.trimmed
      return line.indentation < 4 && text.count >= mark.count
        && text.allSatisfy { $0 == mark.first }
    }
  }

  private mutating func readFenced(
    _ rest: inout ArraySlice<String>, _ fence: Fence, _ parent: PresentationIntent?
  ) {
    rest.removeFirst()
    var code: [String] = []
    while let line = rest.popFirst(), !fence.ends(at: line) {
      code.append(line.unindented(by: fence.indentation))
    }
    addCode(code, fence.language, parent)
  }

  private mutating func readHTML(
    _ rest: inout ArraySlice<String>, _ parent: PresentationIntent?
  ) {
    var lines: [String] = []
    while let line = rest.first, !line.isBlank {
      lines.append(line)
      rest.removeFirst()
    }
    blocks.append(
      MarkdownBlock(
        text: lines.joined(separator: "\n"), intent: intent(.paragraph, parent), isLiteral: true,
        isHTML: true))
  }

  private mutating func readQuotation(
    _ rest: inout ArraySlice<String>, _ parent: PresentationIntent?, _ depth: Int
  ) {
    var inner: [String] = []
    while let line = rest.first, !line.isBlank {
      let text = line.trimmed
      if text.hasPrefix(">") {
        inner.append(String(text.dropFirst()).unindented(by: 1))
      } else if startsBlock(line) || inner.last?.isBlank == true {
        break
      } else {
        inner.append(line)
      }
      rest.removeFirst()
    }
    read(inner, in: intent(.blockQuote, parent), depth: depth + 1)
  }

  /// Whether a line cannot go on with the paragraph before it.
  private func startsBlock(_ line: String) -> Bool {
    line.isRule || Fence(line) != nil || line.trimmed.hasPrefix(">")
      || line.trimmed.firstMatch(of: /^#{1,6}(?: |$)/) != nil
      || ListMarker(line).map { $0.ordinal ?? 1 == 1 && !$0.isEmpty } == true
  }

  /// What begins an item.
  private struct ListMarker {
    /// nil: a bullet.
    let ordinal: Int?
    let sign: Character
    /// Columns from which on lines belong to the item.
    let width: Int
    let isEmpty: Bool

    init?(_ line: String) {
      guard line.indentation < 4, !line.isRule,
        let match = line.trimmed.wholeMatch(of: /([*+\-]|(\d{1,9})[.)])(?:( +)(.*))?/),
        let sign = match.1.last
      else { return nil }
      self.sign = sign
      ordinal = match.2.flatMap { Int($0) }
      isEmpty = (match.4 ?? "").isEmpty
      let spaces = match.3?.count ?? 1
      width = line.indentation + match.1.count + (isEmpty || spaces > 4 ? 1 : spaces)
    }

    func continues(_ other: ListMarker) -> Bool {
      sign == other.sign && (ordinal == nil) == (other.ordinal == nil)
    }
  }

  private mutating func readList(
    _ rest: inout ArraySlice<String>, _ first: ListMarker, _ parent: PresentationIntent?,
    _ depth: Int
  ) {
    let list = intent(first.ordinal == nil ? .unorderedList : .orderedList, parent)
    var ordinal = first.ordinal ?? 1
    while let line = rest.first, let marker = ListMarker(line), marker.continues(first) {
      let lines = itemLines(&rest, marker)
      read(lines, in: intent(.listItem(ordinal: ordinal), list), depth: depth + 1)
      ordinal += 1
    }
  }

  private func itemLines(
    _ rest: inout ArraySlice<String>, _ marker: ListMarker
  ) -> [String] {
    var lines = [String(rest.removeFirst().dropFirst(marker.width))]
    while let line = rest.first {
      if line.isBlank {
        // Blank lines belong to the item where it goes on.
        guard let next = rest.first(where: { !$0.isBlank }), next.indentation >= marker.width
        else {
          while rest.first?.isBlank == true { rest.removeFirst() }
          break
        }
        lines.append("")
      } else if line.indentation >= marker.width {
        lines.append(line.unindented(by: marker.width))
      } else if lines.last?.isBlank == true || startsBlock(line) || ListMarker(line) != nil {
        break
      } else {
        lines.append(line)
      }
      rest.removeFirst()
    }
    return lines
  }

  /// The columns of a table that begins with these lines.
  private static func columns(
    _ lines: ArraySlice<String>
  ) -> [PresentationIntent.TableColumn]? {
    guard lines.count >= 2, let head = lines.first, head.contains("|") else { return nil }
    let marks = cells(lines[lines.startIndex + 1])
    guard marks.count == cells(head).count,
      marks.allSatisfy({ $0.wholeMatch(of: /:?-+:?/) != nil })
    else { return nil }
    return marks.map { mark in
      let isLeft = mark.hasPrefix(":")
      let isRight = mark.hasSuffix(":")
      return .init(alignment: isRight ? (isLeft ? .center : .right) : .left)
    }
  }

  private static func cells(_ line: String) -> [String] {
    var text = line.trimmed.replacingOccurrences(of: "\\|", with: "\u{0}")
    if text.hasPrefix("|") { text.removeFirst() }
    if text.hasSuffix("|") { text.removeLast() }
    return text.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.replacingOccurrences(of: "\u{0}", with: "|").trimmed }
  }

  private mutating func readTable(
    _ rest: inout ArraySlice<String>, _ columns: [PresentationIntent.TableColumn],
    _ parent: PresentationIntent?
  ) {
    let table = intent(.table(columns: columns), parent)
    var row = 0
    while let line = rest.first, !line.isBlank, row == 0 || !startsBlock(line) {
      rest.removeFirst(row == 0 ? 2 : 1)
      let kind: PresentationIntent.Kind = row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row)
      let place = intent(kind, table)
      for (column, cell) in Self.cells(line).prefix(columns.count).enumerated() {
        add(cell, .tableCell(columnIndex: column), place)
      }
      row += 1
    }
  }

  private mutating func readParagraph(
    _ rest: inout ArraySlice<String>, _ parent: PresentationIntent?
  ) {
    var lines: [String] = []
    while let line = rest.first, !line.isBlank, lines.isEmpty || !startsBlock(line) {
      rest.removeFirst()
      if lines.isEmpty,
        let definition = line.trimmed.wholeMatch(
          of: /\[([^\]]+)\]:[ ]*<?([^\s>]+)>?(?:[ ]+["'(].*["')])?/)
      {
        references[MarkdownInlines.key(String(definition.1))] = String(definition.2)
        return
      }
      lines.append(String(line.drop { $0 == " " }))
      if let under = rest.first, under.indentation < 4,
        under.trimmed.wholeMatch(of: /=+|-+/) != nil
      {
        rest.removeFirst()
        let level = under.trimmed.hasPrefix("=") ? 1 : 2
        return add(lines.joined(separator: "\n").trimmed, .header(level: level), parent)
      }
    }
    add(lines.joined(separator: "\n").trimmed, .paragraph, parent)
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  fileprivate func unindented(by count: Int) -> String {
    String(dropFirst(Swift.min(count, indentation)))
  }

  /// Three or more of the same sign alone.
  fileprivate var isRule: Bool {
    let signs = filter { $0 != " " }
    guard indentation < 4, signs.count >= 3, let first = signs.first else { return false }
    return "*-_".contains(first) && signs.allSatisfy { $0 == first }
  }
}
