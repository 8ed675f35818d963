// The output of `vitrine scan`.

internal import CoreGraphics
internal import Inspection

/// The report as text.
package struct ScanReport {
  private let entries: [ScanEntry]

  init(_ entries: [ScanEntry]) { self.entries = entries }

  /// Whether every designable gave a frame.
  package var isClean: Bool { entries.allSatisfy { $0.drawn || $0.blank } }

  /// An array of objects, keys sorted.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(entries)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// A line a designable, its errors below it, and the counts at the end.
  package var table: String {
    let widths = (0..<cells.header.count).map { column in
      ([cells.header] + cells.rows).map { $0[column].count }.max() ?? 0
    }
    func line(_ row: [String]) -> String {
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
    }
    let rows = zip(cells.rows, entries).flatMap { row, entry in
      [line(row)] + entry.messages.prefix(Self.shownMessages).map { "    " + $0 }
    }
    return ([line(cells.header)] + rows + ["", summary]).joined(separator: "\n")
  }

  /// Messages below a designable: more are in the JSON.
  private static let shownMessages = 5

  private var cells: (header: [String], rows: [[String]]) {
    let header = ["designable", "compiled", "lowered", "outcome", "compile", "draw", "missing"]
    let rows = entries.map { entry in
      [
        entry.name, entry.compiled ? "yes" : "no", entry.lowered ? "yes" : "no", entry.outcome,
        Self.seconds(entry.compileSeconds), Self.seconds(entry.drawSeconds),
        entry.missingSymbols.joined(separator: " "),
      ]
    }
    return (header, rows)
  }

  /// "61 designables: 58 drawn, 2 blank, 1 crashed".
  private var summary: String {
    let counts = Dictionary(grouping: entries, by: \.outcome).mapValues(\.count)
    let order = ["drawn", "blank", "crashed", "hung", "refused", "not compiled"]
    let words = order.compactMap { name in counts[name].map { "\($0) \(name)" } }
    return "\(entries.count) designable\(entries.count == 1 ? "" : "s"): "
      + words.joined(separator: ", ")
  }

  private static func seconds(_ value: Double) -> String {
    DecimalText.text((value * 100).rounded() / 100) + " s"
  }
}
