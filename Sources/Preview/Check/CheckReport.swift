// The table of a check, and its last line.

internal import CoreGraphics
internal import Inspection
internal import Messages

/// The report of a check in text.
package struct CheckReport {
  let results: [CheckResult]
  /// The stored pictures that nothing names; nil: not known.
  let orphans: [String]?
  /// Whether the orphans were removed.
  let isPruned: Bool
  let seconds: Double
  /// The file of the HTML page; nil: none was asked for.
  let pagePath: String?

  /// Whether every picture is as it was stored, or is stored now.
  package var isClean: Bool { results.allSatisfy(\.outcome.isClean) }

  /// The rows, each with its sentences below it, and the counts. `isVerbose`: also those that are as stored.
  package func table(isVerbose: Bool) -> String {
    let rows = isVerbose ? results : results.filter { $0.outcome != .same }
    let width = rows.map(\.outcome.rawValue.count).max() ?? 0
    var lines = rows.flatMap { row -> [String] in
      let word = row.outcome.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
      return ["\(word)  \(row.shownName)"]
        + row.messages.prefix(Self.shownMessages).map { "    " + $0.printable }
    }
    if let orphans, !orphans.isEmpty {
      let word = isPruned ? "removed" : "unused"
      lines += orphans.map { "\(word)  \(ShownPath.of($0))" }
      if !isPruned { lines.append("    no view names these: --prune removes them") }
    }
    if orphans == nil, isPruned { lines.append("nothing is pruned: not all sources can be read") }
    return (lines + (lines.isEmpty ? [] : [""]) + hints + [counts]).joined(separator: "\n")
  }

  private static let shownMessages = 5

  /// How somebody goes on from here: where the pictures are seen, and how new ones are accepted.
  private var hints: [String] {
    var hints: [String] = []
    if let pagePath {
      hints.append("the pictures, stored and new: \(ShownPath.of(pagePath))")
    } else if !isClean {
      hints.append("--html FILE writes a page that shows them, stored and new")
    }
    return hints + (acceptance.map { [$0] } ?? [])
  }

  /// How pictures that are missing or differ are accepted; nil: there are none.
  var acceptance: String? {
    let isAsked = results.contains { $0.outcome == .different || $0.outcome == .missing }
    return isAsked ? "--record stores the pictures that are missing or different" : nil
  }

  /// As in “12 pictures: 11 same, 1 different; 0.8 s”.
  var counts: String {
    let words = CheckResult.Outcome.allCases.compactMap { outcome in
      let count = results.count { $0.outcome == outcome }
      return count == 0 ? nil : "\(count) \(outcome.rawValue)"
    }
    let all = "\(results.count) picture\(results.count == 1 ? "" : "s")"
    let time = DecimalText.text((seconds * 10).rounded() / 10) + " s"
    return "\(all)\(words.isEmpty ? "" : ": " + words.joined(separator: ", ")); \(time)"
  }
}

extension CheckResult {
  /// The stored file, or the place of a view that there is no picture of.
  var shownName: String {
    path.map { ShownPath.of($0) } ?? "\(ShownPath.of(file)):\(line): \(name)"
  }

  /// The source's path, as a person reads it.
  var shownFile: String { ShownPath.of(file) }
}
