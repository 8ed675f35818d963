// The output of `vitrine scan`.

internal import CoreGraphics
internal import Inspection
internal import Messages

/// The report of a scan, piece by piece: what is known is printed while the rest is built.
package struct ScanReport {
  private let isJSON: Bool
  private var rows: [(kind: String, outcome: String)] = []

  /// A report that is an array of objects in JSON, or else a table.
  package init(asJSON isJSON: Bool) { self.isJSON = isJSON }

  /// Whether every designable gave a frame, with all of its file.
  package var isClean: Bool { rows.allSatisfy { $0.outcome == "drawn" || $0.outcome == "blank" } }

  /// The beginning, before the rows.
  package var head: String { isJSON ? "[" : Self.line(Self.columns.map(\.name)) }

  /// A row: an object with its keys sorted, or a line with the errors below it.
  mutating func add(_ entry: ScanEntry) -> String {
    rows.append((entry.kind.rawValue, entry.outcome))
    guard isJSON else { return Self.text(entry) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(entry)) ?? Data()
    return (rows.count == 1 ? "" : ",\n") + String(decoding: data, as: UTF8.self)
  }

  /// The end of the array, or the counts: "60 designables, 1 preview: 58 drawn, 2 blank, 1 crashed".
  package var foot: String {
    guard !isJSON else { return "]" }
    let order = ["drawn", "blank", "in part", "crashed", "hung", "refused", "not compiled"]
    let outcomes = Self.counts(rows.map(\.outcome), order).map { "\($0.count) \($0.word)" }
    let known = ["designable", "preview", "view", "scene"]
    let kinds = Self.counts(rows.map(\.kind), known).map {
      "\($0.count) \($0.word)\($0.count == 1 ? "" : "s")"
    }
    let all = kinds.isEmpty ? "0 designables" : kinds.joined(separator: ", ")
    return "\n\(all): " + outcomes.joined(separator: ", ")
  }

  private static func counts(
    _ words: [String], _ order: [String]
  ) -> [(word: String, count: Int)] {
    let counts = Dictionary(grouping: words) { $0 }.mapValues(\.count)
    return order.compactMap { word in counts[word].map { (word, $0) } }
  }

  // MARK: The table

  /// Messages below a row: more are in the JSON.
  private static let shownMessages = 5

  /// The columns with their widths; a longer text moves the rest of its line, as the lines that follow are not known.
  private static let columns: [(name: String, width: Int)] = [
    ("name", 32), ("kind", 10), ("target", 18), ("outcome", 12), ("lowered", 7), ("compile", 9),
    ("draw", 7), ("picture", 20), ("missing", 0),
  ]

  private static func text(_ entry: ScanEntry) -> String {
    let row = line([
      entry.name, entry.kind.rawValue, shortened(entry.target ?? ""), entry.outcome,
      entry.lowered ? "yes" : "no",
      seconds(entry.compileSeconds), seconds(entry.drawSeconds), entry.picture ?? "",
      entry.missingSymbols.joined(separator: " "),
    ])
    let messages = (entry.messages + entry.leftOut).prefix(shownMessages).map {
      "    " + $0.printable
    }
    return ([row] + messages).joined(separator: "\n")
  }

  /// A target's name as wide as its column, with its beginning and its end.
  private static func shortened(_ target: String) -> String {
    let width = columns[2].width
    guard target.count > width else { return target }
    let half = (width - 1) / 2
    return target.prefix(width - 1 - half) + "…" + target.suffix(half)
  }

  private static func line(_ cells: [String]) -> String {
    let padded = zip(cells, columns).map { cell, column in
      cell.padding(toLength: max(cell.count, column.width), withPad: " ", startingAt: 0)
    }
    let line = padded.joined(separator: "  ").printable
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func seconds(_ value: Double) -> String {
    DecimalText.text((value * 100).rounded() / 100) + " s"
  }
}
